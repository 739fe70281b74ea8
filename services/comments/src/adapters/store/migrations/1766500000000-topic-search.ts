import { foldSql } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search of topics by parts of their titles. Only additions. */
export class TopicSearch1766500000000 implements MigrationInterface {
  readonly name = 'TopicSearch1766500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(foldSql);
    await runner.query(
      `ALTER TABLE topic ADD COLUMN title_key text GENERATED ALWAYS AS (seyir_fold(title)) STORED`,
    );
    await runner.query(
      `CREATE INDEX topic_title_key ON topic USING gin (title_key gin_trgm_ops) WHERE deleted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE topic DROP COLUMN title_key`);
  }
}
