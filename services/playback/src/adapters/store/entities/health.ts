import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The recently counted plays of a source, and its open reports. */
@Entity('source_health')
export class SourceHealthRow {
  @PrimaryColumn('text') readonly sourceHash!: string;
  @Column('double precision') readonly plays!: number;
  @Column('double precision') readonly failures!: number;
  @Column('integer') readonly reports!: number;
  @Column('timestamptz') readonly countedAt!: Date;
}
