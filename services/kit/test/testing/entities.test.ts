import { expect, it } from '@jest/globals';
import { Column, Entity, PrimaryColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { entityDifferences } from '../../src/testing/entities.js';

class Tables1800000000000 implements MigrationInterface {
  readonly name = 'Tables1800000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE list (id uuid PRIMARY KEY, title text NOT NULL, tags text[] NOT NULL, seen_at timestamptz, size integer NOT NULL)`,
    );
    await runner.query(`CREATE TABLE forgotten (id uuid PRIMARY KEY)`);
    await runner.query(
      `CREATE TABLE entry (list_id uuid, n bigint, PRIMARY KEY (list_id, n)) PARTITION BY HASH (list_id)`,
    );
    await runner.query(`CREATE TABLE entry_0 PARTITION OF entry FOR VALUES WITH (MODULUS 1, REMAINDER 0)`);
    await runner.query(`CREATE VIEW titles AS SELECT title FROM list`);
  }

  async down(): Promise<void> {}
}

@Entity('entry')
class EntryRow {
  @PrimaryColumn('uuid') listId!: string;
  @PrimaryColumn('bigint') n!: string;
}

@Entity('list')
class ListRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') title!: string;
  @Column('text', { array: true }) tags!: string[];
  @Column('timestamptz', { nullable: true }) seenAt!: Date | null;
  @Column('integer') size!: number;
}

@Entity('list')
class WrongListRow {
  @PrimaryColumn('uuid') id!: string;
  @PrimaryColumn('text') title!: string;
  @Column('text') tags!: string;
  @Column('timestamptz') seenAt!: Date;
  @Column('bigint') size!: number;
  @Column('boolean') hidden!: boolean;
}

it('reports no differences if entities match their tables, and a table without an entity as one', async () => {
  expect(await entityDifferences([EntryRow, ListRow], [Tables1800000000000])).toEqual([
    'forgotten.id: uuid in the key in the table, none in the entity',
  ]);
});

it('reports other names, types, nullability and keys as differences', async () => {
  const differences = await entityDifferences([EntryRow, WrongListRow], [Tables1800000000000]);
  expect(differences.filter((line) => line.startsWith('list.'))).toEqual([
    'list.title: text in the table, text in the key in the entity',
    'list.tags: text[] in the table, text in the entity',
    'list.seen_at: timestamp with time zone or null in the table, timestamp with time zone in the entity',
    'list.size: integer in the table, bigint in the entity',
    'list.hidden: none in the table, boolean in the entity',
    'list.size: Number in the class, String from the driver',
  ]);
});
