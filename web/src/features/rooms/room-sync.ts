/** The playback state of a room, from the server. */
export interface RoomPlayback {
  episodeId: string;
  positionMs: number;
  /** Time by the server's clock, in ms since 1970. */
  effectiveMs: number;
  rate: number;
  playing: boolean;
}

/** The room's position at a moment. */
export interface RoomMoment {
  positionMs: number;
  rate: number;
  playing: boolean;
}

/** Product-rules, Rooms. */
const UNSEEN_MS = 40;
const SEEK_BEYOND_MS = 1_000;
const SEEK_AGAIN_MS = 10_000;
const SLOWEST = 0.95;
const FASTEST = 1.05;
/** Time within which a difference is corrected, as far as the rates allow it. */
const CATCH_UP_MS = 4_000;
/** While paused, all members see the same frame; a seek of a paused player interrupts nothing. */
const PAUSED_APART_MS = 100;
/** A larger difference is shown to the members as catching up. */
export const BEGINS_APART_MS = 250;

/** The position of one state at a moment of the server's clock. */
export const positionAt = ({ positionMs, effectiveMs, rate, playing }: RoomPlayback, now: number): number =>
  playing ? positionMs + Math.max(0, now - effectiveMs) * rate : positionMs;

/**
 * The room's current position. A command takes effect a little later, at the same moment for all; until then the previous state
 * continues.
 */
export function momentOf(state: RoomPlayback, before: RoomPlayback | undefined, now: number): RoomMoment {
  const isLater = now < state.effectiveMs && before?.episodeId === state.episodeId;
  const current = isLater ? before : state;
  return { positionMs: positionAt(current, now), rate: current.rate, playing: current.playing };
}

export interface SyncInput {
  moment: RoomMoment;
  /** The player's position, in ms. */
  playerMs: number;
  paused: boolean;
  /** Time since the last seek of a correction, in ms. */
  sinceSeekMs: number;
  /** The player has just begun, and has not been with the room yet. */
  begins?: boolean;
}

/** The commands for the player now. */
export interface SyncStep {
  rate: number;
  /** The position to seek to, in ms; undefined for no seek. */
  seekMs: number | undefined;
  play: boolean;
  pause: boolean;
  /** The player's position minus the room's, in ms. */
  offsetMs: number;
}

/**
 * The correction of a player: none below 40 ms; by the rate, 0.95 to 1.05 times the room's, up to 1,000 ms; by a seek beyond that,
 * at most once in 10 s. A player that begins seeks earlier, because by the rate it would be late for many seconds; and one that is
 * ahead of the room waits for it.
 */
export function syncStep({ moment, playerMs, paused, sinceSeekMs, begins = false }: SyncInput): SyncStep {
  const offsetMs = Math.round(playerMs - moment.positionMs);
  const distance = Math.abs(offsetMs);
  const maySeek = sinceSeekMs >= SEEK_AGAIN_MS;
  if (!moment.playing) {
    const seekMs = distance > PAUSED_APART_MS && (paused || maySeek) ? moment.positionMs : undefined;
    return { rate: moment.rate, seekMs, play: false, pause: !paused, offsetMs };
  }
  const correction =
    distance < UNSEEN_MS ? 1 : Math.min(FASTEST, Math.max(SLOWEST, 1 - offsetMs / CATCH_UP_MS));
  const waits = paused && offsetMs > PAUSED_APART_MS && offsetMs <= SEEK_BEYOND_MS;
  const seekBeyondMs = paused ? PAUSED_APART_MS : begins ? BEGINS_APART_MS : SEEK_BEYOND_MS;
  return {
    rate: moment.rate * correction,
    seekMs: distance > seekBeyondMs && maySeek && !waits ? moment.positionMs : undefined,
    play: paused && !waits,
    pause: false,
    offsetMs,
  };
}
