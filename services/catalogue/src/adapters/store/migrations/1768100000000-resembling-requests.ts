import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Number of similar names that are ranked: a short query resembles many. */
const RANKED = 1_000;

/** Finds requests by a mistyped name. It reads the index `content_request_suggested_part`. */
export class ResemblingRequests1768100000000 implements MigrationInterface {
  readonly name = 'ResemblingRequests1768100000000';

  async up(runner: QueryRunner): Promise<void> {
    // The similarity threshold is set on a function, because a session may be shared by a pooler.
    await runner.query(`
      CREATE FUNCTION seyir_resembling_requests(asked text, kinds text[], most integer)
        RETURNS TABLE (id uuid, key text)
        LANGUAGE sql STABLE STRICT
        SET pg_trgm.word_similarity_threshold = 0.3
      BEGIN ATOMIC
        SELECT near.id, near.key FROM (
          SELECT r.id, r.name_key AS key FROM content_request r
          WHERE r.deleted_at IS NULL AND r.state IN ('open', 'planned', 'declined') AND r.name_key %> asked
            AND r.kind = ANY (kinds)
          LIMIT ${RANKED}
        ) near
        ORDER BY word_similarity(asked, near.key) DESC, near.key, near.id
        LIMIT most;
      END`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION seyir_resembling_requests(text, text[], integer)`);
  }
}
