import type { MigrationInterface, QueryRunner } from 'typeorm';
import { recountOf } from '../counters.js';

/** Lists of one genre or network: the slug of a network, and the counter of each list. Only additions. */
export class Shelves1763770000000 implements MigrationInterface {
  readonly name = 'Shelves1763770000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE title ADD COLUMN network_slug text NOT NULL
        GENERATED ALWAYS AS (trim(BOTH '-' FROM regexp_replace(seyir_fold(network), '[^a-z0-9]+', '-', 'g'))) STORED`);
    await runner.query(
      `CREATE INDEX title_network_added ON title (network_slug, added_at DESC, id DESC) WHERE network_slug <> ''`,
    );
    await runner.query(`
      CREATE TABLE shelf_count (
        sort text NOT NULL, slug text NOT NULL, kind text NOT NULL, initial text NOT NULL, name text NOT NULL,
        titles integer NOT NULL, PRIMARY KEY (sort, slug, kind, initial)
      )`);
    for (const statement of recountOf('shelf_count')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE shelf_count`);
    await runner.query(`ALTER TABLE title DROP COLUMN network_slug`);
  }
}
