import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A block or mute from the events of accounts. */
@Entity('block')
export class BlockRow {
  @PrimaryColumn('uuid') readonly blockId!: string;
  @Column('uuid') readonly memberId!: string;
  @Column('uuid') readonly otherId!: string;
  @Column('boolean') readonly blocked!: boolean;
  @Column('boolean') readonly muted!: boolean;
  @Column('timestamptz', { nullable: true }) readonly mutedUntil!: Date | null;
}

@Entity('muted_words')
export class MutedWordsRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('text', { array: true }) readonly words!: readonly string[];
}
