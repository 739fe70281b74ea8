import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('follow')
export class FollowRow {
  @PrimaryColumn('uuid') readonly followerId!: string;
  @PrimaryColumn('uuid') readonly followedId!: string;
  /** False for a request that was not answered. */
  @Column('boolean') readonly accepted!: boolean;
  @Column('timestamptz') readonly since!: Date;
}

/** The folded counts of a member: 1 followers, 2 followed members, 3 requests. */
@Entity('follow_tally')
export class FollowTallyRow {
  @PrimaryColumn('text') readonly targetType!: 'member';
  @PrimaryColumn('uuid') readonly targetId!: string;
  @Column('integer', { array: true }) readonly counts!: number[];
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
}

/** A change of a count that is not folded yet. */
@Entity('follow_tally_delta')
export class FollowTallyDeltaRow {
  @PrimaryColumn('text') readonly targetType!: 'member';
  @PrimaryColumn('uuid') readonly targetId!: string;
  @PrimaryColumn('bigint') readonly seq!: string;
  @Column('smallint') readonly kind!: number;
  @Column('integer') readonly delta!: number;
  @Column('timestamptz') readonly addedAt!: Date;
}
