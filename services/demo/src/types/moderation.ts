export type DemoOutcome = 'nothing' | 'warn' | 'cover' | 'remove' | 'silence';
export type DemoViolation = 'spoiler' | 'insult' | 'spam';

/** A case of reports about a comment or a topic. */
export interface DemoCase {
  readonly id: string;
  readonly target: { readonly type: 'comment' | 'discussion'; readonly id: string };
  readonly reports: readonly {
    readonly memberId: string;
    readonly problem: DemoViolation | 'private' | 'other';
    readonly description: string;
    readonly reportedAt: Date;
  }[];
  /** Undefined for an open case. */
  readonly decided:
    | {
        readonly outcome: DemoOutcome;
        /** Undefined for `nothing`. */
        readonly violation: DemoViolation | undefined;
        readonly byId: string;
        readonly at: Date;
        /** The end of a silence. */
        readonly until: Date | undefined;
      }
    | undefined;
  /** The appeal of the member concerned, which waits. */
  readonly appeal: { readonly body: string; readonly sentAt: Date } | undefined;
}

/** The entries at the moderators' desk other than cases. */
export interface DemoDesk {
  readonly contacts: readonly {
    readonly id: string;
    readonly memberId: string;
    readonly name: string;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
    readonly sentAt: Date;
    readonly handled: { readonly byId: string; readonly at: Date } | undefined;
  }[];
  readonly removals: readonly {
    readonly id: string;
    readonly number: string;
    readonly name: string;
    /** The address of a member of the demo: the request is removed with the member. */
    readonly email: string;
    readonly right: 'owner' | 'person';
    readonly links: readonly string[];
    readonly statement: string;
    readonly confirmedAt: Date;
    readonly dueAt: Date;
    readonly decided: { readonly byId: string; readonly at: Date; readonly answer: string } | undefined;
  }[];
  /** Silences that have ended: the outcomes of cases. */
  readonly silences: readonly {
    readonly id: string;
    readonly caseId: string;
    readonly memberId: string;
    readonly byId: string;
    readonly at: Date;
    readonly until: Date;
  }[];
}
