/** What a reporter finds wrong; the contract's numbers are their places, from 1. */
export const reportProblems = [
  'spoiler',
  'insult',
  'spam',
  'indecent',
  'broken',
  'wrong',
  'copyright',
  'other',
] as const;

export type ReportProblem = (typeof reportProblems)[number];

/** What one may report so far; posts, groups, messages and rooms come with their owners. */
export const reportTargets = ['comment', 'title', 'source', 'user'] as const;

export interface ReportTarget {
  readonly type: (typeof reportTargets)[number];
  /** An id; of a source its hash. */
  readonly id: string;
}

/** What moderators look into: all that members reported about one target while it is open. */
export interface Case {
  readonly id: string;
  readonly target: ReportTarget;
  readonly state: 'open' | 'closed';
  readonly reportCount: number;
  readonly openedAt: Date;
  readonly version: number;
  readonly changedAt: Date;
}
