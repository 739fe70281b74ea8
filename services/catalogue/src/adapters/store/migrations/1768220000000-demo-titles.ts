import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the titles and episodes of the demo without reading those of the site. */
export class DemoTitles1768220000000 implements MigrationInterface {
  readonly name = 'DemoTitles1768220000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const statements = TABLES.flatMap((table) =>
      indexBesideWrites(`${table}_demo`, `${table} (id) WHERE demo`),
    );
    await besideWrites(runner, statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${TABLES.map((table) => `${table}_demo`).join(', ')}`);
  }
}

const TABLES = ['title', 'episode'];
