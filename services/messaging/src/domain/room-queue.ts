import { isInRoom, MOST_QUEUED, NEXT_MS, type RoomState } from './room.js';
import {
  changeEpisode,
  next,
  refuse,
  type Attendee,
  type CommandContext,
  type Outcome,
  type Refusal,
} from './room-changes.js';

/** An episode that members want to watch next. */
export interface Proposal {
  readonly episodeId: string;
  /** In ms since 1970. */
  readonly proposedAt: number;
  /** At least 1. */
  readonly votes: number;
  /** The acting member has voted for it. */
  readonly voted: boolean;
}

/** The effect of a change on the queue. `add` and `vote` contain the acting member's vote. */
export type QueueChange = 'add' | 'vote' | 'unvote' | 'remove';

export type QueueOutcome =
  { readonly room: RoomState; readonly change: QueueChange } | { readonly refused: Refusal } | 'unchanged';

/** The queue of a room, in any order, and the member who acts. */
export interface Acting {
  readonly attendee: Attendee;
  readonly queue: readonly Proposal[];
  readonly episodeId: string;
}

const changed = (room: RoomState, change: QueueChange): QueueOutcome => ({
  room: next(room, { queueSeq: room.queueSeq + 1 }),
  change,
});

const find = ({ queue, episodeId }: Acting): Proposal | undefined =>
  queue.find((one) => one.episodeId === episodeId);

/** A member proposes an episode. If it is queued already, this is a vote for it. */
export const proposeEpisode = (room: RoomState, acting: Acting): QueueOutcome => {
  const { attendee, queue, episodeId } = acting;
  if (room.phase === 'ended') return refuse('ROOM_ENDED');
  if (!isInRoom(attendee.standing)) return refuse('NOT_FOUND');
  if (episodeId === room.playback.episodeId) return refuse('BAD_INPUT');
  const known = find(acting);
  if (known) return known.voted ? 'unchanged' : changed(room, 'vote');
  return queue.length >= MOST_QUEUED ? refuse('LIMIT_REACHED') : changed(room, 'add');
};

/** A member votes for a queued episode, or takes the vote back; an episode without votes leaves the queue. */
export const voteForEpisode = (room: RoomState, acting: Acting, active: boolean): QueueOutcome => {
  if (room.phase === 'ended') return refuse('ROOM_ENDED');
  if (!isInRoom(acting.attendee.standing)) return refuse('NOT_FOUND');
  const known = find(acting);
  if (!known) return active ? refuse('NOT_FOUND') : 'unchanged';
  if (known.voted === active) return 'unchanged';
  if (active) return changed(room, 'vote');
  return changed(room, known.votes > 1 ? 'unvote' : 'remove');
};

/** The host or a moderator removes an episode from the queue. */
export const removeProposal = (room: RoomState, acting: Acting): QueueOutcome => {
  const { standing } = acting.attendee;
  if (room.phase === 'ended') return refuse('ROOM_ENDED');
  if (!isInRoom(standing)) return refuse('NOT_FOUND');
  if (standing === 'member') return refuse('FORBIDDEN');
  return find(acting) ? changed(room, 'remove') : 'unchanged';
};

/** The next episode: the one with the most votes, among equals the oldest. */
export const firstOf = <T extends Proposal>(queue: readonly T[]): T | undefined =>
  [...queue].sort(inOrder)[0];

const inOrder = (one: Proposal, other: Proposal): number =>
  other.votes - one.votes || one.proposedAt - other.proposedAt || (one.episodeId < other.episodeId ? -1 : 1);

/**
 * The episode is over: the countdown to the first episode of the queue begins, at most once for an episode.
 * @param isEmpty the queue has no episode
 */
export const countDown = (room: RoomState, now: number, isEmpty: boolean): Outcome => {
  if (room.phase !== 'playing' || room.next !== undefined || isEmpty) return 'unchanged';
  return { room: next(room, { next: now + NEXT_MS }), standings: [] };
};

/** A player of the host or a moderator reports the end of an episode. */
export const reportEnd = (
  room: RoomState,
  attendee: Attendee,
  { epoch, now, episodeId, isEmpty }: Report,
): Outcome => {
  const refusal = refusalFor(room, attendee, epoch);
  if (refusal) return refuse(refusal);
  if (episodeId !== room.playback.episodeId) return refuse('OUTDATED');
  return room.playback.playing ? countDown(room, now, isEmpty) : 'unchanged';
};

interface Report {
  /** The epoch of the state that the sender saw. */
  readonly epoch: number;
  /** The server's clock, in ms. */
  readonly now: number;
  readonly episodeId: string;
  readonly isEmpty: boolean;
}

/** The host or a moderator stops the countdown; for this episode none begins again. */
export const stopCountdown = (room: RoomState, attendee: Attendee, epoch: number): Outcome => {
  const refusal = refusalFor(room, attendee, epoch);
  if (refusal) return refuse(refusal);
  if (typeof room.next !== 'number') return 'unchanged';
  return { room: next(room, { next: 'stopped' }), standings: [] };
};

/** The host or a moderator starts an episode of the queue now. In the lobby it is the episode that will play. */
export const startQueued = (
  room: RoomState,
  attendee: Attendee,
  queued: Proposal | undefined,
  { epoch, now, leadMs }: CommandContext,
): Outcome => {
  const refusal = refusalFor(room, attendee, epoch);
  if (refusal) return refuse(refusal);
  if (!queued) return refuse('NOT_FOUND');
  const at = Math.max(now + leadMs, room.playback.at);
  return {
    room: changeEpisode(room, queued.episodeId, { at, playing: room.phase === 'playing' }),
    standings: [],
  };
};

/** The countdown is over: the first episode of the queue plays. If the queue has become empty, only the countdown ends. */
export const startAfterCountdown = (
  room: RoomState,
  first: Proposal | undefined,
  { now, leadMs }: Pick<CommandContext, 'now' | 'leadMs'>,
): Outcome => {
  if (room.phase !== 'playing' || typeof room.next !== 'number' || now < room.next) return 'unchanged';
  if (!first) return { room: next(room, { next: undefined }), standings: [] };
  const at = Math.max(now + leadMs, room.playback.at);
  return { room: changeEpisode(room, first.episodeId, { at, playing: true }), standings: [] };
};

const refusalFor = (room: RoomState, { standing }: Attendee, epoch: number): Refusal | undefined => {
  if (room.phase === 'ended') return 'ROOM_ENDED';
  if (!isInRoom(standing)) return 'NOT_FOUND';
  if (epoch !== room.epoch) return 'OUTDATED';
  return standing === 'member' ? 'FORBIDDEN' : undefined;
};
