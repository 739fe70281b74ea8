import { uniqueIds, type RelationResolvers } from '@seyir/kit';
import type { RoomEntryStore, RoomRelation as Related, RoomStore } from './app/room-ports.js';
import { mayControl } from './domain/room.js';
import type { RoomRelation } from './room-permissions.js';

interface Stores {
  readonly rooms: RoomStore;
  readonly roomEntries: RoomEntryStore;
}

/** Finds the relations of members to rooms and to the entries of their chats. */
export const roomRelations = ({ rooms, roomEntries }: Stores): RelationResolvers<RoomRelation> => {
  const toRooms = async (memberId: string | undefined, ids: readonly string[]) => {
    const found = memberId ? await rooms.relationsOf(memberId, uniqueIds(ids)) : [];
    return new Map(
      found.flatMap((one): [string, readonly RoomRelation[]][] => {
        const relations = relationsTo(one);
        return relations.length > 0 ? [[one.id, relations]] : [];
      }),
    );
  };
  const toEntries = async (memberId: string | undefined, ids: readonly string[]) => {
    const places = memberId ? await roomEntries.placesOf(uniqueIds(ids)) : [];
    const rights = await toRooms(
      memberId,
      places.map(({ roomId }) => roomId),
    );
    return new Map(
      places.flatMap(({ id, roomId, authorId }): [string, readonly RoomRelation[]][] => {
        const own = rights.get(roomId)?.filter((one) => one !== 'guest') ?? [];
        if (own.length === 0) return [];
        return [[id, [authorId === memberId ? 'writer' : isManager(own) ? 'manager' : 'reader']]];
      }),
    );
  };
  return {
    room: ({ memberId }, ids) => toRooms(memberId, ids),
    'room-entry': ({ memberId }, ids) => toEntries(memberId, ids),
    async 'room-target'({ memberId }, ids) {
      const [own, theirs] = await Promise.all([toEntries(memberId, ids), toRooms(memberId, ids)]);
      const seen = [...theirs.keys()].map((id) => [id, ['reader']] as [string, readonly RoomRelation[]]);
      return new Map([...seen, ...own]);
    },
  };
};

const isManager = (relations: readonly RoomRelation[]): boolean =>
  relations.includes('host') || relations.includes('moderator');

const relationsTo = ({ visibility, phase, memberCount, standing }: Related): readonly RoomRelation[] => {
  switch (standing) {
    case 'host':
    case 'moderator':
      return [standing];
    case 'member':
      return mayControl(standing, memberCount) ? ['controller', 'member'] : ['member'];
    case 'left':
      // After the end, only former members may read the chat. While a room is open, every reader is in its list of members.
      return phase === 'ended' ? ['past', 'guest'] : ['guest'];
    case 'invited':
      return ['guest'];
    case 'banned':
      return [];
    case 'kicked':
    case undefined:
      return visibility === 'invited' ? [] : ['guest'];
  }
};
