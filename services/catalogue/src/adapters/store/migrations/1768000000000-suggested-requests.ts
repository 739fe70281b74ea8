import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUGGESTED = `deleted_at IS NULL AND state IN ('open', 'planned', 'declined')`;

const indexes: Readonly<Record<string, string>> = {
  content_request_suggested_prefix: `content_request (name_key text_pattern_ops) WHERE ${SUGGESTED}`,
  content_request_suggested_part: `content_request USING gin (name_key gin_trgm_ops) WHERE ${SUGGESTED}`,
};

/** Searches also find declined requests. The older indexes stay: a search among pending requests reads `content_request_part`. */
export class SuggestedRequests1768000000000 implements MigrationInterface {
  readonly name = 'SuggestedRequests1768000000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const statements = Object.entries(indexes).flatMap(([name, on]) => indexBesideWrites(name, on));
    await besideWrites(runner, statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(indexes).join(', ')}`);
  }
}
