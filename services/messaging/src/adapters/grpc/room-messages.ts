import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput } from '@seyir/kit';
import {
  RoomActivity,
  RoomPhase as Phase,
  RoomRole as Role,
  RoomVisibility as Visibility,
  SpoilerKind,
  type ControlRoomRequest,
  type RoomEntrySchema,
  type RoomEvidenceSchema,
  type RoomMemberSchema,
  type RoomPlaybackSchema,
  type RoomQueueSchema,
  type RoomSchema,
  type Spoiler as SpoilerMessage,
  type PlayedEpisodeSchema,
} from '@seyir/proto';
import type { RoomCopy } from '../../app/copy-room-evidence.js';
import type { RoomQueue } from '../../app/list-room-queue.js';
import type { Room, RoomMember, PlayedEpisode } from '../../app/room-ports.js';
import type { PlaybackCommand } from '../../domain/room-changes.js';
import type { RoomEntry } from '../../domain/room-entry.js';
import type { Scope, Spoiler } from '../../domain/spoiler.js';
import {
  isInRoom,
  mayControl,
  type RoomPhase,
  type RoomPlayback,
  type RoomRole,
  type RoomState,
  type RoomVisibility,
} from '../../domain/room.js';

export const phases: Readonly<Record<RoomPhase, Phase>> = {
  lobby: Phase.LOBBY,
  playing: Phase.PLAYING,
  ended: Phase.ENDED,
};
const visibilities: Readonly<Record<RoomVisibility, Visibility>> = {
  public: Visibility.PUBLIC,
  link: Visibility.LINK,
  invited: Visibility.INVITED,
};
const roles: Readonly<Record<RoomRole, Role>> = {
  host: Role.HOST,
  moderator: Role.MODERATOR,
  member: Role.MEMBER,
};

/** Undefined for UNSPECIFIED; BAD_INPUT for an unknown value. */
export const toVisibility = (visibility: Visibility): RoomVisibility | undefined => {
  if (visibility === Visibility.UNSPECIFIED) return undefined;
  const found = (['public', 'link', 'invited'] as const).find((one) => visibilities[one] === visibility);
  if (!found) throw badInput({ visibility: 'invalid' });
  return found;
};

/** BAD_INPUT for a role that cannot be assigned. */
export const toRole = (role: Role): 'moderator' | 'member' => {
  if (role === Role.MODERATOR) return 'moderator';
  if (role === Role.MEMBER) return 'member';
  throw badInput({ role: 'invalid' });
};

/** BAD_INPUT for an unknown and for a missing state, because a heartbeat must report one. */
export const toActivity = (activity: RoomActivity): RoomActivity => {
  if (activity < RoomActivity.WAITING || activity > RoomActivity.PAUSED)
    throw badInput({ activity: 'invalid' });
  return activity;
};

/** BAD_INPUT without a command. */
export const toCommand = ({ command }: ControlRoomRequest): PlaybackCommand => {
  switch (command.case) {
    case 'play':
    case 'pause':
      return { kind: command.case };
    case 'seek': {
      const { positionMs, episodeId } = command.value;
      return { kind: 'seek', positionMs, episodeId };
    }
    case 'rate':
      return { kind: 'rate', rate: command.value.rate };
    case 'episode':
      return { kind: 'episode', episodeId: command.value.episodeId };
    case 'wait':
      return { kind: 'wait' };
    case 'source': {
      const { sourceHash, episodeId } = command.value;
      return { kind: 'source', sourceHash, episodeId };
    }
    case undefined:
      throw badInput({ command: 'required' });
  }
};

export const toSpoiler = (spoiler: SpoilerMessage | undefined): Spoiler => {
  switch (spoiler?.kind) {
    case undefined:
    case SpoilerKind.UNSPECIFIED:
    case SpoilerKind.NONE:
      return { kind: 'none' };
    case SpoilerKind.TITLE:
      return { kind: 'title' };
    case SpoilerKind.EPISODE:
      return { kind: 'episode', season: spoiler.season, number: spoiler.number };
    default:
      throw badInput({ spoiler: 'invalid' });
  }
};

export const playbackMessage = ({
  at,
  ...playback
}: RoomPlayback): MessageInitShape<typeof RoomPlaybackSchema> => ({ ...playback, effectiveMs: at });

/** Start time of the queue's next episode; 0 without a countdown. */
export const nextMsOf = ({ next }: Pick<RoomState, 'next'>): number => (typeof next === 'number' ? next : 0);

/** @param now the server's clock */
export const fromRoom = (room: Room, now: Date): MessageInitShape<typeof RoomSchema> => {
  const { id, standing, place, phase, visibility, hostId, playback, createdAt, startsAt } = room;
  return {
    code: id,
    title: room.title,
    phase: phases[phase],
    visibility: visibilities[visibility],
    hostId: hostId ?? '',
    playback: playbackMessage(playback),
    titleId: place.titleId,
    memberCount: room.memberCount,
    presentCount: room.presentCount,
    seq: room.seq,
    epoch: room.epoch,
    chatSeq: room.chatSeq,
    viewerRole: isInRoom(standing) ? roles[standing] : Role.UNSPECIFIED,
    mayControl: mayControl(standing, room.memberCount),
    invited: standing === 'invited',
    createdAt: timestampFromDate(createdAt),
    ...(startsAt && { startsAt: timestampFromDate(startsAt) }),
    queueSeq: room.queueSeq,
    nextMs: nextMsOf(room),
    waitMs: room.waitUntil ?? 0,
    sourceHash: room.sourceHash,
    serverMs: now.getTime(),
  };
};

export const fromRoomMember = ({
  role,
  ...member
}: RoomMember): MessageInitShape<typeof RoomMemberSchema> => ({ ...member, role: roles[role] });

export const fromWatched = ({
  episodeId,
  startedAt,
}: PlayedEpisode): MessageInitShape<typeof PlayedEpisodeSchema> => ({
  episodeId,
  startedAt: timestampFromDate(startedAt),
});

export const fromQueue = ({ episodes, queueSeq }: RoomQueue): MessageInitShape<typeof RoomQueueSchema> => ({
  queueSeq,
  episodes: episodes.map(({ episodeId, proposerId, votes, voted }) => ({
    episodeId,
    proposerId,
    votes,
    voted,
  })),
});

const fromScope = (scope: Scope | undefined) =>
  scope
    ? { ...scope, kind: scope.season === 0 ? SpoilerKind.TITLE : SpoilerKind.EPISODE }
    : { kind: SpoilerKind.NONE };

export const fromEntry = (entry: RoomEntry): MessageInitShape<typeof RoomEntrySchema> => {
  const { scope, scopes: _scopes, postedAt, replyTo, roomId: _roomId, ...plain } = entry;
  return {
    ...plain,
    spoiler: fromScope(scope),
    postedAt: timestampFromDate(postedAt),
    ...(replyTo && {
      replyTo: {
        entryId: replyTo.entryId,
        authorId: replyTo.authorId,
        excerpt: replyTo.excerpt,
        deleted: replyTo.deleted,
      },
    }),
  };
};

export const fromCopy = ({ postedAt, ...copy }: RoomCopy): MessageInitShape<typeof RoomEvidenceSchema> => ({
  ...copy,
  postedAt: timestampFromDate(postedAt),
});
