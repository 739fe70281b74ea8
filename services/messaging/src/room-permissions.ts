import { everyone, members } from '@seyir/kit';

/**
 * The relation of a member to a room: `controller` is a member of a room with at most 50, `past` was in a room that has ended,
 * `guest` may enter. The relation to a chat entry: its `writer`, a `manager` (host or moderator), or another `reader`.
 */
export type RoomRelation =
  'host' | 'moderator' | 'controller' | 'member' | 'past' | 'guest' | 'writer' | 'manager' | 'reader';

const room = { kind: 'room', ids: ({ code }: { code: string }) => [code] } as const;
const entry = { kind: 'room-entry', ids: ({ entryId }: { entryId: string }) => [entryId] } as const;
/** The target of a report: an entry, or the room. */
const target = { kind: 'room-target', ids: ({ targetId }: { targetId: string }) => [targetId] } as const;

const byHost = { viewer: { host: members }, object: room } as const;
const byManagers = { viewer: { host: members, moderator: members }, object: room } as const;
const inside = { host: members, moderator: members, member: members } as const;
const byMembers = { viewer: inside, object: room } as const;
const byReaders = { viewer: { ...inside, past: members }, object: room } as const;
const byGuests = { viewer: { ...inside, past: members, guest: members }, object: room } as const;

/** Only members enter rooms, and staff has no special rights in them. A member who may not enter gets NOT_FOUND. */
export const roomPermissions = {
  createRoom: { viewer: { any: members } },
  inviteToRoom: byManagers,
  joinRoom: { ...byGuests, whileSilenced: true },
  leaveRoom: byGuests,
  getRoom: byGuests,
  listRooms: { viewer: { any: everyone } },
  listRoomMembers: byMembers,
  controlRoom: { viewer: { host: members, moderator: members, controller: members }, object: room },
  startRoom: byManagers,
  endRoom: { ...byHost, whileSilenced: true },
  handOverRoom: { ...byHost, whileSilenced: true },
  setRoomRole: byHost,
  removeFromRoom: byManagers,
  beatRoom: { ...byMembers, whileSilenced: true },
  listRoomWatched: byReaders,
  listRoomEntries: byReaders,
  getRoomEntries: byReaders,
  addRoomEntry: byMembers,
  deleteRoomEntry: { viewer: { writer: members, manager: members }, object: entry },
  listRoomQueue: byMembers,
  proposeEpisode: byMembers,
  voteForEpisode: byMembers,
  removeProposal: byManagers,
  startNextEpisode: byManagers,
  // The player reports it, like a heartbeat.
  reportEpisodeEnd: { ...byManagers, whileSilenced: true },
  stopNextEpisode: byManagers,
  reactInRoom: byMembers,
  listCrowdReactions: { viewer: { any: everyone } },
  copyRoomEvidence: { viewer: { manager: members, reader: members }, object: target },
  findEntryTitle: { viewer: {}, services: ['comments'] },
} as const;
