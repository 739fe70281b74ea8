/** One member's block and mute of another member; both may be unset. */
export interface Restraint {
  readonly memberId: string;
  readonly otherId: string;
  readonly blocked: boolean;
  readonly mute: Mute | undefined;
}

export interface Mute {
  /** Undefined: until the member removes it. */
  readonly until: Date | undefined;
}

/** A restraint as stored and published. */
export interface KeptRestraint extends Restraint {
  readonly id: string;
  readonly version: number;
  readonly changedAt: Date;
}

/** Maximum number of blocks, and of mutes, per member. */
export const MOST_RESTRAINTS = 1_000;

const YEAR_MS = 366 * 24 * 3_600_000;

/** The end of a mute must be in the future, within a year. */
export const isMuteEnd = (until: Date, now: Date): boolean =>
  until > now && until.getTime() - now.getTime() <= YEAR_MS;

/** The current state of a restraint: without a mute that has ended. */
export const asOf = <R extends Restraint>(restraint: R, now: Date): R =>
  restraint.mute?.until && restraint.mute.until <= now ? { ...restraint, mute: undefined } : restraint;
