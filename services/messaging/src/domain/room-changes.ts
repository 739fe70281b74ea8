import {
  isInRoom,
  LONGEST_MS,
  mayControl,
  MOST_MEMBERS,
  positionAt,
  RATES,
  type RoomPlayback,
  type RoomRole,
  type RoomStanding,
  type RoomState,
  WAIT_MS,
} from './room.js';

/** An entry of the room's member list; `standing` undefined: never in the room and not invited. */
export interface Attendee {
  readonly memberId: string;
  readonly standing: RoomStanding | undefined;
}

/** The commands for a room's playback. */
export type PlaybackCommand =
  | { readonly kind: 'start' }
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'seek'; readonly positionMs: number; readonly episodeId: string }
  | { readonly kind: 'rate'; readonly rate: number }
  | { readonly kind: 'episode'; readonly episodeId: string }
  | { readonly kind: 'wait' }
  | { readonly kind: 'source'; readonly sourceHash: string; readonly episodeId: string };

/** The commands of host and moderators about another member. */
export type MemberCommand =
  | { readonly kind: 'hand-over' }
  | { readonly kind: 'role'; readonly role: Exclude<RoomRole, 'host'> }
  | { readonly kind: 'kick' }
  | { readonly kind: 'ban' };

export type Refusal =
  'FORBIDDEN' | 'NOT_FOUND' | 'OUTDATED' | 'BAD_INPUT' | 'ROOM_ENDED' | 'ROOM_FULL' | 'LIMIT_REACHED';

/** The state after a change, with the standings that it sets. */
export interface Changed {
  readonly room: RoomState;
  readonly standings: readonly (Attendee & { readonly standing: RoomStanding })[];
}

/** The result of a refused change, or of one without an effect: the room stays unchanged. */
export type Outcome = Changed | { readonly refused: Refusal } | 'unchanged';

export interface CommandContext {
  /** The epoch of the state that the sender saw. */
  readonly epoch: number;
  /** The server's clock, in ms. */
  readonly now: number;
  /** Time until the effect: `leadOf`. */
  readonly leadMs: number;
}

export const refuse = (refused: Refusal): { readonly refused: Refusal } => ({ refused });

/** The state with the given changes and the next number. */
export const next = (room: RoomState, change: Partial<RoomState>): RoomState => ({
  ...room,
  ...change,
  seq: room.seq + 1,
});

/** The state with the given changes and the next epoch. */
const nextEpoch = (room: RoomState, change: Partial<RoomState>): RoomState =>
  next(room, { ...change, epoch: room.epoch + 1 });

/** A source that does not exist is harmless: players look it up among the sources of the episode. */
const SOURCE_HASH = /^[!-~]{1,128}$/;

/** Applies a playback command. A later command never takes effect before an earlier one: `at` only increases. */
export const controlPlayback = (
  room: RoomState,
  { standing }: Attendee,
  command: PlaybackCommand,
  { epoch, now, leadMs }: CommandContext,
): Outcome => {
  if (room.phase === 'ended') return refuse('ROOM_ENDED');
  if (!isInRoom(standing)) return refuse('NOT_FOUND');
  if (epoch !== room.epoch) return refuse('OUTDATED');
  const isManager = standing !== 'member';
  if (!mayControl(standing, room.memberCount)) return refuse('FORBIDDEN');
  const { playback, phase } = room;
  const at = Math.max(now + leadMs, playback.at);
  const moved = (change: Partial<RoomPlayback>) => ({
    ...playback,
    positionMs: positionAt(playback, at),
    at,
    ...change,
  });
  switch (command.kind) {
    case 'start':
      if (!isManager) return refuse('FORBIDDEN');
      if (phase === 'playing') return 'unchanged';
      return { room: next(room, { phase: 'playing', playback: moved({ playing: true }) }), standings: [] };
    case 'play':
    case 'pause': {
      if (phase === 'lobby') return refuse('FORBIDDEN');
      const playing = command.kind === 'play';
      // A pause during a wait stays.
      if (playback.playing === playing && room.waitUntil === undefined) return 'unchanged';
      // A paused room does not start another episode by itself.
      const isStopped = !playing && typeof room.next === 'number';
      const change = {
        playback: moved({ playing }),
        waitUntil: undefined,
        ...(isStopped && { next: 'stopped' as const }),
      };
      return { room: next(room, change), standings: [] };
    }
    case 'wait': {
      if (standing !== 'host' || phase === 'lobby') return refuse('FORBIDDEN');
      // Unchanged during a wait, so that repeated commands do not prolong it, and after the end of the episode.
      if (!playback.playing || typeof room.next === 'number') return 'unchanged';
      const change = { playback: moved({ playing: false }), waitUntil: at + WAIT_MS };
      return { room: next(room, change), standings: [] };
    }
    case 'source':
      if (!isManager) return refuse('FORBIDDEN');
      if (command.episodeId !== playback.episodeId) return refuse('OUTDATED');
      if (!SOURCE_HASH.test(command.sourceHash)) return refuse('BAD_INPUT');
      if (command.sourceHash === room.sourceHash) return 'unchanged';
      return { room: next(room, { sourceHash: command.sourceHash }), standings: [] };
    case 'seek': {
      if (command.episodeId !== playback.episodeId) return refuse('OUTDATED');
      const { positionMs } = command;
      if (!Number.isInteger(positionMs) || positionMs < 0 || positionMs > LONGEST_MS)
        return refuse('BAD_INPUT');
      return { room: next(room, { playback: moved({ positionMs }), next: undefined }), standings: [] };
    }
    case 'rate':
      if (!RATES.includes(command.rate)) return refuse('BAD_INPUT');
      if (command.rate === playback.rate) return 'unchanged';
      return { room: next(room, { playback: moved({ rate: command.rate }) }), standings: [] };
    case 'episode':
      if (command.episodeId === playback.episodeId) return 'unchanged';
      return {
        room: changeEpisode(room, command.episodeId, { at, playing: phase === 'playing' }),
        standings: [],
      };
  }
};

