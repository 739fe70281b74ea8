import type { KeptCount, UnitOfWork } from '@seyir/kit';
import type { Chunk, RemovalStore } from '../../app/ports.js';
import type { Tally } from '../../domain/reaction.js';
import type { Case } from '../../domain/report.js';
import { targetKinds } from '../../domain/target.js';
import { caseColumns, closed, type CaseRow } from './case-store.js';
import { columns as tallyColumns, toTally, type TallyRow } from './reaction-store.js';

export class SqlRemovalStore implements RemovalStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async delete(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.query(
      `UPDATE comment c SET reply_count = c.reply_count - gone.replies FROM (
         SELECT root_id, count(*) AS replies FROM comment WHERE id = ANY($1::uuid[]) AND root_id <> ALL($1::uuid[])
         GROUP BY root_id) gone
       WHERE c.id = gone.root_id`,
      [ids],
    );
    // The threads last, and in one order, as every writer does.
    await this.query(
      `WITH gone AS (DELETE FROM comment WHERE id = ANY($1::uuid[]) RETURNING target_kind, target_id, root_id)
       INSERT INTO thread AS t (target_kind, target_id, comments, replies)
       SELECT target_kind, target_id, count(root_id) - count(*), -count(root_id) FROM gone
       GROUP BY target_kind, target_id ORDER BY target_kind, target_id
       ON CONFLICT (target_kind, target_id) DO UPDATE
       SET comments = t.comments + excluded.comments, replies = t.replies + excluded.replies`,
      [ids],
    );
  }

  async reactionsOn(targetIds: readonly string[], limit: number, now: Date): Promise<Chunk<Tally>> {
    if (targetIds.length === 0) return { gone: [], more: false };
    // The tallies first, as every writer of reactions does, and in one order.
    const rows = await this.query<TallyRow>(
      `WITH held AS MATERIALIZED (
         SELECT target_id, target_type FROM reaction_tally WHERE target_id = ANY($1::uuid[])
         ORDER BY target_id, target_type FOR UPDATE
       ), gone AS (
         DELETE FROM reaction_tally t USING held
         WHERE (t.target_id, t.target_type) = (held.target_id, held.target_type) RETURNING t.*)
       SELECT ${tallyColumns} FROM gone WHERE version > 0 ORDER BY target_id`,
      [targetIds],
    );
    const deleted = await this.query(
      `WITH gone AS (
         DELETE FROM reaction WHERE (target_id, target_type, member_id) IN (
           SELECT r.target_id, r.target_type, r.member_id FROM unnest($1::uuid[]) AS target (id) CROSS JOIN LATERAL (
             SELECT * FROM reaction WHERE target_id = target.id LIMIT $2) r
           LIMIT $2)
         RETURNING 1)
       SELECT 1 FROM gone`,
      [targetIds, limit],
    );
    return {
      gone: rows.map((row) => ({ ...toTally(row), counts: [], version: row.version + 1, changedAt: now })),
      more: deleted.length === limit,
    };
  }

  async casesAbout(targetIds: readonly string[], limit: number, now: Date): Promise<Chunk<Case>> {
    if (targetIds.length === 0) return { gone: [], more: false };
    const cases = await this.query<{ id: string }>(
      `SELECT id FROM moderation_case WHERE target_id = ANY($1::text[]) ORDER BY id LIMIT $2 FOR UPDATE`,
      [targetIds, limit],
    );
    const ids = cases.map(({ id }) => id);
    if (ids.length === 0) return { gone: [], more: false };
    const reports = await this.query<{ case_id: string }>(
      `WITH gone AS (
         DELETE FROM report WHERE (case_id, member_id) IN (
           SELECT r.case_id, r.member_id FROM unnest($1::uuid[]) AS about (id) CROSS JOIN LATERAL (
             SELECT * FROM report WHERE case_id = about.id LIMIT $2) r
           LIMIT $2)
         RETURNING case_id)
       SELECT case_id FROM gone`,
      [ids, limit],
    );
    await this.query(
      `UPDATE moderation_case c SET report_count = c.report_count - gone.reports
       FROM (SELECT id, count(*) AS reports FROM unnest($1::uuid[]) id GROUP BY id) gone WHERE c.id = gone.id`,
      [reports.map((row) => row.case_id)],
    );
    if (reports.length === limit) return { gone: [], more: true };
    const rows = await this.query<CaseRow>(
      `WITH gone AS (DELETE FROM moderation_case WHERE id = ANY($1::uuid[]) RETURNING *)
       SELECT ${caseColumns} FROM gone ORDER BY id`,
      [ids],
    );
    return { gone: rows.map((row) => closed(row, now)), more: ids.length === limit };
  }

  async count(memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]> {
    const [row] = await this.query<Record<string, number>>(
      `WITH about AS (
         SELECT id, author_id FROM comment WHERE author_id = ANY($1::uuid[])
         UNION SELECT id, author_id FROM comment
         WHERE target_kind = ANY($3::smallint[]) AND target_id = ANY($2::uuid[]) AND root_id IS NULL
         UNION SELECT r.id, r.author_id FROM comment r JOIN comment c ON c.id = r.root_id
         WHERE c.target_kind = ANY($3::smallint[]) AND c.target_id = ANY($2::uuid[]) AND c.root_id IS NULL
       ), reacted AS (
         SELECT member_id FROM reaction WHERE member_id = ANY($1::uuid[])
         UNION ALL SELECT member_id FROM reaction
         WHERE target_id IN (SELECT unnest($2::uuid[]) UNION SELECT id FROM about) AND NOT member_id = ANY($1::uuid[])
       ), reported AS (
         SELECT member_id FROM report JOIN moderation_case c ON c.id = case_id
         WHERE member_id = ANY($1::uuid[]) OR target_id = ANY($1::text[]) OR target_id = ANY($2::text[])
           OR target_id IN (SELECT id::text FROM about)
       )
       SELECT (SELECT count(*) FROM about)::int AS comments,
         (SELECT count(*) FROM about WHERE NOT author_id = ANY($1::uuid[]))::int AS comments_others,
         (SELECT count(*) FROM reacted)::int AS reactions,
         (SELECT count(*) FROM reacted WHERE NOT member_id = ANY($1::uuid[]))::int AS reactions_others,
         (SELECT count(*) FROM reported)::int AS reports,
         (SELECT count(*) FROM reported WHERE NOT member_id = ANY($1::uuid[]))::int AS reports_others`,
      [memberIds, subjectIds, targetKinds],
    );
    return ['comments', 'reactions', 'reports'].map((what) => ({
      what,
      count: row?.[what] ?? 0,
      ofOthers: row?.[`${what}_others`] ?? 0,
    }));
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}
