import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes: Readonly<Record<string, string>> = {
  moderation_case_age: `moderation_case (opened_at, id) WHERE state = 'open'`,
  moderation_case_kind_queue: `moderation_case (target_type, (-weight), opened_at, id) WHERE state = 'open'`,
  moderation_case_kind_age: `moderation_case (target_type, opened_at, id) WHERE state = 'open'`,
  moderation_case_kind_closed: `moderation_case (target_type, closed_at DESC, id DESC) WHERE closed_at IS NOT NULL`,
};

/** The queue of cases by age, and the lists of cases about one kind of target. */
export class CaseFilters1768000000000 implements MigrationInterface {
  readonly name = 'CaseFilters1768000000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const statements = Object.entries(indexes).flatMap(([name, on]) => indexBesideWrites(name, on));
    await besideWrites(runner, statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(indexes).join(', ')}`);
  }
}
