import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Durable work in chunks. A row holds a task's progress, the process that works on it, and until when. */
export class Tasks1764000100000 implements MigrationInterface {
  readonly name = 'Tasks1764000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE task (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        dedupe text,
        input jsonb NOT NULL,
        cursor jsonb,
        due timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        again boolean NOT NULL DEFAULT false,
        leased_by uuid,
        lease_until timestamptz,
        dead_at timestamptz,
        last_error text
      )`);
    await runner.query(`CREATE INDEX task_due ON task (kind, due) WHERE dead_at IS NULL`);
    await runner.query(`CREATE INDEX task_dead_at ON task (dead_at) WHERE dead_at IS NOT NULL`);
    await runner.query(`CREATE UNIQUE INDEX task_dedupe ON task (kind, dedupe) WHERE dead_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE task`);
  }
}
