import { badInput, notFound } from '@seyir/kit/stateless';
import type { Conversation, Member, Message } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { profilePath } from '../../operations/links.js';
import { markConversationRead } from '../../operations/messaging/manage-conversation.js';
import { findConversation, getConversation, listMessages } from '../../operations/messaging/read-messages.js';
import { listUnread } from '../../operations/messaging/take-inbox.js';
import {
  openConversation,
  sendMessage,
  type SentMessage,
} from '../../operations/messaging/write-messages.js';
import { isOutage } from '../../errors/outage.js';
import { flag, id, optionalId, rawText } from '../fields.js';
import { row, type Row } from '../row.js';
import { asBit, bit, dateOf, iso, path, theme } from '../shapes/common.js';
import { asPerson, person } from '../shapes/person.js';
import { messagesTheme, messageTheme, wordsOf, type MessageView } from '../themes/messages.js';

/** A message may have 2,000 graphemes. */
const message = rawText(32_000);

const now = ({ parts }: Ctx): Date => parts.platform.clock.now();

const memberOf = ({ loaders }: Ctx, id: string): Promise<Member | undefined> =>
  loaders.members.load(id).catch(() => undefined);

const view = async (ctx: Ctx, shown: Message): Promise<MessageView> => ({
  message: shown,
  author: shown.authorId ? await memberOf(ctx, shown.authorId) : undefined,
  isOwn: shown.authorId === ctx.viewer.memberId,
  media: ctx.parts.media,
});

const themeOf = async (ctx: Ctx, shown: Message): Promise<string> =>
  messageTheme(await view(ctx, shown), now(ctx)).text;

/** The newest 50 messages, the oldest first. Old clients have no other call to read messages, so this one marks them as read. */
const threadOf = async (ctx: Ctx, { id, seq, unread }: Conversation): Promise<string> => {
  const list = await listMessages(ctx, { conversationId: id });
  if (unread > 0) await markConversationRead(ctx, { id, seq });
  const views = await Promise.all([...(list?.items ?? [])].reverse().map((shown) => view(ctx, shown)));
  return messagesTheme(views, now(ctx)).text;
};

const conversationOf = async (ctx: Ctx, hash: string): Promise<Conversation> => {
  const conversation = await getConversation(ctx, { id: hash });
  if (!conversation) throw notFound(`conversation ${hash}`);
  return conversation;
};

const sentAnswer = async (ctx: Ctx, { conversation, message: shown }: SentMessage) => ({
  theme: await themeOf(ctx, shown),
  hash: conversation.id,
});

/** Conversations with unread messages, for a poll; empty while messaging does not answer. */
export const unreadMessages = async (ctx: Ctx): Promise<z.output<typeof unreadMessage>[]> => {
  const unread = await listUnread(ctx, {}).catch((error: unknown) => {
    if (isOutage(error)) return [];
    throw error;
  });
  const shown = unread.flatMap(({ last }) => last ?? []);
  return Promise.all(
    shown.map(async (last) => ({
      hash: last.conversationId,
      message: wordsOf(last.body, last.deleted, last.photos.length),
      time: dateOf(last.sentAt).toISOString(),
      theme: await themeOf(ctx, last),
    })),
  );
};

export const unreadMessage = z.object({ hash: z.string(), message: z.string(), time: iso, theme });

const sent = z.object({ theme, hash: z.string() });

export const messageRows: readonly Row[] = [
  row({
    path: '/ajax/service',
    type: 'sendMessage',
    summary: 'Sends a message into the conversation `hash`, or to the member `id`.',
    auth: 'member',
    input: z.object({ message, id: optionalId, hash: optionalId }),
    answer: sent,
    names: { body: 'message', memberId: 'id', conversationId: 'hash' },
    async run(ctx, { message: body, id: memberId, hash: conversationId }) {
      if (conversationId) return sentAnswer(ctx, await sendMessage(ctx, { conversationId, body }));
      if (!memberId) throw badInput({ id: 'required' });
      return sentAnswer(ctx, await openConversation(ctx, { memberId, body }));
    },
  }),
  row({
    path: '/ajax/service',
    type: 'getMessage',
    summary: 'The newest messages of a conversation; `send` says whether one may write in it.',
    auth: 'member',
    input: z.object({ hash: id }),
    answer: z.object({ send: bit, message: theme }),
    async run(ctx, { hash }) {
      const conversation = await conversationOf(ctx, hash);
      return { send: asBit(conversation.mayWrite), message: await threadOf(ctx, conversation) };
    },
  }),
  row({
    path: '/user/get/message',
    summary:
      'The other member and the newest messages of the conversation `hash`, or of the one with the member `id`.',
    auth: 'member',
    input: z.object({ hash: optionalId, id: optionalId }),
    answer: z.object({ user: person.extend({ profile: path }), theme }),
    async run(ctx, { hash, id: memberId }) {
      if (!hash && !memberId) throw badInput({ hash: 'required' });
      const given = hash ? await conversationOf(ctx, hash) : undefined;
      const other = await memberOf(ctx, given?.otherId ?? memberId ?? '');
      if (!given && !other) throw notFound(`member ${memberId}`);
      const found =
        given ?? (other && (await findConversation(ctx, { username: other.username }))?.conversation);
      const profile = other ? profilePath(other.username) : '';
      return { user: { ...asPerson(other), profile }, theme: found ? await threadOf(ctx, found) : '' };
    },
  }),
  row({
    path: '/user/send/message',
    summary:
      'Sends a message: `first` = 1 opens the conversation with the member `id`, later ones name its `hash`.',
    auth: 'member',
    input: z.object({ hash: optionalId, message, id: optionalId, first: flag }),
    answer: sent,
    names: { body: 'message', memberId: 'id', conversationId: 'hash' },
    async run(ctx, { hash: conversationId, message: body, id: memberId, first }) {
      if (!first && conversationId) return sentAnswer(ctx, await sendMessage(ctx, { conversationId, body }));
      if (!memberId) throw badInput({ id: 'required' });
      return sentAnswer(ctx, await openConversation(ctx, { memberId, body }));
    },
  }),
];
