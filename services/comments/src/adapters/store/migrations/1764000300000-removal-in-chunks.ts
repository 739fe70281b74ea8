import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Threads whose replies one statement counts. */
const BATCH = 200;

/**
 * Adds marks of removed subjects and members, which reads leave out while tasks delete their rows; indexes that find
 * the next chunk without scanning deleted rows again; and a reply counter per thread, which replaces a sum over all
 * its comments on each page.
 */
export class RemovalInChunks1764000300000 implements MigrationInterface {
  readonly name = 'RemovalInChunks1764000300000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE IF NOT EXISTS gone_subject (id uuid PRIMARY KEY, gone_at timestamptz NOT NULL)`,
    );
    await runner.query(
      `CREATE TABLE IF NOT EXISTS gone_member (member_id uuid PRIMARY KEY, gone_at timestamptz NOT NULL)`,
    );
    await runner.query(`ALTER TABLE thread ADD COLUMN IF NOT EXISTS replies integer NOT NULL DEFAULT 0`);
    await besideWrites(runner, [
      ...indexes.flatMap(([name, definition]) => indexBesideWrites(name, definition)),
      ...replaced.map(([name]) => `DROP INDEX CONCURRENTLY IF EXISTS ${name}`),
    ]);
    await countReplies(runner);
    // Processes of the previous release do not count replies, so this task counts those added during the upgrade.
    await runner.query(
      `INSERT INTO task (id, kind, dedupe, input, due, created_at)
       VALUES (gen_random_uuid(), 'recount-replies', 'once', '{}', now() + interval '30 minutes', now())
       ON CONFLICT DO NOTHING`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM task WHERE kind = 'recount-replies'`);
    for (const [name, definition] of replaced) await runner.query(`CREATE INDEX ${name} ON ${definition}`);
    await runner.query(`DROP INDEX ${indexes.map(([name]) => name).join(', ')}`);
    await runner.query(`ALTER TABLE thread DROP COLUMN replies`);
    await runner.query(`DROP TABLE gone_subject, gone_member`);
  }
}

const indexes = [
  ['comment_author_id', 'comment (author_id, id)'],
  ['comment_answered_author', 'comment (reply_to_author_id, id) WHERE reply_to_author_id IS NOT NULL'],
  ['reaction_member_target', 'reaction (member_id, target_id)'],
  ['report_member_case', 'report (member_id, case_id)'],
  ['moderation_case_target', 'moderation_case (target_id, id)'],
] as const;

const replaced = [
  ['comment_author', 'comment (author_id)'],
  ['reaction_member', 'reaction (member_id)'],
  ['report_member', 'report (member_id)'],
] as const;

const countReplies = async (runner: QueryRunner): Promise<void> => {
  let after: { target_kind: number; target_id: string } | undefined = {
    target_kind: 0,
    target_id: '00000000-0000-0000-0000-000000000000',
  };
  while (after) {
    const done = (await runner.query(
      `WITH batch AS (
         SELECT target_kind, target_id FROM thread WHERE (target_kind, target_id) > ($1::smallint, $2::uuid)
         ORDER BY target_kind, target_id LIMIT ${BATCH}
       ), counted AS (
         UPDATE thread t SET replies = (
           SELECT coalesce(sum(c.reply_count), 0) FROM comment c
           WHERE c.target_kind = t.target_kind AND c.target_id = t.target_id AND c.root_id IS NULL)
         FROM batch WHERE (t.target_kind, t.target_id) = (batch.target_kind, batch.target_id))
       SELECT target_kind, target_id FROM batch ORDER BY target_kind, target_id`,
      [after.target_kind, after.target_id],
    )) as (typeof after)[];
    after = done.at(-1);
  }
};
