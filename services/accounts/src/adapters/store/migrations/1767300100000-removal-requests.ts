import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requests to remove content. Only additions. Each statement commits alone, so that it holds the lock of one table that is in use.
 */
export class RemovalRequests1767300100000 implements MigrationInterface {
  readonly name = 'RemovalRequests1767300100000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS removal_request (
        id uuid PRIMARY KEY,
        number text NOT NULL UNIQUE,
        name text NOT NULL,
        email text NOT NULL,
        claim text NOT NULL CHECK (claim IN ('owner', 'agent', 'person', 'other')),
        links text[] NOT NULL,
        statement text NOT NULL,
        sent_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        due_at timestamptz,
        decided_at timestamptz,
        decided_by uuid REFERENCES member ON DELETE SET NULL,
        outcome text CHECK (outcome IN ('removed', 'partly', 'refused')),
        answer text NOT NULL DEFAULT '',
        CHECK ((confirmed_at IS NULL) = (due_at IS NULL)),
        CHECK ((decided_at IS NULL) = (outcome IS NULL))
      )`);
    await runner.query(
      `CREATE INDEX IF NOT EXISTS removal_request_waiting ON removal_request (due_at, id)
       WHERE confirmed_at IS NOT NULL AND decided_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX IF NOT EXISTS removal_request_decided ON removal_request (decided_at DESC, id DESC) WHERE decided_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX IF NOT EXISTS removal_request_unconfirmed ON removal_request (sent_at) WHERE confirmed_at IS NULL`,
    );
    await runner.query(`
      CREATE TABLE IF NOT EXISTS removal_request_link (
        token_hash bytea PRIMARY KEY,
        request_id uuid NOT NULL REFERENCES removal_request ON DELETE CASCADE,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(
      `CREATE INDEX IF NOT EXISTS removal_request_link_request ON removal_request_link (request_id)`,
    );
    // For the erasure of a moderator.
    await runner.query(
      `CREATE INDEX IF NOT EXISTS removal_request_by ON removal_request (decided_by) WHERE decided_by IS NOT NULL`,
    );
    await runner.query(
      `ALTER TABLE mail ADD COLUMN IF NOT EXISTS removal_id uuid REFERENCES removal_request ON DELETE CASCADE`,
    );
    await besideWrites(
      runner,
      indexBesideWrites('mail_removal', 'mail (removal_id) WHERE removal_id IS NOT NULL'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail DROP COLUMN removal_id`);
    await runner.query(`DROP TABLE removal_request_link, removal_request`);
  }
}
