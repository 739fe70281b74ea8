import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members' wishes, and the announcements of watchable episodes; they are joined when a member reads the list. */
export class LetMeKnow1763750000000 implements MigrationInterface {
  readonly name = 'LetMeKnow1763750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE notification ALTER COLUMN actor_id DROP NOT NULL, ADD COLUMN translation text`,
    );
    await runner.query(`ALTER TABLE activity ADD COLUMN caught_up_at timestamptz`);
    await runner.query(`
      CREATE TABLE let_me_know (
        member_id uuid NOT NULL,
        kind smallint NOT NULL CHECK (kind IN (1, 2)),
        target_id uuid NOT NULL,
        since timestamptz NOT NULL,
        PRIMARY KEY (member_id, kind, target_id)
      )`);
    await runner.query(`CREATE INDEX let_me_know_target ON let_me_know (target_id, member_id)`);
    await runner.query(`
      CREATE TABLE episode_fact (
        episode_id uuid PRIMARY KEY,
        title_id uuid NOT NULL,
        released_at timestamptz,
        removed boolean NOT NULL
      )`);
    // Another service owns title and time, so they are added once the episode is known here.
    await runner.query(`
      CREATE TABLE announcement (
        id uuid PRIMARY KEY,
        episode_id uuid NOT NULL,
        group_id uuid NOT NULL,
        translation text NOT NULL,
        first boolean NOT NULL,
        appeared_at timestamptz NOT NULL,
        title_id uuid,
        at timestamptz,
        gone boolean NOT NULL DEFAULT false,
        told boolean NOT NULL DEFAULT false,
        UNIQUE (episode_id, group_id)
      )`);
    await runner.query(`CREATE INDEX announcement_title ON announcement (title_id, at)`);
    await runner.query(`CREATE INDEX announcement_untold ON announcement (at) WHERE NOT told`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE announcement, episode_fact, let_me_know`);
    await runner.query(`ALTER TABLE activity DROP COLUMN caught_up_at`);
    await runner.query(`DELETE FROM notification WHERE actor_id IS NULL`);
    await runner.query(
      `ALTER TABLE notification DROP COLUMN translation, ALTER COLUMN actor_id SET NOT NULL`,
    );
  }
}
