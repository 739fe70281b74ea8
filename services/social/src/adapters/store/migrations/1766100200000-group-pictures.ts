import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the group of a picture, for the sweep of those without one. */
export class GroupPictures1766100200000 implements MigrationInterface {
  readonly name = 'GroupPictures1766100200000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['cover', 'poster'])
      await besideWrites(
        runner,
        indexBesideWrites(
          `member_group_${column}`,
          `member_group (${column}) WHERE ${column} <> '' AND deleted_at IS NULL`,
        ),
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX member_group_cover, member_group_poster`);
  }
}
