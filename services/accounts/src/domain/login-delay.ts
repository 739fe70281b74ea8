const HOUR_MS = 3_600_000;

/** Limits of failed sign-ins. Counts are per window; a refused try does not count. */
export interface LoginLimits {
  readonly addressPerMinute: number;
  readonly addressPerHour: number;
  /**
   * After this many failures within an hour, an account pauses long enough after each try to allow no more than this number per
   * hour.
   */
  readonly accountPerHour: number;
  /** Failures of one account without a pause. */
  readonly accountFree: number;
  /** The pause after the next failure; it doubles with each further one. */
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
}

/**
 * How long an account pauses after its `failures`-th failure of the hour, in ms. The pause always ends: then the right password
 * succeeds, however many failures came before.
 */
export const delayAfter = (failures: number, limits: LoginLimits): number => {
  if (failures <= limits.accountFree) return 0;
  if (failures >= limits.accountPerHour) return Math.ceil(HOUR_MS / limits.accountPerHour);
  return Math.min(limits.firstDelayMs * 2 ** (failures - limits.accountFree - 1), limits.longestDelayMs);
};
