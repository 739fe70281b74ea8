import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The most similar titles of a title, by rank. */
@Entity('similar_title')
export class SimilarTitleRow {
  @PrimaryColumn('uuid') readonly titleId!: string;
  @PrimaryColumn('smallint') readonly rank!: number;
  @Column('uuid') readonly otherId!: string;
}

/** A title whose similar titles must be recomputed; with `spread`, those of its neighbours too. */
@Entity('similar_due')
export class SimilarDueRow {
  @PrimaryColumn('bigint') readonly seq!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('boolean') readonly spread!: boolean;
}
