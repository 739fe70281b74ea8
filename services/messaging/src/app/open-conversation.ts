import { randomUUID } from 'node:crypto';
import { badInput, DomainError, isId, notFound } from '@seyir/kit';
import { MOST_OPENED, OPENED_WITHIN_MS } from '../domain/conversation.js';
import type { StoredPhoto } from '../domain/photo.js';
import { addMessage, assertMayWrite, type AddMessageDeps, type Sent } from './add-message.js';
import { bodyOf } from './message-text.js';
import { photosOf, type PhotoInputDeps } from './photo-input.js';
import type { Follows, Members, RequestNotices, Transaction } from './ports.js';

type Deps = AddMessageDeps &
  PhotoInputDeps & {
    readonly members: Members;
    readonly follows: Follows;
    readonly requestNotices: RequestNotices;
    readonly transaction: Transaction;
  };

export interface FirstMessage {
  /** May be empty with photos. */
  readonly body: string;
  readonly photos: readonly StoredPhoto[];
}

/** How long a member who has opened too many conversations must wait. */
const RETRY_MS = 60 * 60_000;

/**
 * Writes to a member: into their existing conversation, or into a new one, which is a request unless the recipient follows the
 * writer (product-rules, Messages); the recipient is notified of a request. BAD_INPUT for the writer's own id, NOT_FOUND for an unknown member, FORBIDDEN if one of the two
 * blocks the other, SLOW_DOWN beyond 20 new conversations in 24 hours.
 */
export const openConversation = (deps: Deps) => {
  const { conversations, members, follows, requestNotices, transaction, clock } = deps;
  const add = addMessage(deps);
  return async (memberId: string, otherId: string, input: FirstMessage): Promise<Sent> => {
    const body = bodyOf(input.body, { mayBeEmpty: input.photos.length > 0 });
    if (otherId === memberId) throw badInput({ memberId: 'invalid' });
    if (!isId(otherId)) throw notFound(`member ${otherId}`);
    const known = await conversations.idOf(memberId, otherId);
    if (!known && !(await members.exists(otherId))) throw notFound(`member ${otherId}`);
    const photos = await photosOf(deps, input.photos);
    const accepted = known !== undefined || (await follows.followsViewer(otherId));
    return transaction.run(async () => {
      await conversations.lockPair(memberId, otherId);
      const id = (await conversations.idOf(memberId, otherId)) ?? (await openNew());
      const locked = await conversations.lock(id, memberId);
      if (!locked) throw notFound(`conversation ${id}`);
      return add(locked, { body, photos, replyToId: '' });
    });

    async function openNew(): Promise<string> {
      await assertMayWrite(deps, memberId, otherId);
      const since = new Date(clock.now().getTime() - OPENED_WITHIN_MS);
      if ((await conversations.countOpened(memberId, since)) >= MOST_OPENED)
        throw new DomainError('SLOW_DOWN', { reason: 'new conversations', retryAfterMs: RETRY_MS });
      // A random id that is not ordered by time, so that the address of a conversation reveals nothing.
      const id = randomUUID();
      await conversations.add({ id, openedBy: memberId, otherId, accepted, now: clock.now() });
      if (!accepted)
        await requestNotices.tell({ conversationId: id, senderId: memberId, recipientId: otherId });
      return id;
    }
  };
};
