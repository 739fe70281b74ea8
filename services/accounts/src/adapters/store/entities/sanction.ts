import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SanctionKind } from '../../../domain/sanction.js';

/** A silence or a ban; of several of one kind that have not ended, the one with the latest end counts. */
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
