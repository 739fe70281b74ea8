import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Audience } from '../../../domain/follow.js';

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

/** The audience of a member's profile, from the events of accounts. A member without a row is visible to everyone. */
@Entity('audience')
export class AudienceRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('text') readonly audience!: Audience;
}

/** A member who may not sign in, from the events of accounts. */
@Entity('inactive_member')
export class InactiveMemberRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
}

/** The words that a member mutes, from the events of accounts. */
@Entity('muted_words')
export class MutedWordsRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  /** A regular expression of PostgreSQL for folded texts. */
  @Column('text') readonly pattern!: string;
}
