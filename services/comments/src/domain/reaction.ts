/** Beğen, Beğenme, Harika, Komik, Üzücü, Şaşırtıcı: the numbers of the legacy calls. */
export type Reaction = 1 | 2 | 3 | 4 | 5 | 6;

export const isReaction = (value: number): value is Reaction =>
  Number.isInteger(value) && value >= 1 && value <= 6;

export interface ReactionCount {
  readonly reaction: Reaction;
  readonly count: number;
}

export const reactionTargets = ['comment', 'series', 'episode', 'flow', 'discussion'] as const;

/** A target of reactions; `series` is any title, `flow` a post and `discussion` a topic. */
export interface ReactionTarget {
  readonly type: (typeof reactionTargets)[number];
  readonly id: string;
}

/** The reactions on a target; the version increases by one with every event. */
export interface Tally {
  readonly target: ReactionTarget;
  readonly counts: readonly ReactionCount[];
  readonly version: number;
  readonly changedAt: Date;
}

/** Converts the counts column, one entry per reaction; kinds with zero are left out. */
export const toCounts = (counts: readonly number[]): ReactionCount[] =>
  counts.flatMap((count, index) => (count > 0 ? [{ reaction: (index + 1) as Reaction, count }] : []));
