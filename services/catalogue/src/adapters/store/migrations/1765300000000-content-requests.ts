import { tallyTables } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Content requests with votes, and which episodes have a source. */
export class ContentRequests1765300000000 implements MigrationInterface {
  readonly name = 'ContentRequests1765300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_request (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('movie', 'series')),
        name text NOT NULL,
        name_key text GENERATED ALWAYS AS (seyir_fold(name)) STORED,
        title_id uuid,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'planned', 'available', 'declined')),
        reason text NOT NULL DEFAULT '',
        -- Folded; the list of pending requests is sorted by it.
        score integer NOT NULL DEFAULT 0,
        asked_by uuid,
        asked_at timestamptz NOT NULL,
        decided_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        deleted_at timestamptz,
        CHECK (decided_at IS NOT NULL OR state = 'open')
      )`);
    for (const index of [
      `UNIQUE INDEX content_request_name ON content_request (kind, name_key) WHERE deleted_at IS NULL`,
      `INDEX content_request_pending ON content_request (kind, score DESC, id DESC) WHERE ${PENDING}`,
      `INDEX content_request_answered ON content_request (kind, decided_at DESC, id DESC) WHERE ${ANSWERED}`,
      `INDEX content_request_prefix ON content_request (name_key text_pattern_ops) WHERE ${PENDING}`,
      `INDEX content_request_part ON content_request USING gin (name_key gin_trgm_ops) WHERE ${PENDING}`,
      `INDEX content_request_title ON content_request (title_id) WHERE title_id IS NOT NULL`,
      `INDEX content_request_asker ON content_request (asked_by) WHERE asked_by IS NOT NULL`,
    ])
      await runner.query(`CREATE ${index}`);
    await runner.query(`
      CREATE TABLE request_vote (
        request_id uuid NOT NULL,
        member_id uuid NOT NULL,
        -- 0: taken back.
        vote smallint NOT NULL,
        -- Before the last change, which says by how much the counters move.
        previous smallint NOT NULL DEFAULT 0,
        PRIMARY KEY (request_id, member_id)
      )`);
    await runner.query(`CREATE INDEX request_vote_member ON request_vote (member_id, request_id)`);
    await runner.query(`CREATE TABLE playable_episode (episode_id uuid PRIMARY KEY)`);
    for (const statement of tallyTables('request')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE request_tally_delta, request_tally, playable_episode, request_vote, content_request`,
    );
  }
}

const PENDING = `deleted_at IS NULL AND state IN ('open', 'planned')`;
const ANSWERED = `deleted_at IS NULL AND state IN ('available', 'declined')`;
