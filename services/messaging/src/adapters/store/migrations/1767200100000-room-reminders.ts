import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders of scheduled rooms. */
export class RoomReminders1767200100000 implements MigrationInterface {
  readonly name = 'RoomReminders1767200100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE room ADD COLUMN reminded boolean NOT NULL DEFAULT false`);
    await runner.query(
      `CREATE INDEX room_to_remind ON room (starts_at) WHERE starts_at IS NOT NULL AND phase = 'lobby' AND NOT reminded`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE room DROP COLUMN reminded`);
  }
}
