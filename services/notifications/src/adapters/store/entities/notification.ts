import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AppealOutcome, CaseOutcome } from '../../../domain/decision.js';
import type { NotificationKind, Translation } from '../../../domain/notification.js';

/** A row of a member's list; unique per member and cause. */
@Entity('notification')
export class NotificationRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly memberId!: string;
  @Column('text') readonly kind!: NotificationKind;
  @Column('uuid', { nullable: true }) readonly actorId!: string | null;
  @Column('uuid') readonly causeId!: string;
  @Column('smallint') readonly targetKind!: number;
  @Column('uuid') readonly targetId!: string;
  @Column('text', { nullable: true }) readonly translation!: Translation | null;
  /** The outcome of a case, of a decision about the member, or of the member's appeal. */
  @Column('text', { nullable: true }) readonly outcome!: CaseOutcome | AppealOutcome | null;
  /** The violation of a decision, and the end of a silence or ban. */
  @Column('smallint', { nullable: true }) readonly violation!: number | null;
  @Column('timestamptz', { nullable: true }) readonly until!: Date | null;
  /** The number of a badge. */
  @Column('smallint', { nullable: true }) readonly badge!: number | null;
  /** Number of members who clapped besides the actor, or of posts besides the newest one. */
  @Column('integer') readonly others!: number;
  @Column('timestamptz') readonly time!: Date;
  @Column('boolean') readonly read!: boolean;
  @Column('boolean') readonly removed!: boolean;
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
  /** The list's revision when the notification arrived. */
  @Column('bigint') readonly arrived!: string;
}

/** The counters of a member's list. */
@Entity('activity')
export class ActivityRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('integer') readonly count!: number;
  @Column('integer') readonly unread!: number;
  @Column('bigint') readonly revision!: string;
  @Column('timestamptz', { nullable: true }) readonly caughtUpAt!: Date | null;
  @Column('boolean') readonly gone!: boolean;
  /** All entries up to this revision are read. */
  @Column('bigint') readonly readUpto!: string;
}

/** A block or mute from the events of accounts. */
@Entity('block')
export class BlockRow {
  @PrimaryColumn('uuid') readonly blockId!: string;
  @Column('uuid') readonly memberId!: string;
  @Column('uuid') readonly otherId!: string;
  @Column('boolean') readonly blocked!: boolean;
  @Column('boolean') readonly muted!: boolean;
  @Column('timestamptz', { nullable: true }) readonly mutedUntil!: Date | null;
}
