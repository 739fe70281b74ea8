import { randomUUID } from 'node:crypto';
import { badInput, checkText, cleanText, DomainError, uniqueIds, type Clock } from '@seyir/kit';
import type { RoomVisibility } from '../domain/room.js';
import { FIRST_BEAT } from './beat-room.js';
import { assertFollowed } from './invite-to-room.js';
import type { Transaction } from './ports.js';
import type { Episodes, Followed, RoomNotices, RoomStore } from './room-ports.js';

/** In graphemes (product-rules, Text). */
export const TITLE = { min: 3, max: 80 };
const MOST_ROOMS = 20;
/** A scheduled room begins at least and at most this far ahead. */
const SOONEST_MS = 5 * 60_000;
const LATEST_MS = 30 * 24 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** How long a member who has opened too many rooms must wait. */
const RETRY_MS = 60 * 60_000;

export interface NewRoomInput {
  readonly episodeId: string;
  readonly title: string;
  /** Undefined: only invited members if there are any, otherwise everybody with the link. */
  readonly visibility: RoomVisibility | undefined;
  readonly inviteIds: readonly string[];
  /** Start time; undefined for a room that opens now. */
  readonly startsAt: Date | undefined;
}

// The episode and the follows are checked in other services; one transaction then adds the room and its invitations.
interface Deps {
  readonly rooms: RoomStore;
  readonly roomNotices: RoomNotices;
  readonly episodes: Episodes;
  readonly followed: Followed;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Opens a room as a lobby with the member as host, and invites members, who are notified. Returns its code. BAD_INPUT without an episode or a
 * title, for an unknown episode, for a time that is not 5 minutes to 30 days ahead, and for an invited member whom the host does
 * not follow; SLOW_DOWN beyond 20 rooms in 24 hours.
 */
export const createRoom =
  ({ rooms, roomNotices, episodes, followed, transaction, clock }: Deps) =>
  async (memberId: string, input: NewRoomInput): Promise<string> => {
    const { episodeId, startsAt } = input;
    const title = cleanText(input.title);
    const problem = checkText(title, TITLE);
    const ahead = startsAt ? startsAt.getTime() - clock.now().getTime() : SOONEST_MS;
    const isTimely = ahead >= SOONEST_MS && ahead <= LATEST_MS;
    if (episodeId === '' || problem || !isTimely)
      throw badInput({
        ...(episodeId === '' && { episodeId: 'required' }),
        ...(problem && { title: problem }),
        ...(!isTimely && { startsAt: 'invalid' }),
      });
    const place = await episodes.placeOf(episodeId);
    if (!place) throw badInput({ episodeId: 'invalid' });
    const invited = uniqueIds(input.inviteIds).filter((id) => id !== memberId);
    await assertFollowed(followed, 'inviteIds', invited);
    const visibility = input.visibility ?? (invited.length > 0 ? 'invited' : 'link');
    return transaction.run(async () => {
      const now = clock.now();
      const since = new Date(now.getTime() - DAY_MS);
      if ((await rooms.countCreated(memberId, since)) >= MOST_ROOMS)
        throw new DomainError('SLOW_DOWN', { reason: 'rooms in 24 hours', retryAfterMs: RETRY_MS });
      const id = randomUUID();
      await rooms.add({ id, title, visibility, hostId: memberId, episodeId, place, startsAt, now });
      await rooms.beat(id, memberId, FIRST_BEAT, now);
      const recipientIds = await rooms.invite(id, invited, now);
      await roomNotices.tell({ kind: 'invite', roomId: id, recipientIds, actorId: memberId });
      return id;
    });
  };
