import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes: Readonly<Record<string, string>> = {
  member_staff: `member (username_key) WHERE roles <> '{}'`,
  contact_waiting: 'contact_message (sent_at, id) WHERE handled_at IS NULL',
  contact_handled: 'contact_message (sent_at DESC, id DESC) WHERE handled_at IS NOT NULL',
  // For the erasure of a moderator.
  contact_handled_by: 'contact_message (handled_by) WHERE handled_by IS NOT NULL',
};

/** Finds members of staff, and contact messages by whether they are handled. */
export class StaffIndexes1767190200000 implements MigrationInterface {
  readonly name = 'StaffIndexes1767190200000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(indexes))
      await besideWrites(runner, indexBesideWrites(name, definition));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(indexes).join(', ')}`);
  }
}
