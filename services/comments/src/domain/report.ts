import type { Scope } from './spoiler.js';

/** The report problems; the contract numbers them by position, from 1. */
export const reportProblems = [
  'spoiler',
  'insult',
  'spam',
  'indecent',
  'broken',
  'wrong',
  'copyright',
  'other',
  'private_data',
] as const;

export type ReportProblem = (typeof reportProblems)[number];

/** The reportable targets. `flow` is a post, also one of a group. */
export const reportTargets = [
  'comment',
  'title',
  'source',
  'user',
  'collection',
  'message',
  'flow',
  'group',
  'story',
  'room',
  'discussion',
] as const;

export interface ReportTarget {
  readonly type: (typeof reportTargets)[number];
  /** An id; the hash for a source. */
  readonly id: string;
}

/** A case for moderators: all reports of members about one target while it is open. */
export interface Case {
  readonly id: string;
  readonly target: ReportTarget;
  readonly state: 'open' | 'closed';
  readonly reportCount: number;
  readonly openedAt: Date;
  readonly version: number;
  readonly changedAt: Date;
  /** Orders the queue. */
  readonly weight: number;
  /** The moderator who works on it. */
  readonly assigneeId: string | undefined;
  /** The outcome of a closed case; undefined also if it was closed because its target no longer exists. */
  readonly outcome: CaseOutcome | undefined;
  /** A note by the moderator for other moderators. */
  readonly note: string;
  readonly closedAt: Date | undefined;
  readonly closedBy: string | undefined;
  /** The member whom it is about; undefined if no member is known, or the member is erased. */
  readonly subjectId: string | undefined;
  /** Number of the contract's `Violation`, which the member concerned gets to know; 0 for none. */
  readonly violation: number;
  /** The end of a silence or a ban. */
  readonly until: Date | undefined;
  /** Whether the decision deleted a text that can be shown again; false after an overturned appeal that found it gone. */
  readonly restorable: boolean;
  /** With the outcome 'cover': what the target spoils. */
  readonly cover: Scope | undefined;
  readonly appeal: Appeal | undefined;
}

/** The decision about a case. */
export type CaseOutcome = 'nothing' | 'remove' | 'warn' | 'silence' | 'ban' | 'cover';

export type AppealState = 'pending' | 'upheld' | 'overturned';

/** The objection of the member concerned to a decision. */
export interface Appeal {
  readonly body: string;
  readonly sentAt: Date;
  readonly state: AppealState;
  /** A note by the second moderator for other moderators. */
  readonly note: string;
  readonly decidedAt: Date | undefined;
  readonly decidedBy: string | undefined;
}

const APPEAL_MS = 14 * 86_400_000;

/** The last moment for an appeal (product-rules, Cases). */
export const appealUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + APPEAL_MS);

/** The outcomes against the member concerned; accounts carries out silences and bans. */
export const againstMember: readonly CaseOutcome[] = ['warn', 'silence', 'ban'];

/** The targets that a decision can cover as a spoiler of their title. */
export const coverable: readonly ReportTarget['type'][] = ['comment', 'discussion', 'flow', 'story', 'room'];

/** Whether the decision removed content that cannot be shown again, even if it is overturned. */
export const isContentLost = ({ outcome, restorable }: Pick<Case, 'outcome' | 'restorable'>): boolean =>
  outcome === 'remove' && !restorable;

/** The targets that a decision can remove. */
export const removable: readonly ReportTarget['type'][] = [
  'comment',
  'flow',
  'collection',
  'story',
  'group',
  'discussion',
  'message',
  'room',
];

const YEAR_MS = 366 * 86_400_000;

/** The end of a silence lies in the future, within a year; a ban may have none; other outcomes have none. */
export const isTerm = (outcome: CaseOutcome, until: Date | undefined, now: Date): boolean => {
  if (outcome !== 'silence' && outcome !== 'ban') return until === undefined;
  return until ? until > now && until.getTime() - now.getTime() <= YEAR_MS : outcome === 'ban';
};

/** The weight of a report. It depends on how the cases of the last 30 days in which its member reported were decided. */
export const reportWeight = ({ accepted, refused }: Standing): number => {
  if (accepted >= 3 && refused < 3) return 8;
  return refused >= 3 && accepted < 3 ? 2 : 4;
};

/** Reports of indecent content and of private data come first in the queue (product-rules, Cases). */
export const urgentProblems: readonly ReportProblem[] = ['indecent', 'private_data'];

/** Added once to the weight of a case with urgent reports. */
export const URGENT_WEIGHT = 1_000;

/** A member's report in a case. */
export interface CaseReport {
  readonly memberId: string;
  readonly problem: ReportProblem;
  readonly description: string;
  readonly reportedAt: Date;
}

/** How the cases of the last 30 days in which a member reported were decided. */
export interface Standing {
  readonly accepted: number;
  readonly refused: number;
}

/** For how long decisions count in the standing of a reporter. */
const STANDING_MS = 30 * 86_400_000;

export const standingSince = (now: Date): Date => new Date(now.getTime() - STANDING_MS);

/** A copy of a reported text, as it was when it was reported. */
export interface Evidence {
  readonly messageId: string;
  readonly authorId: string;
  readonly body: string;
  readonly sentAt: Date;
}

/** A photo of a reported text, or a picture of a reported member or group. */
export interface ReportedPhoto {
  /** Its name in the object store. */
  readonly blob: string;
  /** Its order in the text, from 1. Of a group: 1 is the cover, 2 is the poster. */
  readonly place: number;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A reported text as its owner returns it. */
export interface ReportedText extends Evidence {
  readonly photos?: readonly ReportedPhoto[];
  /** It is covered as a spoiler. */
  readonly covered?: boolean;
}

/** A copy of a reported photo. */
export interface EvidencePhoto {
  readonly id: string;
  readonly messageId: string;
  /** As in `ReportedPhoto`. */
  readonly place: number;
  /** The name of the copy in the object store; undefined if it could not be copied. */
  readonly file: string | undefined;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** As its author described it; may be empty. */
  readonly alt: string;
  /** The text was covered as a spoiler. */
  readonly covered: boolean;
}

/** For how many days a decided case holds its evidence. An appeal that waits holds it longer. */
export const EVIDENCE_DAYS = 180;

export const evidenceUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + EVIDENCE_DAYS * 86_400_000);

/** The common beginning of the names of all copied photos in the object store. No address of the gateway serves files by these names. */
export const evidencePrefix = 'evidence/';

const DAY_MS = 86_400_000;

/** The day shows how old a copy without a case is. */
const COPY = /^evidence\/(\d{4}-\d{2}-\d{2})-[0-9a-f-]{36}\.webp$/;

/** @param random an id that nobody can guess */
export const evidenceFile = (now: Date, random: string): string =>
  `${evidencePrefix}${now.toISOString().slice(0, 10)}-${random}.webp`;

/** Whether a copy without a case is so old that no case can follow for it. */
export const isOldEvidence = (file: string, now: Date): boolean => {
  const day = COPY.exec(file)?.[1];
  return day !== undefined && Date.parse(`${day}T00:00:00Z`) < now.getTime() - 2 * DAY_MS;
};
