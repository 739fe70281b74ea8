import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kit's tables in every service's database: outbox, inbox, parked events, dead letters, idempotency. */
export class KitTables1700000000000 implements MigrationInterface {
  readonly name = 'KitTables1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        seq bigint GENERATED ALWAYS AS IDENTITY,
        id uuid NOT NULL,
        topic text NOT NULL,
        key text NOT NULL,
        type text NOT NULL,
        version integer NOT NULL,
        data bytea NOT NULL,
        traceparent text,
        time timestamptz NOT NULL,
        published_at timestamptz,
        PRIMARY KEY (time, seq)
      ) PARTITION BY RANGE (time)`);
    // Holds rows without a daily partition.
    await runner.query(`CREATE TABLE outbox_default PARTITION OF outbox DEFAULT`);
    await runner.query(`CREATE INDEX outbox_unpublished ON outbox (seq) WHERE published_at IS NULL`);
    await runner.query(`
      CREATE TABLE inbox (
        event_id uuid PRIMARY KEY,
        topic text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX inbox_applied_at ON inbox (applied_at)`);
    await runner.query(`
      CREATE TABLE applied_version (
        topic text NOT NULL,
        key text NOT NULL,
        version integer NOT NULL,
        PRIMARY KEY (topic, key)
      )`);
    for (const table of ['parked_event', 'dead_letter'])
      await runner.query(`
      CREATE TABLE ${table} (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        event_id uuid NOT NULL UNIQUE,
        topic text NOT NULL,
        key text NOT NULL,
        type text NOT NULL,
        source text NOT NULL,
        time timestamptz NOT NULL,
        version integer NOT NULL,
        data bytea NOT NULL,
        traceparent text,
        attempts integer NOT NULL DEFAULT 0,
        next_at timestamptz NOT NULL DEFAULT now(),
        error text
      )`);
    await runner.query(`CREATE INDEX parked_event_key ON parked_event (topic, key, seq)`);
    await runner.query(`
      CREATE TABLE idempotency (
        owner text NOT NULL,
        method text NOT NULL,
        key text NOT NULL,
        digest text NOT NULL,
        result bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (owner, method, key)
      )`);
    await runner.query(`CREATE INDEX idempotency_created_at ON idempotency (created_at)`);
    await runner.query(
      `CREATE TABLE relay_state (one boolean PRIMARY KEY DEFAULT true CHECK (one), cluster_id text)`,
    );
    await runner.query(
      `CREATE TABLE projection (topic text PRIMARY KEY, cursor text NOT NULL DEFAULT '', built_at timestamptz)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE outbox, inbox, applied_version, parked_event, dead_letter, idempotency, relay_state, projection`,
    );
  }
}
