/** The decision about a reported target. */
export type CaseOutcome = 'nothing' | 'remove' | 'warn' | 'silence' | 'ban' | 'cover';

/** The decision about an appeal; `lost`: overturned, and what the decision had removed cannot be shown again. */
export type AppealOutcome = 'upheld' | 'overturned' | 'lost';

/** A case that was decided. */
export interface DecidedCase {
  readonly id: string;
  readonly outcome: CaseOutcome;
  readonly at: Date;
  /** The member concerned and the content of the notification; undefined if no member is known. */
  readonly subject: Concerned | undefined;
}

/** The content of a member's notification about a decision against the member. */
export interface Concerned {
  readonly memberId: string;
  /** Number of the contract's `Violation`. */
  readonly violation: number;
  /** The end of a silence or a ban. */
  readonly until: Date | undefined;
}

/** An appeal that was decided. */
export interface DecidedAppeal {
  readonly caseId: string;
  readonly outcome: AppealOutcome;
  readonly at: Date;
  readonly memberId: string;
}