/** Another episode plays from its beginning. If the queue contains it, the caller removes it there. */
export const changeEpisode = (
  room: RoomState,
  episodeId: string,
  { at, playing }: { readonly at: number; readonly playing: boolean },
): RoomState =>
  next(room, {
    playback: { ...room.playback, episodeId, positionMs: 0, at, playing },
    queueSeq: room.queueSeq + 1,
    next: undefined,
    waitUntil: undefined,
    sourceHash: '',
  });

/** Applies a command of the host or a moderator about another member of the room. */
export const controlMember = (
  room: RoomState,
  actor: Attendee,
  target: Attendee,
  command: MemberCommand,
  epoch: number,
): Outcome => {
  if (room.phase === 'ended') return refuse('ROOM_ENDED');
  if (!isInRoom(actor.standing)) return refuse('NOT_FOUND');
  if (epoch !== room.epoch) return refuse('OUTDATED');
  if (actor.standing === 'member') return refuse('FORBIDDEN');
  if (target.memberId === actor.memberId) return refuse('BAD_INPUT');
  const { memberId } = target;
  switch (command.kind) {
    case 'hand-over':
      if (actor.standing !== 'host') return refuse('FORBIDDEN');
      if (!isInRoom(target.standing)) return refuse('NOT_FOUND');
      return {
        room: nextEpoch(room, { hostId: memberId }),
        standings: [
          { memberId, standing: 'host' },
          { memberId: actor.memberId, standing: 'moderator' },
        ],
      };
    case 'role':
      if (actor.standing !== 'host') return refuse('FORBIDDEN');
      if (!isInRoom(target.standing)) return refuse('NOT_FOUND');
      if (target.standing === command.role) return 'unchanged';
      return { room: next(room, {}), standings: [{ memberId, standing: command.role }] };
    case 'kick':
    case 'ban': {
      if (target.standing === 'host') return refuse('FORBIDDEN');
      if (target.standing === 'moderator' && actor.standing !== 'host') return refuse('FORBIDDEN');
      const standing = command.kind === 'kick' ? 'kicked' : 'banned';
      if (target.standing === standing || (command.kind === 'kick' && target.standing === 'banned'))
        return 'unchanged';
      if (target.standing === undefined) return refuse('NOT_FOUND');
      const memberCount = room.memberCount - (isInRoom(target.standing) ? 1 : 0);
      // The member's votes are removed too.
      const queueSeq = room.queueSeq + 1;
      return { room: nextEpoch(room, { memberCount, queueSeq }), standings: [{ memberId, standing }] };
    }
  }
};

/**
 * A member enters; in a room without a host the member becomes the host, unless the member is silenced: a host's commands are
 * refused then. Such a room stays without a host until a member enters who is not silenced.
 */
