import { create } from '@bufbuild/protobuf';
import {
  RoomActivity,
  RoomPhase,
  RoomPlaybackSchema,
  RoomRole,
  RoomVisibility,
  SpoilerKind,
  SpoilerSchema,
} from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { roomPath } from '../../operations/links.js';
import { beatRoom } from '../../operations/rooms/beat-room.js';
import { listCrowdReactions, reactInRoom } from '../../operations/rooms/crowd.js';
import {
  controlRoom,
  endRoom,
  handOverRoom,
  removeFromRoom,
  setRoomRole,
  startRoom,
} from '../../operations/rooms/control-room.js';
import { createRoom, inviteToRoom, joinRoom, leaveRoom } from '../../operations/rooms/enter-room.js';
import { followRoomChat } from '../../operations/rooms/follow-room-chat.js';
import { followRoom, roomLive } from '../../operations/rooms/follow-room.js';
import {
  getRoom,
  listOwnRooms,
  listRoomMembers,
  listRooms,
  listRoomWatched,
} from '../../operations/rooms/read-rooms.js';
import {
  addRoomEntry,
  deleteRoomEntry,
  getRoomEntries,
  listRoomEntries,
  revealRoomEntries,
} from '../../operations/rooms/room-chat.js';
import {
  getRoomQueue,
  proposeEpisode,
  removeProposal,
  reportEpisodeEnd,
  startNextEpisode,
  stopNextEpisode,
  voteForEpisode,
} from '../../operations/rooms/room-queue.js';
import { knownOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';
import { mapEvents } from '../map-events.js';

const noPlayback = create(RoomPlaybackSchema, { rate: 1 });
const noSpoiler = create(SpoilerSchema, { kind: SpoilerKind.NONE });

const memberOf = async (id: string, { loaders }: Ctx) =>
  id === '' ? null : ((await loaders.members.load(id).catch(() => undefined)) ?? null);

export const roomResolvers = {
  Query: {
    rooms: (_, args, ctx) => listRooms(ctx, args),
    ownRooms: (_, args, ctx) => listOwnRooms(ctx, args),
    room: async (_, args, ctx) => (await getRoom(ctx, args)) ?? null,
    roomMembers: (_, args, ctx) => listRoomMembers(ctx, args),
    roomWatched: (_, args, ctx) => listRoomWatched(ctx, args),
    async roomEntries(_, args, ctx) {
      const { entries, last } = await listRoomEntries(ctx, args);
      return { items: entries, last };
    },
    roomEntriesById: (_, args, ctx) => getRoomEntries(ctx, args),
    roomQueue: (_, args, ctx) => getRoomQueue(ctx, args),
    crowdReactions: (_, args, ctx) => listCrowdReactions(ctx, args),
  },
  Mutation: {
    createRoom: async (_, { input }, ctx) => ({ room: await createRoom(ctx, input) }),
    async inviteToRoom(_, args, ctx) {
      await inviteToRoom(ctx, args);
      return { code: args.code };
    },
    joinRoom: async (_, args, ctx) => ({ room: await joinRoom(ctx, args) }),
    async leaveRoom(_, args, ctx) {
      await leaveRoom(ctx, args);
      return { code: args.code };
    },
    controlRoom: async (_, { input }, ctx) => ({ room: await controlRoom(ctx, input) }),
    startRoom: async (_, args, ctx) => ({ room: await startRoom(ctx, args) }),
    endRoom: async (_, args, ctx) => ({ room: await endRoom(ctx, args) }),
    handOverRoom: async (_, args, ctx) => ({ room: await handOverRoom(ctx, args) }),
    setRoomRole: async (_, args, ctx) => ({ room: await setRoomRole(ctx, args) }),
    removeFromRoom: async (_, args, ctx) => ({ room: await removeFromRoom(ctx, args) }),
    beatRoom: (_, { input }, ctx) => beatRoom(ctx, input),
    addRoomEntry: async (_, { input }, ctx) => ({ entry: await addRoomEntry(ctx, input) }),
    deleteRoomEntry: async (_, args, ctx) => ({ entry: await deleteRoomEntry(ctx, args) }),
    revealRoomEntries: async (_, args, ctx) => ({ entries: await revealRoomEntries(ctx, args) }),
    proposeEpisode: async (_, args, ctx) => ({ queue: await proposeEpisode(ctx, args) }),
    voteForEpisode: async (_, args, ctx) => ({ queue: await voteForEpisode(ctx, args) }),
    removeProposal: async (_, args, ctx) => ({ queue: await removeProposal(ctx, args) }),
    startNextEpisode: async (_, args, ctx) => ({ room: await startNextEpisode(ctx, args) }),
    reportEpisodeEnd: async (_, args, ctx) => ({ room: await reportEpisodeEnd(ctx, args) }),
    stopNextEpisode: async (_, args, ctx) => ({ room: await stopNextEpisode(ctx, args) }),
    async reactInRoom(_, args, ctx) {
      await reactInRoom(ctx, args);
      return { code: args.code };
    },
  },
  Subscription: {
    roomFrames: { subscribe: (_, args, ctx) => followRoom(ctx, args) },
    roomEntriesAdded: {
      subscribe: async (_, args, ctx) =>
        mapEvents(await followRoomChat(ctx, args), (roomEntriesAdded) => ({ roomEntriesAdded })),
    },
  },
  Room: {
    path: ({ code }) => roomPath(code),
    visibility: ({ visibility }) => knownOr(RoomVisibility, visibility, RoomVisibility.LINK),
    phase: ({ phase }) => knownOr(RoomPhase, phase, RoomPhase.ENDED),
    host: ({ hostId }, _, ctx) => memberOf(hostId, ctx),
    hostId: ({ hostId }) => hostId || null,
    playback: ({ playback }) => playback ?? noPlayback,
    episode: async ({ playback }, _, { loaders }) =>
      (playback && (await loaders.episodes.load(playback.episodeId))) ?? null,
    viewerRole: ({ viewerRole }) => viewerRole || null,
    createdAt: ({ createdAt }) => createdAt ?? new Date(0),
    startsAt: ({ startsAt }) => startsAt ?? null,
    nextMs: ({ nextMs }) => nextMs || null,
    waitMs: ({ waitMs }) => waitMs || null,
    sourceHash: ({ sourceHash }) => sourceHash || null,
    live: (room, _, ctx) => roomLive(ctx, room) ?? null,
  },
  RoomMember: {
    member: ({ memberId }, _, ctx) => memberOf(memberId, ctx),
    role: ({ role }) => knownOr(RoomRole, role, RoomRole.MEMBER),
    activity: ({ activity }) => (activity in RoomActivity ? activity || null : null),
  },
  RoomEntry: {
    author: ({ authorId }, _, ctx) => memberOf(authorId, ctx),
    authorId: ({ authorId }) => authorId || null,
    spoiler: ({ spoiler }) => spoiler ?? noSpoiler,
    postedAt: ({ postedAt }) => postedAt ?? new Date(0),
    replyTo: ({ replyTo }) => replyTo ?? null,
  },
  RoomQuote: {
    author: ({ authorId }, _, ctx) => memberOf(authorId, ctx),
    authorId: ({ authorId }) => authorId || null,
  },
  RoomFrame: {
    // A frame that only renews the ticket contains no change.
    resync: ({ frame, ticket }) => frame === undefined && ticket === undefined,
    state: ({ frame }) => frame ?? null,
    ticket: ({ ticket }) => ticket ?? null,
    reactions: ({ frame }) => frame?.reactions ?? [],
  },
  RoomState: {
    phase: ({ phase }) => knownOr(RoomPhase, phase, RoomPhase.ENDED),
    hostId: ({ hostId }) => hostId || null,
    playback: ({ playback }) => playback ?? noPlayback,
    changedEntryId: ({ changedEntryId }) => changedEntryId || null,
    changedRoleId: ({ changedRoleId }) => changedRoleId || null,
    nextMs: ({ nextMs }) => nextMs || null,
    waitMs: ({ waitMs }) => waitMs || null,
    sourceHash: ({ sourceHash }) => sourceHash || null,
  },
  PlayedEpisode: {
    episode: async ({ episodeId }, _, { loaders }) => (await loaders.episodes.load(episodeId)) ?? null,
    startedAt: ({ startedAt }) => startedAt ?? new Date(0),
  },
  RoomQueue: {
    items: ({ episodes }) => episodes,
  },
  QueuedEpisode: {
    episode: async ({ episodeId }, _, { loaders }) => (await loaders.episodes.load(episodeId)) ?? null,
    proposer: ({ proposerId }, _, ctx) => memberOf(proposerId, ctx),
  },
} satisfies Resolvers;
