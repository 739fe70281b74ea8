import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes in the complete order of the lists, so that a page is read from its cursor on. */
export class ListKeys1764000420000 implements MigrationInterface {
  readonly name = 'ListKeys1764000420000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(runner, [
      ...indexes.flatMap(([name, definition]) => indexBesideWrites(name, definition)),
      'DROP INDEX CONCURRENTLY IF EXISTS title_air',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX title_air ON title (air_weekday, air_time) WHERE ${AIRING}`);
    await runner.query(`DROP INDEX ${indexes.map(([name]) => name).join(', ')}`);
  }
}

const AIRING = `status = 'airing' AND air_weekday > 0`;
const PLACE = `air_weekday, air_time, name COLLATE "tr-x-icu", id`;

const indexes = [
  ['title_air_place', `title (${PLACE}) WHERE ${AIRING}`],
  ['title_kind_air_place', `title (kind, ${PLACE}) WHERE ${AIRING}`],
  ['title_initial_name', `title (initial, name COLLATE "tr-x-icu", id)`],
] as const;
