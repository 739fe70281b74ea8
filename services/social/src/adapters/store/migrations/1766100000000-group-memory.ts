import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The plan and the progress of groups. A rebuild of playback.progress.v1 fills `watch_place` with the episodes that members watched
 * before.
 */
export class GroupMemory1766100000000 implements MigrationInterface {
  readonly name = 'GroupMemory1766100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE group_plan (
        group_id uuid NOT NULL,
        episode_id uuid NOT NULL,
        title_id uuid NOT NULL,
        season integer NOT NULL,
        number integer NOT NULL,
        planned_at timestamptz NOT NULL,
        PRIMARY KEY (group_id, episode_id)
      )`);
    await runner.query(`CREATE INDEX group_plan_date ON group_plan (group_id, planned_at, episode_id)`);
    await runner.query(`CREATE INDEX group_plan_title ON group_plan (title_id)`);
    await runner.query(`
      CREATE TABLE watch_place (
        progress_id uuid PRIMARY KEY,
        member_id uuid NOT NULL,
        title_id uuid NOT NULL,
        season integer NOT NULL,
        number integer NOT NULL
      )`);
    await runner.query(`CREATE INDEX watch_place_member ON watch_place (member_id, title_id)`);
    await runner.query(`CREATE INDEX watch_place_title ON watch_place (title_id)`);
    await runner.query(
      `ALTER TABLE group_member ADD COLUMN IF NOT EXISTS progress_hidden boolean NOT NULL DEFAULT false`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE group_member DROP COLUMN progress_hidden`);
    await runner.query(`DROP TABLE watch_place, group_plan`);
  }
}
