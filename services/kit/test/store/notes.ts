import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The plain table of `kitDatabase`. */
@Entity('note')
export class NoteRow {
  @PrimaryColumn('text') id!: string;
  @Column('integer') writes!: number;
  @Column('timestamptz', { nullable: true }) lastRead!: Date | null;
}
