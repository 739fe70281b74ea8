import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * 'All read' is one mark per member instead of a write per row, so each row stores the revision at which it arrived. Announcements
 * store the time from which lists can show them, so that a read only looks at newer ones.
 */
export class ReadMark1764010000000 implements MigrationInterface {
  readonly name = 'ReadMark1764010000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE activity ADD COLUMN IF NOT EXISTS read_upto bigint NOT NULL DEFAULT -1`);
    await runner.query(`ALTER TABLE notification ADD COLUMN IF NOT EXISTS arrived bigint NOT NULL DEFAULT 0`);
    // For rows of processes of the previous release: a revision is at least the seconds since 2025.
    await runner.query(
      `ALTER TABLE notification ALTER COLUMN arrived
         SET DEFAULT extract(epoch FROM now() - timestamptz '2025-01-01 00:00:00+00')::bigint`,
    );
    await runner.query(`ALTER TABLE announcement ADD COLUMN IF NOT EXISTS due_at timestamptz`);
    await besideWrites(runner, [
      // Rows of the previous release have no `due_at`.
      ...indexBesideWrites('announcement_due', `announcement (coalesce(due_at, at)) WHERE NOT gone`),
      `DROP INDEX CONCURRENTLY IF EXISTS notification_unread`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE notification n SET read = true FROM activity a
       WHERE a.member_id = n.member_id AND n.arrived <= a.read_upto AND NOT n.read`,
    );
    await runner.query(
      `CREATE INDEX notification_unread ON notification (member_id) WHERE NOT read AND NOT removed`,
    );
    await runner.query(`DROP INDEX announcement_due`);
    await runner.query(`ALTER TABLE announcement DROP COLUMN due_at`);
    await runner.query(`ALTER TABLE notification DROP COLUMN arrived`);
    await runner.query(`ALTER TABLE activity DROP COLUMN read_upto`);
  }
}
