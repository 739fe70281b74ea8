import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for members' lists by cursor, each kind of title separately, so that a filter discards no rows. */
export class ListKeys1764010000000 implements MigrationInterface {
  readonly name = 'ListKeys1764010000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(runner, [
      ...lists.flatMap(([name, key, at]) =>
        indexBesideWrites(name, `library_entry (${key}, ${at} DESC, id DESC) WHERE ${at} IS NOT NULL`),
      ),
      ...lists.map(([, , at]) => `DROP INDEX CONCURRENTLY IF EXISTS library_${at}`),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [, , at] of lists)
      await runner.query(
        `CREATE INDEX library_${at} ON library_entry (member_id, ${at} DESC) WHERE ${at} IS NOT NULL`,
      );
    await runner.query(`DROP INDEX ${lists.map(([name]) => name).join(', ')}`);
  }
}

const lists = [
  ['library_watch_list', 'member_id, kind, entry_watched', 'watch_list_at'],
  ['library_favourites', 'member_id, kind', 'favourite_at'],
  ['library_followed', 'member_id, kind', 'followed_at'],
] as const;
