import type { RoomEntryFieldsFragment, RoomFieldsFragment } from '../../generated/types.js';
import type { RoomStateFrame } from './room-state.js';

/** A room hosted by Ada, for tests. */
export const aRoom = (over: Partial<RoomFieldsFragment> = {}): RoomFieldsFragment => ({
  code: 'oda-1',
  path: '/oda/oda-1',
  title: 'Film gecesi',
  visibility: 'LINK',
  phase: 'LOBBY',
  hostId: 'ada',
  host: { id: 'ada', username: 'ada', name: 'Ada', avatar: null, path: '/profile/ada' },
  playback: { episodeId: 'e1', positionMs: 0, effectiveMs: 0, rate: 1, playing: false },
  episode: {
    id: 'e1',
    season: 1,
    number: 2,
    name: 'Vapur',
    image: null,
    path: '/dizi/gece-vapuru/1-sezon/2-bolum',
    title: {
      id: 't1',
      kind: 'SERIES',
      slug: 'gece-vapuru',
      name: 'Gece Vapuru',
      path: '/dizi/gece-vapuru',
      poster: null,
      ageMark: null,
    },
  },
  memberCount: 2,
  presentCount: 2,
  seq: 1,
  epoch: 0,
  chatSeq: 0,
  viewerRole: 'MEMBER',
  mayControl: true,
  startsAt: null,
  invited: false,
  queueSeq: 0,
  nextMs: null,
  waitMs: null,
  sourceHash: null,
  serverMs: 0,
  live: { seq: 1, ticket: 'bilet' },
  ...over,
});

/** The state of a frame. */
export const aState = (over: Partial<RoomStateFrame> = {}): RoomStateFrame => ({
  epoch: 1,
  phase: 'LOBBY',
  hostId: 'ada',
  playback: aRoom().playback,
  memberCount: 2,
  chatSeq: 0,
  membersChanged: false,
  changedEntryId: null,
  changedRoleId: null,
  queueSeq: 0,
  nextMs: null,
  waitMs: null,
  sourceHash: null,
  ...over,
});

export const anEntry = (over: Partial<RoomEntryFieldsFragment> = {}): RoomEntryFieldsFragment => ({
  id: 'mesaj-1',
  seq: 1,
  authorId: 'ada',
  author: { id: 'ada', username: 'ada', name: 'Ada', avatar: null, path: '/profile/ada' },
  body: 'Selam',
  covered: false,
  deleted: false,
  spoiler: { kind: 'NONE', season: null, number: null },
  postedAt: '2026-11-20T12:00:00Z',
  replyTo: null,
  ...over,
});
