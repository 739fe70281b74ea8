import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Visibility } from '../../../domain/collection.js';

@Entity('collection')
export class CollectionRow {
  /** Rises with time. */
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly ownerId!: string;
  @Column('text') readonly name!: string;
  /** The folded name. */
  @Column('text') readonly searchKey!: string;
  @Column('text') readonly description!: string;
  @Column('text') readonly visibility!: Visibility;
  /** Null: the first title is the cover. */
  @Column('uuid', { nullable: true }) readonly coverTitleId!: string | null;
  @Column('integer') readonly entryCount!: number;
  /** The folded likes, by which the list is sorted. */
  @Column('integer') readonly likes!: number;
  @Column('timestamptz') readonly createdAt!: Date;
  @Column('timestamptz') readonly editedAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly deletedAt!: Date | null;
  @Column('integer') readonly version!: number;
}

@Entity('collection_entry')
export class CollectionEntryRow {
  @PrimaryColumn('uuid') readonly collectionId!: string;
  @PrimaryColumn('uuid') readonly titleId!: string;
  @Column('integer') readonly position!: number;
  @Column('text') readonly note!: string;
}

@Entity('collection_like')
export class CollectionLikeRow {
  @PrimaryColumn('uuid') readonly collectionId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('timestamptz') readonly likedAt!: Date;
}

/** The folded likes of a collection, under kind 1. */
@Entity('collection_tally')
export class CollectionTallyRow {
  @PrimaryColumn('text') readonly targetType!: 'collection';
  @PrimaryColumn('uuid') readonly targetId!: string;
  @Column('integer', { array: true }) readonly counts!: number[];
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
}

/** A change of a count that is not folded yet. */
@Entity('collection_tally_delta')
export class CollectionTallyDeltaRow {
  @PrimaryColumn('text') readonly targetType!: 'collection';
  @PrimaryColumn('uuid') readonly targetId!: string;
  @PrimaryColumn('bigint') readonly seq!: string;
  @Column('smallint') readonly kind!: number;
  @Column('integer') readonly delta!: number;
  @Column('timestamptz') readonly addedAt!: Date;
}
