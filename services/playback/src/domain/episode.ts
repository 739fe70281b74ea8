import type { Place } from './place.js';

/** The catalogue data of an episode that playback stores. */
export interface Episode extends Place {
  readonly id: string;
  readonly titleId: string;
  /** 0 if the catalogue does not know it. */
  readonly durationSeconds: number;
  /** Undefined: no date, so not released. */
  readonly releasedAt: Date | undefined;
  /** The age mark of the title as contract number; 0 if unknown. */
  readonly ageMark: number;
  readonly removed: boolean;
}

export const isReleased = (episode: Episode, now: Date): boolean =>
  episode.releasedAt !== undefined && episode.releasedAt <= now;

/** The contract's number of the mark 18+. */
const ADULTS = 4;
const ADULT_AGE = 18;

/** Whether the title needs no age gate: all except 18+. */
export const isForAll = ({ ageMark }: Pick<Episode, 'ageMark'>): boolean => ageMark !== ADULTS;

/** Whether a birth year is under age for 18+. Members count as adults in the year of their 18th birthday. */
export const isUnderAge = (birthYear: number | undefined, now: Date): boolean =>
  birthYear !== undefined && now.getUTCFullYear() - birthYear < ADULT_AGE;
