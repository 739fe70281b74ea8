import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The copy of a title of the catalogue. */
@Entity('title')
export class TitleRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('smallint') readonly kind!: number;
  @Column('boolean') readonly removed!: boolean;
}

/** The copy of an episode of the catalogue. */
@Entity('episode')
export class EpisodeRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('integer') readonly season!: number;
  @Column('integer') readonly number!: number;
  @Column('integer') readonly durationSeconds!: number;
  @Column('timestamptz', { nullable: true }) readonly releasedAt!: Date | null;
  @Column('smallint') readonly ageMark!: number;
  @Column('boolean') readonly removed!: boolean;
}
