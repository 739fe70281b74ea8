import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The folded scores of a title, or of all titles together: how often each score from 1 on was given. */
@Entity('title_score_tally')
export class ScoreTallyRow {
  @PrimaryColumn('text') readonly targetType!: 'title' | 'site';
  @PrimaryColumn('uuid') readonly targetId!: string;
  @Column('integer', { array: true }) readonly counts!: number[];
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
}

/** A change of a count that is not folded yet. */
@Entity('title_score_tally_delta')
export class ScoreTallyDeltaRow {
  @PrimaryColumn('text') readonly targetType!: 'title' | 'site';
  @PrimaryColumn('uuid') readonly targetId!: string;
  @PrimaryColumn('bigint') readonly seq!: string;
  @Column('smallint') readonly kind!: number;
  @Column('integer') readonly delta!: number;
  @Column('timestamptz') readonly addedAt!: Date;
}
