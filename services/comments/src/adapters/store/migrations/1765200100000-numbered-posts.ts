import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds a topic's posts by their numbers, and checks the rule on replies for rows that existed before the rule. */
export class NumberedPosts1765200100000 implements MigrationInterface {
  readonly name = 'NumberedPosts1765200100000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(runner, [
      ...indexBesideWrites('comment_post', 'comment (target_id, number) WHERE number IS NOT NULL'),
      `ALTER TABLE comment VALIDATE CONSTRAINT comment_answers_whom`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX comment_post`);
  }
}
