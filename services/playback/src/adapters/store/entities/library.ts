import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Counted } from '../../../domain/library.js';

/** A title in a member's library; unique per member and title. */
@Entity('library_entry')
export class EntryRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly memberId!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('smallint') readonly kind!: number;
  @Column('timestamptz', { nullable: true }) readonly watchListAt!: Date | null;
  @Column('boolean') readonly entryWatched!: boolean;
  @Column('timestamptz', { nullable: true }) readonly favouriteAt!: Date | null;
  @Column('timestamptz', { nullable: true }) readonly followedAt!: Date | null;
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
  @Column('uuid', { nullable: true }) readonly groupId!: string | null;
  @Column('smallint', { nullable: true }) readonly score!: number | null;
}

@Entity('library_counter')
export class CounterRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @PrimaryColumn('text') readonly list!: Counted['list'];
  @PrimaryColumn('smallint') readonly kind!: number;
  @PrimaryColumn('boolean') readonly watched!: boolean;
  @Column('integer') readonly count!: number;
}

@Entity('title_followers')
export class FollowersRow {
  @PrimaryColumn('uuid') readonly titleId!: string;
  @Column('integer') readonly count!: number;
}
