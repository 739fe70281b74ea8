import { isId, keyPage, keyset, notFound, type Clock, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import { presentSince } from './change-room.js';
import type { Room, RoomListStore, RoomMember, RoomStore } from './room-ports.js';

const sizes = { usual: 24, most: 60 } as const;
const newestFirst = keyset('own-rooms', { at: 'moment', id: 'id' });

/** Maximum number of members in a room's list; larger rooms show the first ones. */
const MOST_MEMBERS_SHOWN = 200;

interface Deps {
  readonly rooms: RoomStore;
  readonly clock: Clock;
}

interface ListDeps {
  readonly roomLists: RoomListStore;
  readonly clock: Clock;
}

/** One room. NOT_FOUND. */
export const getRoom =
  ({ rooms, clock }: Deps) =>
  async (memberId: string, id: string): Promise<Room> => {
    const [room] = isId(id) ? await rooms.byIds(memberId, [id], presentSince(clock.now())) : [];
    if (!room) throw notFound(`room ${id}`);
    return room;
  };

/**
 * Public rooms with present members, the largest first. It is one page of at most 60, because their order changes with every member
 * who enters or leaves.
 */
export const listPublicRooms =
  ({ roomLists, clock }: ListDeps) =>
  async (memberId: string, size: number): Promise<KeyPage<Room>> => {
    const limit = Math.min(size || sizes.usual, sizes.most);
    return {
      items: await roomLists.listPublic(memberId, presentSince(clock.now()), limit),
      last: true,
      next: '',
    };
  };

/** Open rooms that the member is in or invited to, the newest first. BAD_INPUT as in keyPage. */
export const listOwnRooms =
  ({ roomLists, clock }: ListDeps) =>
  (memberId: string, page: KeyPageQuery | undefined): Promise<KeyPage<Room>> =>
    keyPage({ keyset: newestFirst, sizes, page }, (slice) =>
      roomLists.listOwn(memberId, slice, presentSince(clock.now())),
    );

/** The members of a room: host, moderators, present members, then absent ones; at most 200. */
export const listRoomMembers =
  ({ rooms, clock }: Deps) =>
  (id: string): Promise<readonly RoomMember[]> =>
    rooms.members(id, presentSince(clock.now()), MOST_MEMBERS_SHOWN);
