import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BadgeFact } from '../../../domain/badge.js';

@Entity('badge_grant')
export class BadgeGrantRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  /** The contract's number. */
  @PrimaryColumn('smallint') readonly badge!: number;
  @Column('timestamptz') readonly since!: Date;
}

/** A member whose count of a fact has changed. */
@Entity('badge_due')
export class BadgeDueRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @PrimaryColumn('text') readonly fact!: BadgeFact;
  /** True: the member is not notified of a badge. */
  @Column('boolean') readonly silent!: boolean;
}

/** The number of a title's episodes that a member has watched, from the events of playback. */
@Entity('watched_title')
export class WatchedTitleRow {
  @PrimaryColumn('uuid') readonly progressId!: string;
  @Column('uuid') readonly memberId!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('integer') readonly episodes!: number;
}

/** A comment that is not deleted, from the events of comments. */
@Entity('written_comment')
export class WrittenCommentRow {
  @PrimaryColumn('uuid') readonly commentId!: string;
  @Column('uuid') readonly memberId!: string;
}
