import { badInput, isId, type GoneMembers } from '@seyir/kit';
import type { MessageReaction } from '../domain/message.js';
import { MOST_PHOTOS, type Photo } from '../domain/photo.js';
import { bodyOf } from './message-text.js';
import type { PhotoStore } from './photo-ports.js';
import type { ConversationStore, ImportResult, MessageStore, Transaction } from './ports.js';

const MOST_CONVERSATIONS = 100;
const MOST_MESSAGES = 200;

export interface ImportedMessage {
  readonly id: string;
  readonly authorId: string;
  readonly body: string;
  readonly sentAt: Date;
  /** The position of the answered message in the list, from 1; undefined if it is no reply. */
  readonly replyToSeq: number | undefined;
  readonly reactions: readonly MessageReaction[];
  readonly photos: readonly Photo[];
}

export interface ImportedConversation {
  readonly id: string;
  readonly openerId: string;
  readonly otherId: string;
  /** False while it is a message request to the other member. */
  readonly accepted: boolean;
  /** The oldest first. */
  readonly messages: readonly ImportedMessage[];
  /** Messages at the end that each of the two has not read. */
  readonly openerUnread: number;
  readonly otherUnread: number;
}

interface Deps {
  readonly conversations: ConversationStore;
  readonly messages: MessageStore;
  readonly photos: Pick<PhotoStore, 'add'>;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
}

/**
 * Imports up to 100 conversations, idempotent by id: of an existing conversation only the times of its imported messages move.
 * Conversations of erased members, and of two members who already have another conversation, are left out. Nobody is notified.
 * BAD_INPUT.
 */
export const importConversations =
  ({ conversations, messages, photos, goneMembers, transaction }: Deps) =>
  async (imported: readonly ImportedConversation[]): Promise<ImportResult> => {
    check(imported);
    let created = 0;
    let updated = 0;
    for (const one of imported) {
      const done = await transaction.run(() => importOne(one));
      if (done === 'created') created += 1;
      if (done === 'updated') updated += 1;
    }
    return { created, updated, unchanged: imported.length - created - updated };

    async function importOne(one: ImportedConversation): Promise<'created' | 'updated' | 'unchanged'> {
      const { id, openerId, otherId, accepted } = one;
      await conversations.lockPair(openerId, otherId);
      const known = await conversations.idOf(openerId, otherId);
      if (known !== undefined) {
        if (known !== id || !(await conversations.lock(id, openerId))) return 'unchanged';
        return (await messages.moveTimes(id, one.messages)) > 0 ? 'updated' : 'unchanged';
      }
      if ((await goneMembers.among([openerId, otherId])).size > 0) return 'unchanged';
      const [first] = one.messages;
      await conversations.add({
        id,
        openedBy: openerId,
        otherId,
        accepted,
        now: first?.sentAt ?? new Date(0),
      });
      for (const [index, message] of one.messages.entries()) {
        const { authorId, replyToSeq, reactions } = message;
        const place = { id: message.id, conversationId: id, authorId, seq: index + 1 };
        const body = bodyOf(message.body, { mayBeEmpty: message.photos.length > 0 });
        await messages.add({ ...place, body, replyToSeq, now: message.sentAt });
        await photos.add(place, message.photos);
        for (const { memberId, reaction } of reactions) await messages.react(place, memberId, reaction);
      }
      const last = one.messages.length;
      await conversations.setRead(id, openerId, last - one.openerUnread);
      await conversations.setRead(id, otherId, last - one.otherUnread);
      return 'created';
    }
  };

const idsOf = ({ id, photos }: ImportedMessage): string[] => [id, ...photos.map((photo) => photo.id)];

const check = (imported: readonly ImportedConversation[]): void => {
  if (imported.length > MOST_CONVERSATIONS) throw badInput({ conversations: 'too_long' });
  imported.forEach((one, index) => {
    const { id, openerId, otherId, accepted, messages, openerUnread, otherUnread } = one;
    const pair = [openerId, otherId];
    const isValid =
      [id, ...pair, ...messages.flatMap(idsOf)].every(isId) &&
      openerId !== otherId &&
      messages.length > 0 &&
      messages.length <= MOST_MESSAGES &&
      Math.max(openerUnread, otherUnread) <= messages.length &&
      messages.every(
        ({ authorId, replyToSeq, reactions, photos }, place) =>
          photos.length <= MOST_PHOTOS &&
          (accepted ? pair.includes(authorId) : authorId === openerId) &&
          (replyToSeq === undefined || replyToSeq <= place) &&
          reactions.every(({ memberId }) => pair.includes(memberId)),
      );
    if (!isValid) throw badInput({ [`conversations.${index}`]: 'invalid' });
  });
};
