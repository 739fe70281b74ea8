import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AppealState, Case, ReportTarget } from '../../../domain/report.js';

/** The reports of members about one target; a target has at most one open case. */
@Entity('moderation_case')
export class CaseRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('text') readonly targetType!: ReportTarget['type'];
  @Column('text') readonly targetId!: string;
  @Column('text') readonly state!: Case['state'];
  @Column('integer') readonly reportCount!: number;
  @Column('timestamptz') readonly openedAt!: Date;
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
  @Column('integer') readonly weight!: number;
  @Column('uuid', { nullable: true }) readonly assigneeId!: string | null;
  @Column('text', { nullable: true }) readonly outcome!: NonNullable<Case['outcome']> | null;
  @Column('text') readonly note!: string;
  @Column('timestamptz', { nullable: true }) readonly closedAt!: Date | null;
  @Column('uuid', { nullable: true }) readonly closedBy!: string | null;
  /** The member whom it is about. */
  @Column('uuid', { nullable: true }) readonly subjectId!: string | null;
  @Column('integer') readonly violation!: number;
  @Column('timestamptz', { nullable: true }) readonly until!: Date | null;
  /** Whether the decision deleted a text whose row stays. */
  @Column('boolean') readonly restorable!: boolean;
  /** Of a cover; season and number 0 for the whole title. */
  @Column('uuid', { nullable: true }) readonly coverTitleId!: string | null;
  @Column('integer') readonly coverSeason!: number;
  @Column('integer') readonly coverNumber!: number;
  @Column('text') readonly appealBody!: string;
  @Column('timestamptz', { nullable: true }) readonly appealedAt!: Date | null;
  /** Null without an appeal. */
  @Column('text', { nullable: true }) readonly appealState!: AppealState | null;
  @Column('text') readonly appealNote!: string;
  @Column('timestamptz', { nullable: true }) readonly appealDecidedAt!: Date | null;
  @Column('uuid', { nullable: true }) readonly appealDecidedBy!: string | null;
  /** When its evidence is deleted; null while it is open or an appeal waits, and after the deletion. */
  @Column('timestamptz', { nullable: true }) readonly evidenceUntil!: Date | null;
}

@Entity('report')
export class ReportRow {
  @PrimaryColumn('uuid') readonly caseId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('text') readonly problem!: string;
  @Column('text') readonly description!: string;
  @Column('timestamptz') readonly reportedAt!: Date;
}

/** A problem that the reports of an open case name, in the order of the queue. Triggers keep it. */
@Entity('open_case_problem')
export class OpenCaseProblemRow {
  @PrimaryColumn('text') readonly problem!: string;
  @PrimaryColumn('uuid') readonly caseId!: string;
  @Column('text') readonly targetType!: string;
  /** The negated weight of the case. */
  @Column('integer') readonly rank!: number;
  @Column('timestamptz') readonly openedAt!: Date;
}

/** A copy of a reported text in the case about it, or of a private message in the case about it or about a later one. */
@Entity('case_evidence')
export class EvidenceRow {
  @PrimaryColumn('uuid') readonly caseId!: string;
  @PrimaryColumn('uuid') readonly messageId!: string;
  @Column('uuid') readonly authorId!: string;
  @Column('text') readonly body!: string;
  @Column('timestamptz') readonly sentAt!: Date;
  @Column('timestamptz') readonly copiedAt!: Date;
}

/** A copy of a photo of a text in `case_evidence`. */
@Entity('case_photo')
export class CasePhotoRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly caseId!: string;
  @Column('uuid') readonly messageId!: string;
  @Column('smallint') readonly place!: number;
  /** Its name in the object store; null if it could not be copied. */
  @Column('text', { nullable: true }) readonly file!: string | null;
  @Column('integer') readonly width!: number;
  @Column('integer') readonly height!: number;
  @Column('text') readonly alt!: string;
  /** The text was covered as a spoiler. */
  @Column('boolean') readonly covered!: boolean;
}
