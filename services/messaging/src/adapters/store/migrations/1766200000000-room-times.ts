import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rooms that begin at a set time or repeat their episode, and an index for undelivered messages that fits its statement. */
export class RoomTimes1766200000000 implements MigrationInterface {
  readonly name = 'RoomTimes1766200000000';

  async up(runner: QueryRunner): Promise<void> {
    // In the order of the read, so that the planner does not read all conversations of a member.
    await runner.query(`DROP INDEX participant_undelivered`);
    await runner.query(
      `CREATE INDEX participant_undelivered ON participant (member_id, conversation_id)
       WHERE last_seq > delivered_seq AND folder = 'inbox'`,
    );
    await runner.query(`ALTER TABLE room ADD COLUMN starts_at timestamptz, ADD COLUMN repeat_ms integer`);
    await runner.query(
      `CREATE INDEX room_scheduled ON room (starts_at) WHERE starts_at IS NOT NULL AND phase = 'lobby'`,
    );
    await runner.query(
      `CREATE INDEX room_repeating ON room (effective_at) WHERE repeat_ms IS NOT NULL AND phase = 'playing'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE room DROP COLUMN starts_at, DROP COLUMN repeat_ms`);
    await runner.query(`DROP INDEX participant_undelivered`);
    await runner.query(
      `CREATE INDEX participant_undelivered ON participant (member_id) WHERE last_seq > delivered_seq`,
    );
  }
}
