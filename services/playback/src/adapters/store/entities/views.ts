import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many members watched a title on a day. */
@Entity('title_views_tally')
export class ViewTallyRow {
  /** The day in UTC. */
  @PrimaryColumn('text') readonly targetType!: string;
  @PrimaryColumn('uuid') readonly targetId!: string;
  @Column('integer', { array: true }) readonly counts!: number[];
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
}

/** A view that is not folded yet. */
@Entity('title_views_tally_delta')
export class ViewTallyDeltaRow {
  @PrimaryColumn('text') readonly targetType!: string;
  @PrimaryColumn('uuid') readonly targetId!: string;
  @PrimaryColumn('bigint') readonly seq!: string;
  @Column('smallint') readonly kind!: number;
  @Column('integer') readonly delta!: number;
  @Column('timestamptz') readonly addedAt!: Date;
}

/** The views of a title in the seven days up to a day. */
@Entity('title_week')
export class TitleWeekRow {
  @PrimaryColumn('uuid') readonly titleId!: string;
  @Column('integer') readonly views!: number;
  @Column('date') readonly countedOn!: string;
}
