/** Beğen, Beğenme, Harika, Komik, Üzücü, Şaşırtıcı: the numbers of the legacy calls. */
export type Reaction = 1 | 2 | 3 | 4 | 5 | 6;

export const isReaction = (value: number): value is Reaction =>
  Number.isInteger(value) && value >= 1 && value <= 6;

export interface ReactionCount {
  readonly reaction: Reaction;
  readonly count: number;
}

export const reactionTargets = ['comment', 'series', 'episode'] as const;

/** What one may react to; `series` is any title. */
export interface ReactionTarget {
  readonly type: (typeof reactionTargets)[number];
  readonly id: string;
}

/** The reactions on a target, the version rising by one with every change. */
export interface Tally {
  readonly target: ReactionTarget;
  readonly counts: readonly ReactionCount[];
  readonly version: number;
  readonly changedAt: Date;
}

/** What a member's reaction is after asking for one, or for taking one back that may not be the one that stands. */
export const reactionAfter = (
  before: Reaction | undefined,
  asked: Reaction,
  active: boolean,
): Reaction | undefined => {
  if (active) return asked;
  return before === asked ? undefined : before;
};

/** Counts of a database row, one column entry a reaction; kinds without any are left out. */
export const toCounts = (counts: readonly number[]): ReactionCount[] =>
  counts.flatMap((count, index) => (count > 0 ? [{ reaction: (index + 1) as Reaction, count }] : []));
