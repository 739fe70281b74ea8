import { sleep } from 'k6';
import { pick } from '../lib/pick.ts';
import { settings } from '../lib/settings.ts';
import { operation } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';
import { TRIAL } from './comment.ts';

interface Listed {
  conversations: { items: readonly { id: string }[] };
}
interface Inbox {
  inbox: { revision: number };
}
interface Sent {
  sendMessage: { message: { id: string } };
}

/** A member opens a conversation, writes, polls the inbox as a page without a live connection does, and deletes the message. */
export const message = ({ sessions }: Stock): void => {
  const session = pick(sessions);
  const known = operation<Inbox>('InboxNow', { since: null }, session);
  const listed = operation<Listed>('Conversations', { folder: 'INBOX' }, session);
  // Demo members without conversations only poll: a new conversation would stay after the run.
  const conversationId = listed?.conversations.items[0]?.id;
  if (!known || conversationId === undefined) return;
  operation('Messages', { conversationId }, session);
  sleep(settings.think);
  const body = `${TRIAL} ${__VU}-${__ITER}`;
  const sent = operation<Sent>('SendMessage', { input: { conversationId, body } }, session);
  operation('InboxNow', { since: known.inbox.revision }, session);
  if (sent) operation('DeleteMessage', { id: sent.sendMessage.message.id }, session);
};
