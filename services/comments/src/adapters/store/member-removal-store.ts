import type { UnitOfWork } from '@seyir/kit';
import type { LineComment, MemberRemovalStore, TakenReactions } from '../../app/ports.js';
import { nobody } from '../../domain/comment.js';
import type { Case } from '../../domain/report.js';
import { caseColumns, closed, toCase, type CaseRow } from './case-store.js';
import { keptColumns, toComment, type CommentRow } from './comment-rows.js';
import { columns as tallyColumns, toTally, type TallyRow } from './reaction-store.js';

export class SqlMemberRemovalStore implements MemberRemovalStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async textsOf(memberId: string, after: string, limit: number): Promise<string[]> {
    return ids(
      await this.query(`SELECT id FROM comment WHERE author_id = $1 AND id > $2 ORDER BY id LIMIT $3`, [
        ...[memberId, after, limit],
      ]),
    );
  }

  async lockLines(seeds: readonly string[], limit: number): Promise<readonly LineComment[]> {
    await this.lockRoots(seeds);
    // LIMIT 1: looked up by id, one after the other; a join would read all emptied texts of the site.
    const line = ids(
      await this.query(
        `WITH RECURSIVE line AS (
           SELECT id, reply_to_id FROM comment WHERE id = ANY($1::uuid[])
           UNION
           SELECT up.id, up.reply_to_id FROM line CROSS JOIN LATERAL (
             SELECT id, reply_to_id, author_id FROM comment WHERE id = line.reply_to_id LIMIT 1) up
           WHERE up.author_id = $2
         ) SELECT id FROM line LIMIT $3`,
        [seeds, nobody, limit],
      ),
    );
    const rows = await this.query<CommentRow & { answered: boolean }>(
      `SELECT ${keptColumns},
         EXISTS (SELECT 1 FROM comment r WHERE r.reply_to_id = c.id AND r.id <> ALL($1::uuid[]))
         OR EXISTS (SELECT 1 FROM comment r WHERE r.root_id = c.id AND r.id <> ALL($1::uuid[])) AS answered
       FROM comment c WHERE c.id = ANY($1::uuid[]) ORDER BY c.id FOR UPDATE OF c`,
      [line],
    );
    return rows.map((row) => ({ comment: toComment(row), answered: row.answered }));
  }

  async empty(texts: readonly string[], now: Date): Promise<void> {
    await this.query(
      `UPDATE comment SET author_id = $2, body = '', mentioned_ids = '{}', deleted_at = coalesce(deleted_at, $3),
         version = version + 1, changed_at = $3
       WHERE id = ANY($1::uuid[])`,
      [texts, nobody, now],
    );
  }

  async forgetAnswered(memberId: string, after: string, limit: number): Promise<string[]> {
    const found = ids(
      await this.query(
        `SELECT id FROM comment WHERE reply_to_author_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
        [memberId, after, limit],
      ),
    );
    await this.changeOthers(found, `reply_to_author_id = '${nobody}'`);
    return found;
  }

  async forgetMentions(memberId: string, limit: number): Promise<number> {
    const found = ids(
      await this.query(
        `WITH named AS MATERIALIZED (
           SELECT id FROM comment WHERE mentioned_ids @> ARRAY[$1::uuid] AND mentioned_ids <> '{}')
         SELECT id FROM named ORDER BY id LIMIT $2`,
        [memberId, limit],
      ),
    );
    await this.changeOthers(found, `mentioned_ids = array_remove(mentioned_ids, $2::uuid)`, memberId);
    return found.length;
  }

  async reactionsOf(memberId: string, after: string, limit: number, now: Date): Promise<TakenReactions> {
    const targets = await this.query<{ target_id: string }>(
      `SELECT target_id FROM reaction WHERE member_id = $1 AND target_id > $2 ORDER BY target_id LIMIT $3`,
      [memberId, after, limit],
    );
    const targetIds = targets.map((row) => row.target_id);
    // The tallies first, as every writer of reactions does, and in one order.
    await this.query(
      `SELECT 1 FROM reaction_tally WHERE target_id = ANY($1::uuid[]) ORDER BY target_id, target_type FOR UPDATE`,
      [targetIds],
    );
    const rows = await this.query<TallyRow>(
      `WITH gone AS (
         DELETE FROM reaction WHERE member_id = $1 AND target_id = ANY($2::uuid[])
         RETURNING target_type, target_id, reaction),
       counted AS (
         UPDATE reaction_tally t SET counts[gone.reaction] = counts[gone.reaction] - 1, version = version + 1,
           changed_at = $3
         FROM gone
         WHERE t.target_id = ANY($2::uuid[]) AND (t.target_type, t.target_id) = (gone.target_type, gone.target_id)
         RETURNING t.*)
       SELECT ${tallyColumns} FROM counted ORDER BY target_id`,
      [memberId, targetIds, now],
    );
    return { tallies: rows.map(toTally), targetIds };
  }

  async reportsOf(memberId: string, after: string, limit: number, now: Date): Promise<Case[]> {
    const cases = await this.query<{ case_id: string }>(
      `SELECT case_id FROM report WHERE member_id = $1 AND case_id > $2 ORDER BY case_id LIMIT $3`,
      [memberId, after, limit],
    );
    const caseIds = cases.map((row) => row.case_id);
    await this.query(`SELECT 1 FROM moderation_case WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`, [
      caseIds,
    ]);
    await this.query(`DELETE FROM report WHERE member_id = $1 AND case_id = ANY($2::uuid[])`, [
      ...[memberId, caseIds],
    ]);
    const left = await this.query<CaseRow>(
      `WITH counted AS (
         UPDATE moderation_case SET report_count = report_count - 1, version = version + 1, changed_at = $2
         WHERE id = ANY($1::uuid[]) AND report_count > 1 RETURNING *),
       empty AS (DELETE FROM moderation_case WHERE id = ANY($1::uuid[]) AND report_count <= 1 RETURNING *)
       SELECT ${caseColumns} FROM counted UNION ALL SELECT ${caseColumns.replace('report_count', '0 AS report_count')} FROM empty
       ORDER BY id`,
      [caseIds, now],
    );
    return left.map((row) => (row.report_count > 0 ? toCase(row) : closed(row, now)));
  }

  /** Changes texts of others, which are locked after their roots and in one order. */
  private async changeOthers(texts: readonly string[], change: string, ...values: unknown[]): Promise<void> {
    if (texts.length === 0) return;
    await this.lockRoots(texts);
    await this.query(
      `WITH held AS MATERIALIZED (SELECT id FROM comment WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE)
       UPDATE comment c SET ${change} FROM held WHERE c.id = held.id`,
      [texts, ...values],
    );
  }

  private async lockRoots(texts: readonly string[]): Promise<void> {
    await this.query(
      `SELECT 1 FROM comment WHERE id IN (SELECT coalesce(root_id, id) FROM comment WHERE id = ANY($1::uuid[]))
       ORDER BY id FOR UPDATE`,
      [texts],
    );
  }

  private query<T = { id: string }>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
