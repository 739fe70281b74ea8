import type { MigrationInterface, QueryRunner } from 'typeorm';
import { besideWrites, indexBesideWrites } from '../beside-writes.js';

/**
 * Only the first parked event of a key is retried, and a partial index finds those that are due. The default is true: a replica
 * of the previous release does not set the column, and an event that is no head would never be retried. Dead letters get a burial
 * time, so that they can expire.
 */
export class ParkedHeads1764000000000 implements MigrationInterface {
  readonly name = 'ParkedHeads1764000000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(runner, [
      `ALTER TABLE parked_event ADD COLUMN IF NOT EXISTS head boolean NOT NULL DEFAULT true`,
      `ALTER TABLE dead_letter ADD COLUMN IF NOT EXISTS buried_at timestamptz NOT NULL DEFAULT now()`,
      ...indexBesideWrites('parked_event_due', 'parked_event (next_at, seq) WHERE head'),
      ...indexBesideWrites('dead_letter_buried_at', 'dead_letter (buried_at)'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE parked_event DROP COLUMN head`);
    await runner.query(`ALTER TABLE dead_letter DROP COLUMN buried_at`);
  }
}
