import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RegistrationState } from '../../../domain/registration.js';

@Entity('registration')
export class RegistrationRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('text') readonly username!: string;
  /** Folded; unique. */
  @Column('text') readonly usernameKey!: string;
  @Column('text') readonly email!: string;
  @Column('text') readonly emailKey!: string;
  @Column('text') readonly name!: string;
  @Column('text') readonly passwordHash!: string;
  @Column('bytea', { nullable: true }) readonly browserHash!: Uint8Array | null;
  @Column('text') readonly state!: RegistrationState;
  @Column('timestamptz') readonly createdAt!: Date;
  @Column('timestamptz') readonly expiresAt!: Date;
}

/** A mailed link; it is deleted with its registration. */
@Entity('registration_link')
export class RegistrationLinkRow {
  @PrimaryColumn('bytea') readonly tokenHash!: Uint8Array;
  @Column('uuid') readonly registrationId!: string;
  @Column('timestamptz') readonly createdAt!: Date;
}
