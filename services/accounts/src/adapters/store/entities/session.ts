import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('session')
export class SessionRow {
  @PrimaryColumn('uuid') readonly id!: string;
  /** Unique. */
  @Column('bytea') readonly tokenHash!: Uint8Array;
  @Column('uuid') readonly memberId!: string;
  @Column('boolean') readonly remember!: boolean;
  @Column('text') readonly userAgent!: string;
  @Column('timestamptz') readonly createdAt!: Date;
  @Column('timestamptz') readonly lastSeenAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly endedAt!: Date | null;
  @Column('text', { nullable: true }) readonly providerSession!: string | null;
  @Column('text', { nullable: true }) readonly idToken!: string | null;
}
