/** Before 'Başlat' a room is a lobby. An ended room never plays again. */
export type RoomPhase = 'lobby' | 'playing' | 'ended';

export type RoomVisibility = 'public' | 'link' | 'invited';

/** The place of an episode in its title. */
export interface EpisodePlace {
  readonly titleId: string;
  readonly season: number;
  readonly number: number;
}

export type RoomRole = 'host' | 'moderator' | 'member';

/** A member's relation to a room: a role while in it. Kicked members may come back, banned ones may not. */
export type RoomStanding = RoomRole | 'invited' | 'left' | 'kicked' | 'banned';

/** The playback state. Everyone computes the current position from it with the server's clock. */
export interface RoomPlayback {
  readonly episodeId: string;
  /** The position at `at`. */
  readonly positionMs: number;
  /** When this state takes effect, in ms since 1970 by the server's clock; shortly after the command. */
  readonly at: number;
  readonly rate: number;
  readonly playing: boolean;
}

/** The state of a room, which commands change. */
export interface RoomState {
  readonly phase: RoomPhase;
  readonly visibility: RoomVisibility;
  readonly playback: RoomPlayback;
  /** Undefined while nobody is in the room: the next member who joins becomes host. */
  readonly hostId: string | undefined;
  /** Members in the room, present or not. */
  readonly memberCount: number;
  /** Number of the last change; each change has the next one. */
  readonly seq: number;
  /** Increases when the host changes and when a member is removed. Commands of an older epoch are refused. */
  readonly epoch: number;
  /** Number of the last change of the queue of episodes. */
  readonly queueSeq: number;
  /**
   * When the next episode of the queue starts, in ms since 1970 by the server's clock; `stopped` if a manager has stopped the countdown
   * for the episode that plays. Undefined before the end of the episode.
   */
  readonly next: number | 'stopped' | undefined;
  /** Until when the room waits for members whose players lack data, in ms since 1970 by the server's clock; then it plays on. */
  readonly waitUntil: number | undefined;
  /** The source that members get who have not chosen one; empty before the host's player has one, and after each change of the episode. */
  readonly sourceHash: string;
}

/** Product-rules, Rooms: up to this size every member may control playback. */
export const MOST_WITH_CONTROLS = 50;
export const MOST_MEMBERS = 2_000;

export const RATES: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** The longest position that a command may name: one day. */
export const LONGEST_MS = 24 * 60 * 60_000;

/** Episodes that the queue of a room holds at most. */
export const MOST_QUEUED = 50;
/** Time between the end of an episode and the start of the queue's next one. */
export const NEXT_MS = 10_000;

/** The longest time for which a room waits for members whose players lack data (product-rules, Rooms). */
export const WAIT_MS = 8_000;
/** Heartbeats since the begin of a wait say after this time who still lacks data. */
export const WAIT_HEARD_MS = 2_000;

/** How long a heartbeat counts as presence. */
export const PRESENT_MS = 15_000;
/** A host without a heartbeat for this long is replaced. */
export const HOST_LOST_MS = 4_000;
/** A room in which nobody was present for this long ends (product-rules, Rooms). */
export const EMPTY_MS = 10 * 60_000;
/** How long before the start of a scheduled room its members are reminded. */
export const REMIND_MS = 10 * 60_000;
/** A repeating room that was paused and left plays on after this time. */
export const LEFT_PAUSED_MS = 2 * 60_000;
/** How long the chat of an ended room is stored for those who were there. */
export const KEPT_MS = 30 * 24 * 60 * 60_000;

export const isInRoom = (standing: RoomStanding | undefined): standing is RoomRole =>
  standing === 'host' || standing === 'moderator' || standing === 'member';

/** Whether a member may play, pause, seek and choose the episode. */
export const mayControl = (standing: RoomStanding | undefined, memberCount: number): boolean =>
  standing === 'host' ||
  standing === 'moderator' ||
  (standing === 'member' && memberCount <= MOST_WITH_CONTROLS);

/**
 * The position at a moment; before `at` it is the one at `at`. It is limited to `LONGEST_MS`, because a forgotten tab may play for
 * weeks.
 */
export const positionAt = ({ positionMs, at, rate, playing }: RoomPlayback, now: number): number =>
  playing ? Math.min(LONGEST_MS, positionMs + Math.round(Math.max(0, now - at) * rate)) : positionMs;

const LEAST_LEAD_MS = 250;
/** Maximum delay: a member with a very slow connection does not delay the commands of others further. */
const MOST_LEAD_MS = 1_000;

/**
 * Time between a command and its effect: long enough for it to arrive at 95 % of the members.
 * @param roundTripsMs the members' last measured round trips, in any order
 */
export const leadOf = (roundTripsMs: readonly number[]): number => {
  const sorted = [...roundTripsMs].sort((one, other) => one - other);
  const p95 = sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0;
  return Math.min(MOST_LEAD_MS, Math.max(LEAST_LEAD_MS, p95));
};
