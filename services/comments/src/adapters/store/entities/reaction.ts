import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Reaction, ReactionTarget } from '../../../domain/reaction.js';

@Entity('reaction')
export class ReactionRow {
  @PrimaryColumn('text') readonly targetType!: ReactionTarget['type'];
  @PrimaryColumn('uuid') readonly targetId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('smallint') readonly reaction!: Reaction;
  /** The reaction before the last change. */
  @Column('smallint', { nullable: true }) readonly previous!: Reaction | null;
}

/** The folded counts of a target: `counts[n]` counts reaction n. */
@Entity('reaction_tally')
export class ReactionTallyRow {
  @PrimaryColumn('text') readonly targetType!: ReactionTarget['type'];
  @PrimaryColumn('uuid') readonly targetId!: string;
  @Column('integer', { array: true }) readonly counts!: number[];
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
}

/** A change of a count that is not folded yet. */
@Entity('reaction_tally_delta')
export class ReactionTallyDeltaRow {
  @PrimaryColumn('text') readonly targetType!: ReactionTarget['type'];
  @PrimaryColumn('uuid') readonly targetId!: string;
  @PrimaryColumn('bigint') readonly seq!: string;
  @Column('smallint') readonly kind!: Reaction;
  @Column('integer') readonly delta!: number;
  @Column('timestamptz') readonly addedAt!: Date;
}
