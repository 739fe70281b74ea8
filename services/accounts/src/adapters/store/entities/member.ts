import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Audience, GrantedRole } from '../../../domain/member.js';

@Entity('member')
export class MemberRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('text') readonly username!: string;
  /** Folded; unique. */
  @Column('text') readonly usernameKey!: string;
  @Column('text', { nullable: true }) readonly email!: string | null;
  /** `emailKey` of the address; unique. */
  @Column('text', { nullable: true }) readonly emailKey!: string | null;
  @Column('text') readonly name!: string;
  @Column('text') readonly avatar!: string;
  @Column('text') readonly about!: string;
  @Column('text') readonly country!: string;
  @Column('text', { array: true }) readonly roles!: readonly GrantedRole[];
  @Column('timestamptz') readonly joinedAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly activatedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) readonly bannedAt!: Date | null;
  @Column('boolean') readonly demo!: boolean;
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
  @Column('text') readonly facebook!: string;
  @Column('text') readonly twitter!: string;
  @Column('text') readonly instagram!: string;
  @Column('integer', { nullable: true }) readonly birthYear!: number | null;
  @Column('text') readonly profileAudience!: Audience;
  @Column('boolean') readonly indexed!: boolean;
}

/** Passwords are in a separate table, so that reading members can never return a hash. */
@Entity('password')
export class PasswordRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('text') readonly hash!: string;
  @Column('timestamptz') readonly changedAt!: Date;
}
