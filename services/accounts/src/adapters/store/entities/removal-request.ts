import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RemovalOutcome, RemovalRight } from '../../../domain/removal-request.js';

/** A request to remove content from the site. */
@Entity('removal_request')
export class RemovalRequestRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('text') readonly number!: string;
  @Column('text') readonly name!: string;
  @Column('text') readonly email!: string;
  @Column('text') readonly claim!: RemovalRight;
  @Column('text', { array: true }) readonly links!: readonly string[];
  @Column('text') readonly statement!: string;
  @Column('timestamptz') readonly sentAt!: Date;
  /** Null until the asker confirms it. */
  @Column('timestamptz', { nullable: true }) readonly confirmedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) readonly dueAt!: Date | null;
  /** Null while it waits. */
  @Column('timestamptz', { nullable: true }) readonly decidedAt!: Date | null;
  @Column('uuid', { nullable: true }) readonly decidedBy!: string | null;
  @Column('text', { nullable: true }) readonly outcome!: RemovalOutcome | null;
  @Column('text') readonly answer!: string;
}

/** A mailed link; it is deleted with its request. */
@Entity('removal_request_link')
export class RemovalRequestLinkRow {
  @PrimaryColumn('bytea') readonly tokenHash!: Uint8Array;
  @Column('uuid') readonly requestId!: string;
  @Column('timestamptz') readonly createdAt!: Date;
}
