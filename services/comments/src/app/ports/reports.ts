import type { Keyed, KeySlice } from '@seyir/kit';
import type {
  AppealState,
  Case,
  CaseOutcome,
  CaseReport,
  Evidence,
  ReportedText,
  ReportProblem,
  ReportTarget,
  Standing,
} from '../../domain/report.js';
import type { Scope } from '../../domain/spoiler.js';

/** The place of an open case in the queue: its negated weight, the time of its first report, and its id. */
export interface QueueKey {
  readonly rank: number;
  readonly openedAt: string;
  readonly id: string;
}

/** The place of an open case in the queue by age. */
export interface AgeKey {
  readonly openedAt: string;
  readonly id: string;
}

/** Which cases a list has: those about targets of a kind, with a problem; undefined for all. */
export interface CaseFilter {
  readonly targetType: ReportTarget['type'] | undefined;
  readonly problem: ReportProblem | undefined;
}

export interface ClosedKey {
  readonly closedAt: string;
  readonly id: string;
}

export interface Decision {
  readonly outcome: CaseOutcome;
  readonly note: string;
  readonly moderatorId: string;
  readonly violation: number;
  readonly until: Date | undefined;
  /** Whether it deletes a text that can be shown again. */
  readonly restorable: boolean;
  /** With the outcome 'cover'. */
  readonly cover: Scope | undefined;
}

/** The place of an appeal in the list of those that wait. */
export interface AppealKey {
  readonly sentAt: string;
  readonly id: string;
}

export interface AppealDecision {
  readonly state: Exclude<AppealState, 'pending'>;
  readonly note: string;
  readonly moderatorId: string;
  /** True if the removed text no longer exists, so that it cannot be shown again. */
  readonly isLost: boolean;
}

/** Numbers for the desk; the times in seconds from the first report to the decision, 0 if nothing was decided. */
export interface CaseStatistics {
  readonly openUnderDay: number;
  readonly openUnderThreeDays: number;
  readonly openLonger: number;
  readonly decided: number;
  readonly medianSeconds: number;
  readonly p90Seconds: number;
  readonly appeals: number;
}

/** Counts and ages of open cases and appeals, for the metrics. Counts end at 10,000; ages are in seconds, 0 if nothing waits. */
export interface WaitingCases {
  readonly open: number;
  readonly appeals: number;
  readonly oldestOpen: number;
  readonly oldestAppeal: number;
}

/** A decision that was made without a case. */
export type DecidedCase = Pick<Case, 'id' | 'target' | 'violation' | 'until' | 'closedBy'> & {
  readonly outcome: CaseOutcome;
  readonly subjectId: string;
  readonly closedAt: Date;
};

/** A case of the demo. */
export type NewImportedCase = Pick<
  Case,
  'id' | 'target' | 'outcome' | 'violation' | 'until' | 'closedAt' | 'closedBy' | 'weight' | 'restorable'
> & {
  readonly reports: readonly CaseReport[];
  readonly subjectId: string;
  readonly appeal: { readonly body: string; readonly sentAt: Date } | undefined;
};

/** Silences and bans; rejects with TRY_AGAIN or DEADLINE if accounts does not answer. */
export interface Sanctions {
  /** The facts of a silence or a ban for a case with its id, and the case whose outcome it is; undefined for an unknown one. */
  byId(id: string): Promise<(DecidedCase & { readonly caseId: string | undefined }) | undefined>;
}

