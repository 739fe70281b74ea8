import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes that find the next chunk of members' data about a removed title or episode without scanning deleted rows
 * again. The indexed columns of a position never change, so a player's writes stay updates in place.
 */
export class RemovalInChunks1764000200000 implements MigrationInterface {
  readonly name = 'RemovalInChunks1764000200000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(runner, [
      ...indexBesideWrites('position_episode', 'position (episode_id, member_id)'),
      ...indexBesideWrites('progress_title_id', 'progress (title_id, id)'),
      ...indexBesideWrites('progress_member_id', 'progress (member_id, id)'),
      ...indexBesideWrites('library_entry_title_id', 'library_entry (title_id, id)'),
      ...indexBesideWrites('library_entry_member_id', 'library_entry (member_id, id)'),
      ...['position_title', 'progress_title', 'library_entry_title'].map(
        (index) => `DROP INDEX CONCURRENTLY IF EXISTS ${index}`,
      ),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX position_episode, progress_title_id, progress_member_id, library_entry_title_id, library_entry_member_id`,
    );
  }
}
