import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes that find members' data about a removed title. */
export class Removal1763780000000 implements MigrationInterface {
  readonly name = 'Removal1763780000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(
      runner,
      tables.flatMap((table) => indexBesideWrites(`${table}_title`, `${table} (title_id)`)),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${tables.map((table) => `${table}_title`).join(', ')}`);
  }
}

// The indexed columns of a position never change, so a player's writes stay updates in place.
const tables = ['position', 'progress', 'library_entry'] as const;
