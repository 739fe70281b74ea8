import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SanctionKind } from '../../../domain/sanction.js';

/** A silence or a ban; a member has at most one of each kind that has not ended. */
@Entity('sanction')
export class SanctionRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly memberId!: string;
  @Column('text') readonly kind!: SanctionKind;
  @Column('integer') readonly violation!: number;
  @Column('timestamptz') readonly imposedAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly until!: Date | null;
  @Column('uuid', { nullable: true }) readonly imposedBy!: string | null;
  @Column('uuid', { nullable: true }) readonly caseId!: string | null;
  @Column('timestamptz', { nullable: true }) readonly endedAt!: Date | null;
}
