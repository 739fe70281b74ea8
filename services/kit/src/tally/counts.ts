/** A counted object: its type within the service, and its id (a UUID). */
export interface TallyTarget {
  readonly type: string;
  readonly id: string;
}

/** The change of one kind's count. Kinds are numbered from 1, such as reactions or the options of a poll. */
export interface TallyMove {
  readonly kind: number;
  readonly delta: number;
}

/** A target after its changes were folded. */
export interface FoldedTally {
  readonly target: TallyTarget;
  /** Counts by kind, beginning with kind 1. */
  readonly counts: readonly number[];
  /** Rises by one with each fold of the target, whatever the number of changes. */
  readonly version: number;
  readonly changedAt: Date;
}

/** Unfolded changes, summed by kind; null if there are none. */
export type PendingMoves = Readonly<Record<string, number>> | null;

/** The counts of a target: the folded ones plus the changes since then. */
export const sumOf = (counts: readonly number[] | null, pending: PendingMoves): readonly number[] => {
  const sum = [...(counts ?? [])];
  for (const [kind, delta] of Object.entries(pending ?? {})) {
    while (sum.length < Number(kind)) sum.push(0);
    sum[Number(kind) - 1]! += delta;
  }
  return sum;
};
