import type { Place } from './place.js';

/** What playback knows of an episode from the catalogue. */
export interface Episode extends Place {
  readonly id: string;
  readonly titleId: string;
  /** 0 while the catalogue does not know it. */
  readonly durationSeconds: number;
  /** Undefined: no date yet, so not released. */
  readonly releasedAt: Date | undefined;
  /** The age mark of the title by its number in the contract; 0 while unknown. */
  readonly ageMark: number;
  readonly removed: boolean;
}

export const isReleased = (episode: Episode, now: Date): boolean =>
  episode.releasedAt !== undefined && episode.releasedAt <= now;

/** The contract's number of the mark 18+. */
const ADULTS = 4;
const ADULT_AGE = 18;

/** Whether the title is for every age that may watch alone: all but 18+. */
export const isForAll = ({ ageMark }: Pick<Episode, 'ageMark'>): boolean => ageMark !== ADULTS;

/** Whether a year of birth says that someone is too young for 18+: of age is who becomes 18 within this year. */
export const isUnderAge = (birthYear: number | undefined, now: Date): boolean =>
  birthYear !== undefined && now.getUTCFullYear() - birthYear < ADULT_AGE;
