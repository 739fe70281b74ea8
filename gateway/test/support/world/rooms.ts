import { DomainError } from '@seyir/kit/stateless';
import {
  MessagingService,
  Reaction,
  RoomActivity,
  RoomFolder,
  RoomPhase,
  RoomRole,
  RoomVisibility,
  SpoilerKind,
} from '@seyir/proto';
import type { FakePeers } from '../fake-peers.js';
import { member, other, time } from './things.js';

/** A room of the member. */
export const room = {
  code: 'room-1',
  title: 'Film gecesi',
  visibility: RoomVisibility.LINK,
  phase: RoomPhase.LOBBY,
  hostId: member.id,
  playback: { episodeId: 'episode-1', positionMs: 0, effectiveMs: 1_000, rate: 1, playing: false },
  memberCount: 2,
  presentCount: 1,
  seq: 4,
  epoch: 1,
  chatSeq: 2,
  viewerRole: RoomRole.HOST,
  mayControl: true,
  createdAt: time,
  titleId: 'title-1',
  serverMs: 2_000,
  sourceHash: 'source-1',
};

/** The room's queue: the second episode, and one that was removed from the site. */
export const queue = {
  queueSeq: 3,
  episodes: [
    { episodeId: 'episode-2', proposerId: other.id, votes: 2, voted: true },
    { episodeId: 'episode-9', proposerId: '', votes: 1 },
  ],
};

const entry = (seq: number, body: string) => ({
  id: `entry-${seq}`,
  seq,
  authorId: other.id,
  body,
  spoiler: { kind: SpoilerKind.NONE },
  postedAt: time,
});
export const entries = [
  entry(1, 'Selam'),
  {
    ...entry(2, '<script>alert(1)</script>'),
    replyTo: { entryId: 'entry-1', authorId: other.id, excerpt: 'Selam' },
  },
  { ...entry(3, ''), covered: true, spoiler: { kind: SpoilerKind.EPISODE, season: 1, number: 2 } },
];

const known = (code: string) => {
  if (code !== room.code) throw new DomainError('NOT_FOUND');
};

export const fakeRooms = (peers: FakePeers): void => {
  const answer = async ({ code }: { code: string }) => {
    known(code);
    return { room };
  };
  peers.fake(MessagingService, {
    createRoom: async ({ episodeId, inviteIds }) => {
      if (episodeId !== 'episode-1') throw new DomainError('BAD_INPUT', { fields: { episodeId: 'invalid' } });
      if (inviteIds.some((id) => id !== other.id))
        throw new DomainError('BAD_INPUT', { fields: { inviteIds: 'invalid' } });
      return { room };
    },
    inviteToRoom: async ({ code }) => {
      known(code);
      return {};
    },
    joinRoom: answer,
    leaveRoom: async ({ code }) => {
      known(code);
      return {};
    },
    getRoom: answer,
    listRooms: async ({ folder }) => ({
      rooms: folder === RoomFolder.PUBLIC ? [{ ...room, viewerRole: RoomRole.UNSPECIFIED }] : [room],
      info: { last: true },
    }),
    listRoomMembers: async ({ code }) => {
      known(code);
      return {
        memberCount: 2,
        members: [
          { memberId: member.id, role: RoomRole.HOST, activity: RoomActivity.READY, offsetMs: 0 },
          { memberId: other.id, role: RoomRole.MEMBER, activity: RoomActivity.UNSPECIFIED, offsetMs: 0 },
        ],
      };
    },
    controlRoom: async ({ code, epoch, command }) => {
      known(code);
      if (epoch !== room.epoch) throw new DomainError('OUTDATED');
      return { room: { ...room, playback: { ...room.playback, playing: command.case === 'play' } } };
    },
    startRoom: answer,
    endRoom: answer,
    handOverRoom: answer,
    setRoomRole: answer,
    removeFromRoom: answer,
    beatRoom: async ({ code }) => {
      known(code);
      return { seq: 4, epoch: 1, chatSeq: 2, serverMs: 2_000, presentCount: 1, nextMs: 5_000 };
    },
    listRoomWatched: async ({ code }) => {
      known(code);
      return {
        episodes: ['episode-1', 'episode-9'].map((episodeId) => ({ episodeId, startedAt: time })),
      };
    },
    listRoomQueue: async ({ code }) => {
      known(code);
      return { queue };
    },
    proposeEpisode: async ({ code, episodeId }) => {
      known(code);
      if (episodeId === 'episode-1') throw new DomainError('BAD_INPUT', { fields: { episodeId: 'invalid' } });
      return { queue };
    },
    voteForEpisode: async ({ code }) => {
      known(code);
      return { queue };
    },
    removeProposal: async ({ code }) => {
      known(code);
      return { queue };
    },
    startNextEpisode: answer,
    reportEpisodeEnd: async ({ code }) => {
      known(code);
      return { room: { ...room, nextMs: 12_000 } };
    },
    stopNextEpisode: answer,
    reactInRoom: async ({ code }) => {
      known(code);
      return {};
    },
    listCrowdReactions: async ({ episodeId, positionSeconds }) => ({
      seconds:
        episodeId === 'episode-1'
          ? [{ second: positionSeconds, reactions: [{ reaction: Reaction.FUNNY, count: 4 }] }]
          : [],
    }),
    listRoomEntries: async ({ code, afterSeq: after, afterId }) => {
      known(code);
      const last = entries.find(({ id }) => id === afterId);
      if (afterId !== '' && !last) throw new DomainError('NOT_FOUND');
      const afterSeq = last?.seq ?? after;
      return afterSeq > 0
        ? { entries: entries.filter(({ seq }) => seq > afterSeq), last: true }
        : { entries: [...entries].reverse(), last: true };
    },
    getRoomEntries: async ({ code, ids, reveal }) => {
      known(code);
      const found = entries.filter(({ id }) => ids.includes(id));
      return {
        entries: reveal ? found.map((one) => ({ ...one, covered: false, body: one.body || 'Uşak' })) : found,
      };
    },
    addRoomEntry: async ({ code, body }) => {
      known(code);
      return { entry: { ...entry(4, body), authorId: member.id } };
    },
    deleteRoomEntry: async ({ entryId }) => {
      if (entryId !== 'entry-1') throw new DomainError('NOT_FOUND');
      return { entry: { ...entry(1, ''), deleted: true } };
    },
  });
};
