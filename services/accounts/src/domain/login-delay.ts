/** What limits failed sign-ins. Counts are per window; a refused try counts for nothing. */
export interface LoginLimits {
  readonly addressPerMinute: number;
  readonly addressPerHour: number;
  readonly accountPerHour: number;
  /** Failures on one account that cost no waiting. */
  readonly accountFree: number;
  /** The wait after the first failure beyond those; it doubles with each further one. */
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
}

/** How long an account rests after its `failures`-th failure of the hour, in ms. */
export const delayAfter = (failures: number, limits: LoginLimits): number =>
  failures <= limits.accountFree
    ? 0
    : Math.min(limits.firstDelayMs * 2 ** (failures - limits.accountFree - 1), limits.longestDelayMs);
