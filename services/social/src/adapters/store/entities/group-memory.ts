import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An episode with a date in a group's plan. */
@Entity('group_plan')
export class GroupPlanRow {
  @PrimaryColumn('uuid') readonly groupId!: string;
  @PrimaryColumn('uuid') readonly episodeId!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('integer') readonly season!: number;
  @Column('integer') readonly number!: number;
  @Column('timestamptz') readonly plannedAt!: Date;
  /** The date for which the members were notified; null: none yet. */
  @Column('timestamptz', { nullable: true }) readonly toldAt!: Date | null;
  /** The plain member who proposes it; null for a fixed date. */
  @Column('uuid', { nullable: true }) readonly proposedBy!: string | null;
}

/** The last episode of a title that a member has watched, from the events of playback. */
@Entity('watch_place')
export class WatchPlaceRow {
  @PrimaryColumn('uuid') readonly progressId!: string;
  @Column('uuid') readonly memberId!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('integer') readonly season!: number;
  @Column('integer') readonly number!: number;
}

/** Whether the groups of a member may see what the member watches; false without a row. */
@Entity('progress_share')
export class ProgressShareRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('boolean') readonly shared!: boolean;
}
