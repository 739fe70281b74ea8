/** The recently counted plays of a source. Older plays count less: half after `HALF_LIFE_SECONDS`. */
export interface HealthCounts {
  readonly plays: number;
  readonly failures: number;
  /** Number of members with an open report. */
  readonly reports: number;
  readonly countedAt: Date;
}

export const HALF_LIFE_SECONDS = 3_600;
/** Maximum weight of all counted plays, so that a repaired source of a popular episode recovers within hours. */
export const MOST_WEIGHT = 50;
/** Successful plays that are assumed for every source, so that one failure alone does not make it poor. */
const ASSUMED = 5;
const POOR_SHARE = 0.4;
const POOR_REPORTS = 3;

/**
 * Whether players should try a source last: four plays in a row failed without a successful one, 40 % of a busy source's plays
 * failed, or three members reported it.
 */
export function isPoor({ plays, failures, reports, countedAt }: HealthCounts, now: Date): boolean {
  if (reports >= POOR_REPORTS) return true;
  const age = Math.max(now.getTime() - countedAt.getTime(), 0) / 1_000;
  const weight = 0.5 ** (age / HALF_LIFE_SECONDS);
  return (failures * weight) / (Math.max(plays, failures) * weight + ASSUMED) >= POOR_SHARE;
}
