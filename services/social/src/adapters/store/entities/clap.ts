import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('clap')
export class ClapRow {
  @PrimaryColumn('uuid') readonly postId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('smallint') readonly count!: number;
  /** The count before the last change. */
  @Column('smallint') readonly previous!: number;
}

/** The folded claps of a post, under kind 1. */
@Entity('clap_tally')
export class ClapTallyRow {
  @PrimaryColumn('text') readonly targetType!: 'post';
  @PrimaryColumn('uuid') readonly targetId!: string;
  @Column('integer', { array: true }) readonly counts!: number[];
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
}

/** A change of a count that is not folded yet. */
@Entity('clap_tally_delta')
export class ClapTallyDeltaRow {
  @PrimaryColumn('text') readonly targetType!: 'post';
  @PrimaryColumn('uuid') readonly targetId!: string;
  @PrimaryColumn('bigint') readonly seq!: string;
  @Column('smallint') readonly kind!: number;
  @Column('integer') readonly delta!: number;
  @Column('timestamptz') readonly addedAt!: Date;
}
