import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TargetKind } from '../../../domain/target.js';

/** A comment or a reply. A reply has a root and the id of the comment it answers. */
@Entity('comment')
export class CommentRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('smallint') readonly targetKind!: TargetKind;
  @Column('uuid') readonly targetId!: string;
  @Column('uuid', { nullable: true }) readonly rootId!: string | null;
  @Column('uuid', { nullable: true }) readonly replyToId!: string | null;
  @Column('uuid', { nullable: true }) readonly replyToAuthorId!: string | null;
  @Column('uuid') readonly authorId!: string;
  @Column('text') readonly body!: string;
  @Column('uuid', { nullable: true }) readonly scopeTitleId!: string | null;
  @Column('integer', { nullable: true }) readonly scopeSeason!: number | null;
  @Column('integer', { nullable: true }) readonly scopeNumber!: number | null;
  @Column('timestamptz') readonly postedAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly editedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) readonly deletedAt!: Date | null;
  /** True for imported comments. */
  @Column('boolean') readonly silent!: boolean;
  @Column('boolean') readonly demo!: boolean;
  @Column('integer') readonly replyCount!: number;
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
  @Column('uuid', { array: true }) readonly mentionedIds!: readonly string[];
  /** The position of a post in its topic; null elsewhere. */
  @Column('integer', { nullable: true }) readonly number!: number | null;
  /** Set by a moderator: the text is a spoiler of this whole title. */
  @Column('uuid', { nullable: true }) readonly coverTitleId!: string | null;
  @Column('integer') readonly coverSeason!: number;
  @Column('integer') readonly coverNumber!: number;
  /** The search key of a post, set by a trigger; null elsewhere, and while deleted. */
  @Column({ type: 'text', insert: false, update: false, nullable: true }) readonly bodyKey!: string | null;
}

/** The counters of a thread, and its last frame number. */
@Entity('thread')
export class ThreadRow {
  @PrimaryColumn('smallint') readonly targetKind!: TargetKind;
  @PrimaryColumn('uuid') readonly targetId!: string;
  @Column('integer') readonly comments!: number;
  @Column('integer') readonly replies!: number;
  @Column('integer') readonly seq!: number;
}

/** A removed subject whose comments a task is still deleting. */
@Entity('gone_subject')
export class GoneSubjectRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('timestamptz') readonly goneAt!: Date;
}
