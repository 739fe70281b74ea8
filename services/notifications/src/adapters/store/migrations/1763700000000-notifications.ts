import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each member's list, and the counters for polling. */
export class Notifications1763700000000 implements MigrationInterface {
  readonly name = 'Notifications1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification (
        id uuid PRIMARY KEY,
        member_id uuid NOT NULL,
        kind text NOT NULL,
        actor_id uuid NOT NULL,
        cause_id uuid NOT NULL,
        target_kind smallint NOT NULL,
        target_id uuid NOT NULL,
        time timestamptz NOT NULL,
        read boolean NOT NULL DEFAULT false,
        removed boolean NOT NULL DEFAULT false,
        version integer NOT NULL DEFAULT 1,
        changed_at timestamptz NOT NULL,
        UNIQUE (member_id, cause_id)
      )`);
    await runner.query(`
      CREATE INDEX notification_list ON notification (member_id, time DESC, id DESC) WHERE NOT removed`);
    await runner.query(`
      CREATE INDEX notification_unread ON notification (member_id) WHERE NOT read AND NOT removed`);
    await runner.query(`
      CREATE TABLE activity (
        member_id uuid PRIMARY KEY,
        count integer NOT NULL DEFAULT 0 CHECK (count >= 0),
        unread integer NOT NULL DEFAULT 0 CHECK (unread >= 0),
        revision bigint NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE activity, notification`);
  }
}
