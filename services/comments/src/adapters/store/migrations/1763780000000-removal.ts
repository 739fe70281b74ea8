import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes that find the data of an erased member, and the replies to a comment before its deletion. */
export class Removal1763780000000 implements MigrationInterface {
  readonly name = 'Removal1763780000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(
      runner,
      indexes.flatMap(([name, definition]) => indexBesideWrites(name, definition)),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${indexes.map(([name]) => name).join(', ')}`);
  }
}

const indexes = [
  ['comment_author', 'comment (author_id)'],
  ['comment_answers', 'comment (reply_to_id) WHERE reply_to_id IS NOT NULL'],
  ['comment_mentioned', `comment USING gin (mentioned_ids) WHERE mentioned_ids <> '{}'`],
  ['reaction_member', 'reaction (member_id)'],
  ['report_member', 'report (member_id)'],
] as const;
