import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoteTable1763000000000 implements MigrationInterface {
  readonly name = 'NoteTable1763000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE note (text text NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE note`);
  }
}
