import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EpisodeSources, Source, SourceGroup } from '../../../domain/source.js';

/** The sources of an episode, in the form of their events. */
@Entity('episode_sources')
export class EpisodeSourcesRow {
  @PrimaryColumn('uuid') readonly episodeId!: string;
  @Column('jsonb') readonly segments!: EpisodeSources['segments'];
  @Column('integer') readonly sourceCount!: number;
  @Column('text', { array: true }) readonly translations!: EpisodeSources['translations'];
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
  @Column('jsonb') readonly groups!: EpisodeSources['groups'];
}

/** A translator group of an episode; unique per episode and group. */
@Entity('source_group')
export class SourceGroupRow {
  @PrimaryColumn('text') readonly hash!: string;
  /** The display order of groups. */
  @Column('bigint') readonly seq!: string;
  @Column('uuid') readonly episodeId!: string;
  @Column('uuid') readonly groupId!: string;
  @Column('text') readonly name!: string;
  @Column('text') readonly translation!: SourceGroup['translation'];
}

/** A source of a group; it is deleted with its group. */
@Entity('source')
export class SourceRow {
  @PrimaryColumn('text') readonly hash!: string;
  @Column('text') readonly groupHash!: string;
  @Column('integer') readonly rank!: number;
  @Column('uuid') readonly id!: string;
  @Column('text') readonly name!: string;
  @Column('text') readonly kind!: Source['kind'];
  @Column('jsonb') readonly tiers!: Source['tiers'];
  @Column('boolean') readonly locked!: boolean;
  @Column('text') readonly location!: string;
  @Column('text') readonly download!: string;
  @Column('double precision') readonly offset!: number;
}
