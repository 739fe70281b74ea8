import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member's position in an episode. */
@Entity('member_position')
export class PositionRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @PrimaryColumn('uuid') readonly episodeId!: string;
  @Column('uuid') readonly id!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('double precision') readonly positionSeconds!: number;
  @Column('double precision') readonly durationSeconds!: number;
  @Column('boolean') readonly kept!: boolean;
  @Column('boolean') readonly watched!: boolean;
  /** How much of it the progress includes: 0 nothing, 1 kept, 2 watched. */
  @Column('smallint') readonly told!: number;
  @Column('timestamptz') readonly measuredAt!: Date;
  /** Time of its removal from continue-watching: earlier measurements do not show it again. */
  @Column('timestamptz', { nullable: true }) readonly removedAt!: Date | null;
  /** Watched by a mark only, not by playing to the end. */
  @Column('boolean') readonly marked!: boolean;
  @Column('timestamptz', { nullable: true }) readonly watchedAt!: Date | null;
  /** Time at which a mark was last removed: earlier measurements do not count as watched. */
  @Column('timestamptz', { nullable: true }) readonly unmarkedAt!: Date | null;
  /** Maintained by a trigger: the day of the measurement if continue-watching shows the episode. */
  @Column({ type: 'date', nullable: true, insert: false, update: false }) readonly listedOn!: string | null;
}

/** A member's progress in a title; unique per member and title. */
@Entity('progress')
export class ProgressRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly memberId!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('integer') readonly furthestSeason!: number;
  @Column('integer') readonly furthestNumber!: number;
  @Column('integer') readonly watchedSeason!: number;
  @Column('integer') readonly watchedNumber!: number;
  @Column('integer') readonly watchedCount!: number;
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
  @Column('text', { nullable: true }) readonly viewedOn!: string | null;
}
