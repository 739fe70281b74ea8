import { badInput, DomainError, isId, notFound, uniqueIds, type Clock } from '@seyir/kit';
import type { Transaction } from './ports.js';
import type { Followed, RoomNotices, RoomStore } from './room-ports.js';

/** Maximum number of invited members per call. */
const MOST_INVITED = 100;

interface Deps {
  readonly rooms: RoomStore;
  readonly roomNotices: RoomNotices;
  readonly followed: Followed;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Host and moderators invite members whom they follow, and those are notified; banned members stay banned, and members in the room
 * stay in it. ROOM_ENDED; BAD_INPUT for a member whom the
 * inviting one does not follow.
 */
export const inviteToRoom =
  ({ rooms, roomNotices, followed, transaction, clock }: Deps) =>
  async (memberId: string, id: string, memberIds: readonly string[]): Promise<void> => {
    const invited = uniqueIds(memberIds).filter((other) => other !== memberId);
    await assertFollowed(followed, 'memberIds', invited);
    await transaction.run(async () => {
      const room = isId(id) ? await rooms.lock(id) : undefined;
      if (!room) throw notFound(`room ${id}`);
      if (room.state.phase === 'ended') throw new DomainError('ROOM_ENDED');
      const recipientIds = await rooms.invite(id, invited, clock.now());
      await roomNotices.tell({ kind: 'invite', roomId: id, recipientIds, actorId: memberId });
    });
  };

/** BAD_INPUT for more than 100 members, and for one whom the calling member does not follow (product-rules). */
export const assertFollowed = async (
  followed: Followed,
  field: string,
  memberIds: readonly string[],
): Promise<void> => {
  if (memberIds.length > MOST_INVITED) throw badInput({ [field]: 'too_many' });
  const known = await followed.among(memberIds);
  if (memberIds.some((id) => !known.has(id))) throw badInput({ [field]: 'invalid' });
};
