const HOUR_MS = 3_600_000;

/** What limits failed sign-ins. Counts are per window; a refused try counts for nothing. */
export interface LoginLimits {
  readonly addressPerMinute: number;
  readonly addressPerHour: number;
  /** From so many failures of an hour on, an account rests long enough after each to have no more than so many. */
  readonly accountPerHour: number;
  /** Failures on one account that cost no waiting. */
  readonly accountFree: number;
  /** The wait after the first failure beyond those; it doubles with each further one. */
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
}

/**
 * How long an account rests after its `failures`-th failure of the hour, in ms. It always ends: the right password is
 * let through then, however many wrong ones came before it.
 */
export const delayAfter = (failures: number, limits: LoginLimits): number => {
  if (failures <= limits.accountFree) return 0;
  if (failures >= limits.accountPerHour) return Math.ceil(HOUR_MS / limits.accountPerHour);
  return Math.min(limits.firstDelayMs * 2 ** (failures - limits.accountFree - 1), limits.longestDelayMs);
};