export const enterRoom = (
  room: RoomState,
  { memberId, standing }: Attendee,
  { silenced = false } = {},
): Outcome => {
  if (standing === 'banned') return refuse('NOT_FOUND');
  const isKnown = standing !== undefined && standing !== 'kicked';
  if (room.visibility === 'invited' && !isKnown) return refuse('NOT_FOUND');
  if (room.phase === 'ended') return refuse('ROOM_ENDED');
  const becomesHost = room.hostId === undefined && !silenced;
  if (isInRoom(standing) && !becomesHost) return 'unchanged';
  const entering = isInRoom(standing) ? 0 : 1;
  const memberCount = room.memberCount + entering;
  if (entering > 0 && memberCount > MOST_MEMBERS) return refuse('ROOM_FULL');
  return becomesHost
    ? {
        room: nextEpoch(room, { hostId: memberId, memberCount }),
        standings: [{ memberId, standing: 'host' }],
      }
    : { room: next(room, { memberCount }), standings: [{ memberId, standing: 'member' }] };
};

/**
 * A member leaves. If it is the host, `heir` becomes the host: the next member in the room by role and time; undefined if nobody is
 * left.
 */
export const leaveRoom = (
  room: RoomState,
  { memberId, standing }: Attendee,
  heir: string | undefined,
): Outcome => {
  if (room.phase === 'ended' || !isInRoom(standing)) return 'unchanged';
  const memberCount = room.memberCount - 1;
  const left = { memberId, standing: 'left' } as const;
  if (room.hostId !== memberId) return { room: next(room, { memberCount }), standings: [left] };
  return {
    room: nextEpoch(room, { memberCount, hostId: heir }),
    standings: [left, ...(heir === undefined ? [] : [{ memberId: heir, standing: 'host' } as const])],
  };
};

/** The host sent no heartbeat: `heir`, a present member, becomes the host. The former host stays in the room as a moderator. */
export const replaceHost = (room: RoomState, heir: string): Outcome => {
  const { hostId } = room;
  if (room.phase === 'ended' || hostId === undefined || hostId === heir) return 'unchanged';
  return {
    room: nextEpoch(room, { hostId: heir }),
    standings: [
      { memberId: heir, standing: 'host' },
      { memberId: hostId, standing: 'moderator' },
    ],
  };
};

/**
 * The episode of a repeating room begins again when it is over, unless the next episode of the queue is about to start.
 * @param repeatMs after this position it is over
 * @param isLeft nobody has been in the room for a while: a pause ends too
 */
export const repeatEpisode = (
  room: RoomState,
  { now, repeatMs, isLeft }: { readonly now: number; readonly repeatMs: number; readonly isLeft: boolean },
): Outcome => {
  const { phase, playback } = room;
  const isOver = positionAt(playback, now) >= repeatMs;
  if (phase !== 'playing' || !(playback.playing ? isOver : isLeft)) return 'unchanged';
  if (typeof room.next === 'number') return 'unchanged';
  const at = Math.max(now, playback.at);
  const positionMs = isOver ? 0 : playback.positionMs;
  const change = {
    playback: { ...playback, positionMs, at, playing: true },
    next: undefined,
    waitUntil: undefined,
  };
  return { room: next(room, change), standings: [] };
};

/**
 * A wait ends, and the room plays on: after `WAIT_MS`, or as soon as nobody lacks data.
 * @param isAwaited a present member's player still lacks data
 */
export const endWait = (
  room: RoomState,
  { now, leadMs, isAwaited }: { readonly now: number; readonly leadMs: number; readonly isAwaited: boolean },
): Outcome => {
  const { phase, playback, waitUntil } = room;
  if (phase !== 'playing' || waitUntil === undefined) return 'unchanged';
  if (isAwaited && now < waitUntil) return 'unchanged';
  // A process of the previous release may have started the playback without ending the wait.
  if (playback.playing) return { room: next(room, { waitUntil: undefined }), standings: [] };
  const at = Math.max(now + leadMs, playback.at);
  return {
    room: next(room, { playback: { ...playback, at, playing: true }, waitUntil: undefined }),
    standings: [],
  };
};

/** The room ends: its host ended it, or nobody was in it. Playback stops at its current position. */
export const endRoom = (room: RoomState, now: number): Outcome => {
  if (room.phase === 'ended') return 'unchanged';
  const { playback } = room;
  const at = Math.max(now, playback.at);
  return {
    room: next(room, {
      phase: 'ended',
      next: undefined,
      waitUntil: undefined,
      playback: { ...playback, positionMs: positionAt(playback, at), at, playing: false },
    }),
    standings: [],
  };
};
