import type { Segment } from './source.js';

const KEPT_FROM_SECONDS = 60;
const KEPT_FROM_SHARE = 0.05;
const WATCHED_FROM_SHARE = 0.9;
/** No episode is longer than a day. */
const LONGEST_SECONDS = 86_400;

/** Where a player says that it stands, in seconds; a duration of 0 means that it does not know. */
export interface Measurement {
  readonly position: number;
  readonly duration: number;
  readonly measuredAt: Date;
}

/** What a measurement means by the rules of watching. */
export interface Standing extends Measurement {
  /** Far enough in to be kept: from 5 % or 60 s on, whichever comes first. */
  readonly kept: boolean;
  /** From 90 % or the credits on, whichever comes first. */
  readonly watched: boolean;
}

/** Whether these seconds can be meant: finite, not negative, within a day. */
export const isSeconds = (seconds: number): boolean => seconds >= 0 && seconds <= LONGEST_SECONDS;

/**
 * Judges a measurement: a time that lies ahead counts as now, a position beyond the end as the end.
 * Where no one knows the duration, only the 60 s and the credits count.
 */
export const judge = (
  measured: Measurement,
  episode: { readonly durationSeconds: number; readonly segments: readonly Segment[] },
  now: Date,
): Standing => {
  const duration = measured.duration || episode.durationSeconds;
  const position = duration > 0 ? Math.min(measured.position, duration) : measured.position;
  const credits = episode.segments.filter(({ kind }) => kind === 'credits').map(({ start }) => start);
  const watchedFrom = Math.min(duration > 0 ? duration * WATCHED_FROM_SHARE : Infinity, ...credits);
  const keptFrom = Math.min(duration > 0 ? duration * KEPT_FROM_SHARE : Infinity, KEPT_FROM_SECONDS);
  const watched = position >= watchedFrom;
  const measuredAt = measured.measuredAt > now ? now : measured.measuredAt;
  return { position, duration, measuredAt, watched, kept: watched || position >= keptFrom };
};
