import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('poll')
export class PollRow {
  @PrimaryColumn('uuid') readonly postId!: string;
  @Column('text') readonly question!: string;
  @Column('text', { array: true }) readonly answers!: readonly string[];
  /** Null: the poll does not end. */
  @Column('timestamptz', { nullable: true }) readonly endsAt!: Date | null;
  /** The author has been notified of the end. */
  @Column('boolean') readonly endTold!: boolean;
}

@Entity('poll_vote')
export class PollVoteRow {
  @PrimaryColumn('uuid') readonly postId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  /** The number of the answer, from 1. */
  @Column('smallint') readonly answer!: number;
  @Column('timestamptz') readonly votedAt!: Date;
}

/** The folded votes of a post: `counts[n]` counts answer n. */
@Entity('poll_tally')
export class PollTallyRow {
  @PrimaryColumn('text') readonly targetType!: 'post';
  @PrimaryColumn('uuid') readonly targetId!: string;
  @Column('integer', { array: true }) readonly counts!: number[];
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
}

/** A change of a count that is not folded yet. */
@Entity('poll_tally_delta')
export class PollTallyDeltaRow {
  @PrimaryColumn('text') readonly targetType!: 'post';
  @PrimaryColumn('uuid') readonly targetId!: string;
  @PrimaryColumn('bigint') readonly seq!: string;
  @Column('smallint') readonly kind!: number;
  @Column('integer') readonly delta!: number;
  @Column('timestamptz') readonly addedAt!: Date;
}
