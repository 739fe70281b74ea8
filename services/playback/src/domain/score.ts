import type { LibraryEntry } from './library.js';

const HIGHEST = 10;
/** The mean of a title counts as if this many members had given the mean of all titles. */
const WEIGHT = 20;
/** With fewer scores a mean says nothing. */
const SHOWN_FROM = 5;

/** How often each score was given, from 1 on. */
export type ScoreCounts = readonly number[];

/** The score of a title from all members. */
export interface TitleScore {
  /** 1 to 10; 0 with fewer than five scores. */
  readonly mean: number;
  readonly count: number;
}

/** A change of how often a score was given to a title. */
export interface ScoreMove {
  readonly titleId: string;
  readonly score: number;
  readonly by: number;
}

export const isScore = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= HIGHEST;

/** The entry with another score, with the next version; the same entry if nothing changes. */
export const withScore = (entry: LibraryEntry, score: number | undefined, now: Date): LibraryEntry =>
  entry.score === score ? entry : { ...entry, score, version: entry.version + 1, changedAt: now };

/** The changes of the title's counts when an entry changes; empty for none. */
export const scoreMoves = (before: LibraryEntry, after: LibraryEntry): ScoreMove[] => {
  if (before.score === after.score) return [];
  const { titleId } = before;
  return [
    ...(before.score === undefined ? [] : [{ titleId, score: before.score, by: -1 }]),
    ...(after.score === undefined ? [] : [{ titleId, score: after.score, by: 1 }]),
  ];
};

/** The Bayesian mean of a title's scores, given those of all titles (product-rules, Score). */
export const titleScore = (own: ScoreCounts, all: ScoreCounts): TitleScore => {
  const [title, site] = [totalOf(own), totalOf(all)];
  if (title.count < SHOWN_FROM) return { mean: 0, count: title.count };
  const siteMean = site.count > 0 ? site.sum / site.count : title.sum / title.count;
  return { mean: (title.sum + WEIGHT * siteMean) / (title.count + WEIGHT), count: title.count };
};

const totalOf = (counts: ScoreCounts): { count: number; sum: number } => ({
  count: counts.reduce((sum, times) => sum + times, 0),
  sum: counts.reduce((sum, times, place) => sum + times * (place + 1), 0),
});
