import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailEnd, MailPurpose, TokenPurpose } from '../../../app/ports.js';

/** A mail to send, or one that is not tried any more. */
@Entity('mail')
export class MailRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('text') readonly purpose!: MailPurpose;
  /** Empty once the mail has ended. */
  @Column('text') readonly email!: string;
  @Column('integer') readonly failures!: number;
  @Column('timestamptz') readonly nextTryAt!: Date;
  @Column('uuid', { nullable: true }) readonly memberId!: string | null;
  @Column('uuid', { nullable: true }) readonly registrationId!: string | null;
  @Column('uuid', { nullable: true }) readonly removalId!: string | null;
  @Column('timestamptz') readonly createdAt!: Date;
  @Column('text', { nullable: true }) readonly ended!: MailEnd | null;
  @Column('timestamptz', { nullable: true }) readonly endedAt!: Date | null;
}

/** The token of a link that was mailed to a member. */
@Entity('token')
export class TokenRow {
  @PrimaryColumn('bytea') readonly hash!: Uint8Array;
  @Column('text') readonly purpose!: TokenPurpose;
  @Column('uuid') readonly memberId!: string;
  @Column('timestamptz') readonly createdAt!: Date;
  @Column('timestamptz') readonly expiresAt!: Date;
  @Column('text', { nullable: true }) readonly email!: string | null;
}

/** A message from the contact form. */
@Entity('contact_message')
export class ContactMessageRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid', { nullable: true }) readonly memberId!: string | null;
  @Column('text') readonly name!: string;
  @Column('text') readonly email!: string;
  @Column('text') readonly subject!: string;
  @Column('text') readonly message!: string;
  @Column('timestamptz') readonly sentAt!: Date;
  /** Null while it waits for a moderator. */
  @Column('timestamptz', { nullable: true }) readonly handledAt!: Date | null;
  @Column('uuid', { nullable: true }) readonly handledBy!: string | null;
}