export interface CaseStore {
  /** The open case of the target, locked until the end of the transaction; a new one gets this `id` and subject. */
  open(
    target: ReportTarget,
    given: { readonly id: string; readonly subjectId?: string },
    now: Date,
  ): Promise<Case>;
  /** Adds a report to the case and returns the updated case; undefined if the member already has a report in it. */
  join(caseId: string, report: NewReport): Promise<Case | undefined>;
  after(id: string | undefined, limit: number): Promise<Case[]>;
  byId(id: string): Promise<Case | undefined>;
  /** The closed cases about a target except this one, the most recently closed first. */
  earlier(given: Case, limit: number): Promise<Case[]>;
  /** The closed cases about the same member and other targets, the last one first. */
  ofSubject(given: Case, limit: number): Promise<Case[]>;
  reports(caseId: string, limit: number): Promise<CaseReport[]>;
  /** Locks an open case until the end of the transaction; undefined for a closed one. */
  lock(id: string): Promise<Case | undefined>;
  assign(id: string, moderatorId: string | undefined, now: Date): Promise<Case>;
  close(id: string, decision: Decision, now: Date): Promise<Case>;
  /** Adds a case with its reports; false if it exists, or if its target has another open case. */
  addImported(given: NewImportedCase, now: Date): Promise<boolean>;
  /** Adds a closed case; adding it twice changes nothing. */
  addDecided(decided: DecidedCase): Promise<void>;
  /** The decisions against a member, the last one first. */
  against(memberId: string, limit: number): Promise<Case[]>;
  /** Adds the appeal of the member concerned; undefined if there is one, or if the case is about another member. */
  appeal(id: string, memberId: string, body: string, now: Date): Promise<Case | undefined>;
  /** Locks a closed case until the end of the transaction; undefined for an open one. */
  lockClosed(id: string): Promise<Case | undefined>;
  /** The widest cover of a target by the decisions of cases, without those that were overturned. @param except a case that does not count */
  coverOf(target: ReportTarget, except?: string): Promise<Scope | undefined>;
  decideAppeal(id: string, decision: AppealDecision, now: Date): Promise<Case>;
  /** Returns ids of the members who reported this case, ordered, from the first id after `after`. */
  reporters(caseId: string, after: string, limit: number): Promise<string[]>;
}

/** The lists of the desk. */
export interface CaseLists {
  /** Open cases, the heaviest first, then the oldest; without those about the moderator who reads. */
  queue(
    moderatorId: string,
    filter: CaseFilter,
    slice: KeySlice<QueueKey>,
  ): Promise<readonly Keyed<Case, QueueKey>[]>;
  /** Open cases, the oldest first; without those about the moderator who reads. */
  oldest(
    moderatorId: string,
    filter: CaseFilter,
    slice: KeySlice<AgeKey>,
  ): Promise<readonly Keyed<Case, AgeKey>[]>;
  /** Closed cases, the last one first; without those about the moderator who reads. */
  closed(
    moderatorId: string,
    filter: CaseFilter,
    slice: KeySlice<ClosedKey>,
  ): Promise<readonly Keyed<Case, ClosedKey>[]>;
  /** Appeals that wait, the oldest first; without those that the moderator decided, or that are about the moderator. */
  appeals(moderatorId: string, slice: KeySlice<AppealKey>): Promise<readonly Keyed<Case, AppealKey>[]>;
  /** The problems that the reports of cases name, by case. */
  problems(caseIds: readonly string[]): Promise<ReadonlyMap<string, readonly ReportProblem[]>>;
}

/** Numbers about cases and about those who report. */
export interface CaseFigures {
  /** Counts at most 10,000 cases of each kind. */
  statistics(since: {
    readonly dayAgo: Date;
    readonly threeDaysAgo: Date;
    readonly decidedSince: Date;
  }): Promise<CaseStatistics>;
  waiting(now: Date): Promise<WaitingCases>;
  /**
   * Reads the 200 newest cases that each of these members reported and counts those closed since a time: `refused` with the outcome
   * 'nothing', `accepted` with any other. Members without any are left out.
   */
  standings(memberIds: readonly string[], since: Date): Promise<ReadonlyMap<string, Standing>>;
}

/** Requests to messaging, with the rights of the current call's member. Rejects with TRY_AGAIN if it does not answer. */
export interface Messages {
  /** A message that the member has received, with the messages before it, oldest first; empty for any other id. */
  evidence(messageId: string): Promise<readonly ReportedText[]>;
  /** An entry of a room's chat with the entries before it, or a room's title with its last entries; empty for any other id. */
  roomEvidence(targetId: string): Promise<readonly Evidence[]>;
  /** The title that an entry of a room's chat is about; undefined for any other id. With the rights of this service. */
  titleOfEntry(entryId: string): Promise<string | undefined>;
}

export interface NewReport {
  readonly memberId: string;
  readonly problem: ReportProblem;
  readonly description: string;
  /** The report's contribution to the weight of its case. */
  readonly weight: number;
  readonly now: Date;
}

export interface CaseEvents {
  casesChanged(cases: readonly Case[]): Promise<void>;
}
