import type { ReactionKind } from '../../generated/types.js';

interface Count {
  reaction: ReactionKind;
  count: number;
}

/**
 * The counts after the viewer's reaction changed from `before` to `after`; a kind that reaches zero is removed
 * (C-22).
 */
export function react(
  counts: readonly Count[],
  before: ReactionKind | undefined,
  after: ReactionKind | undefined,
): Count[] {
  const sums = new Map(counts.map(({ reaction, count }) => [reaction, count]));
  if (before) sums.set(before, (sums.get(before) ?? 1) - 1);
  if (after) sums.set(after, (sums.get(after) ?? 0) + 1);
  return [...sums].filter(([, count]) => count > 0).map(([reaction, count]) => ({ reaction, count }));
}
