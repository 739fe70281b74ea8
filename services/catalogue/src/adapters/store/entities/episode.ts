import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('season')
export class SeasonRow {
  @PrimaryColumn('uuid') readonly titleId!: string;
  @PrimaryColumn('integer') readonly number!: number;
  @Column('integer') readonly episodeCount!: number;
}

/** Unique per title, season and number. */
@Entity('episode')
export class EpisodeRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('integer') readonly season!: number;
  @Column('integer') readonly number!: number;
  @Column('text') readonly name!: string;
  @Column('text') readonly description!: string;
  @Column('integer') readonly durationSeconds!: number;
  @Column('timestamptz') readonly releasedAt!: Date;
  @Column('text') readonly image!: string;
  @Column('integer') readonly version!: number;
  @Column('boolean') readonly demo!: boolean;
  @Column('timestamptz') readonly changedAt!: Date;
}
