import type { Segment } from './source.js';

const KEPT_FROM_SECONDS = 60;
const KEPT_FROM_SHARE = 0.05;
const WATCHED_FROM_SHARE = 0.9;
/** Maximum length of an episode: a day. */
const LONGEST_SECONDS = 86_400;

/** The position that a player reports, in seconds; duration 0 means unknown. */
export interface Measurement {
  readonly position: number;
  readonly duration: number;
  readonly measuredAt: Date;
}

/** The meaning of a measurement by the rules of watching. */
export interface JudgedMeasurement extends Measurement {
  /** Far enough to be kept: from 5 % or 60 s on, whichever comes first. */
  readonly kept: boolean;
  /** From 90 % or the credits on, whichever comes first. */
  readonly watched: boolean;
}

/** Whether these seconds are valid: finite, not negative, within a day. */
export const isSeconds = (seconds: number): boolean => seconds >= 0 && seconds <= LONGEST_SECONDS;

/**
 * Judges a measurement: a future time counts as now, a position beyond the end as the end. Without a known duration
 * only the 60 s and the credits count.
 */
export const judge = (
  measured: Measurement,
  episode: { readonly durationSeconds: number; readonly segments: readonly Segment[] },
  now: Date,
): JudgedMeasurement => {
  const duration = measured.duration || episode.durationSeconds;
  const position = duration > 0 ? Math.min(measured.position, duration) : measured.position;
  const credits = episode.segments.filter(({ kind }) => kind === 'credits').map(({ start }) => start);
  const watchedFrom = Math.min(duration > 0 ? duration * WATCHED_FROM_SHARE : Infinity, ...credits);
  const keptFrom = Math.min(duration > 0 ? duration * KEPT_FROM_SHARE : Infinity, KEPT_FROM_SECONDS);
  const watched = position >= watchedFrom;
  const measuredAt = measured.measuredAt > now ? now : measured.measuredAt;
  return { position, duration, measuredAt, watched, kept: watched || position >= keptFrom };
};
