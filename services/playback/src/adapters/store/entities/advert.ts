import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AdvertVariant } from '../../../domain/advert.js';

@Entity('placement')
export class PlacementRow {
  @PrimaryColumn('uuid') readonly id!: string;
  /** The order in which placements are tried. */
  @Column('bigint') readonly seq!: string;
  @Column('text') readonly name!: string;
  @Column('text') readonly variant!: AdvertVariant;
  @Column('uuid', { array: true }) readonly titleIds!: string[];
  @Column('smallint', { array: true }) readonly kinds!: number[];
  @Column('integer') readonly perDay!: number;
}

@Entity('advert')
export class AdvertRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly placementId!: string;
  /** Null for a withdrawn advert, which keeps its counts. */
  @Column('integer', { nullable: true }) readonly rank!: number | null;
  @Column('text') readonly link!: string;
  @Column('integer') readonly seconds!: number;
  @Column('text') readonly video!: string;
  @Column('text') readonly image!: string;
}

/** Several rows per advert, so that viewers do not wait for each other; reads sum them. */
@Entity('advert_count')
export class AdvertCountRow {
  @PrimaryColumn('uuid') readonly advertId!: string;
  @PrimaryColumn('smallint') readonly shard!: number;
  @Column('bigint') readonly impressions!: string;
  @Column('bigint') readonly skips!: string;
  @Column('bigint') readonly clicks!: string;
}

@Entity('advert_shown')
export class AdvertShownRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @PrimaryColumn('uuid') readonly advertId!: string;
  @Column('integer') readonly times!: number;
  @Column('timestamptz') readonly since!: Date;
}
