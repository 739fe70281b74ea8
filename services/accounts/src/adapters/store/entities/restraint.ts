import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A block, a mute or both; unique by both members. */
@Entity('restraint')
export class RestraintRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly memberId!: string;
  @Column('uuid') readonly otherId!: string;
  @Column('boolean') readonly blocked!: boolean;
  @Column('boolean') readonly muted!: boolean;
  /** Null for a mute without an end, and for a block without a mute. */
  @Column('timestamptz', { nullable: true }) readonly mutedUntil!: Date | null;
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
}

@Entity('muted_words')
export class MutedWordsRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('text', { array: true }) readonly words!: string[];
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
}
