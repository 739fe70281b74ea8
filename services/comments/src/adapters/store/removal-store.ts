import { columns, statement, type KeptCount, type Tally, type UnitOfWork } from '@seyir/kit';
import type { Chunk, KeptCases, RemovalStore } from '../../app/ports.js';
import type { Tally as ReactionTally } from '../../domain/reaction.js';
import type { Case } from '../../domain/report.js';
import { targetKinds } from '../../domain/target.js';
import { closed } from './case-rows.js';
import { CaseRow, type ReportRow } from './entities/case.js';
import { toReactionTally } from './reaction-store.js';

const countOutOfRoots = statement(
  `UPDATE comment c SET reply_count = c.reply_count - gone.replies FROM (
     SELECT root_id, count(*) AS replies FROM comment WHERE id = ANY($1::uuid[]) AND root_id <> ALL($1::uuid[])
     GROUP BY root_id) gone
   WHERE c.id = gone.root_id`,
);

const deleteComments = statement(
  `WITH gone AS (DELETE FROM comment WHERE id = ANY($1::uuid[]) RETURNING target_kind, target_id, root_id)
   INSERT INTO thread AS t (target_kind, target_id, comments, replies)
   SELECT target_kind, target_id, count(root_id) - count(*), -count(root_id) FROM gone
   GROUP BY target_kind, target_id ORDER BY target_kind, target_id
   ON CONFLICT (target_kind, target_id) DO UPDATE
   SET comments = t.comments + excluded.comments, replies = t.replies + excluded.replies`,
);

const deleteReactions = statement(
  `DELETE FROM reaction WHERE (target_id, target_type, member_id) IN (
     SELECT r.target_id, r.target_type, r.member_id FROM unnest($1::uuid[]) AS target (id) CROSS JOIN LATERAL (
       SELECT * FROM reaction WHERE target_id = target.id LIMIT $2) r
     LIMIT $2)`,
);

/** The end is checked after a short chunk, because a member's removal may have deleted some of these rows at the same moment. */
const anyReactionOn = statement<object>(
  `SELECT 1 FROM unnest($1::uuid[]) AS target (id) CROSS JOIN LATERAL (
     SELECT FROM reaction WHERE target_id = target.id LIMIT 1) r LIMIT 1`,
);

const lockCases = statement<Pick<CaseRow, 'id'>>(
  `SELECT id FROM moderation_case WHERE target_id = ANY($1::text[])
     AND CASE $3 WHEN 'decided' THEN outcome IS NULL AND (state <> 'open' OR subject_id IS NULL)
       WHEN 'appealable' THEN outcome IS NULL OR subject_id IS NULL ELSE true END
   ORDER BY id LIMIT $2 FOR UPDATE`,
);

const deleteReports = statement<Pick<ReportRow, 'caseId'>>(
  `DELETE FROM report WHERE (case_id, member_id) IN (
     SELECT r.case_id, r.member_id FROM unnest($1::uuid[]) AS about (id) CROSS JOIN LATERAL (
       SELECT * FROM report WHERE case_id = about.id LIMIT $2) r
     LIMIT $2)
   RETURNING case_id AS "caseId"`,
);

const countOutOfCases = statement(
  `UPDATE moderation_case c SET report_count = c.report_count - gone.reports
   FROM (SELECT id, count(*) AS reports FROM unnest($1::uuid[]) id GROUP BY id) gone WHERE c.id = gone.id`,
);

const deleteCases = statement<CaseRow>(
  `WITH gone AS (DELETE FROM moderation_case WHERE id = ANY($1::uuid[]) RETURNING *)
   SELECT ${columns(CaseRow, 'gone')} FROM gone ORDER BY id`,
);

const countKept = statement<Record<string, number>>(
  `WITH about AS (
     SELECT id, author_id FROM comment WHERE author_id = ANY($1::uuid[])
     UNION SELECT id, author_id FROM comment
     WHERE target_kind = ANY($3::smallint[]) AND target_id = ANY($2::uuid[]) AND root_id IS NULL
     UNION SELECT r.id, r.author_id FROM comment c
     CROSS JOIN LATERAL (SELECT id, author_id FROM comment WHERE root_id = c.id OFFSET 0) r
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
     (SELECT count(*) FROM reported WHERE NOT member_id = ANY($1::uuid[]))::int AS reports_others,
     (SELECT count(*) FROM topic WHERE author_id = ANY($1::uuid[]))::int AS topics,
     (SELECT count(*) FROM case_evidence WHERE author_id = ANY($1::uuid[]))::int AS evidence`,
);

export class SqlRemovalStore implements RemovalStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tally: Tally,
  ) {}

  async delete(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await countOutOfRoots.run(this.unitOfWork, [ids]);
    // The rows of the threads are locked last, in the order of kind and id, so that two writers do not deadlock.
    await deleteComments.run(this.unitOfWork, [ids]);
  }

  async reactionsOn(targetIds: readonly string[], limit: number, now: Date): Promise<Chunk<ReactionTally>> {
    if (targetIds.length === 0) return { gone: [], more: false };
    const deleted = await deleteReactions.run(this.unitOfWork, [targetIds, limit]);
    const left = deleted === limit || (await anyReactionOn.first(this.unitOfWork, [targetIds])) !== undefined;
    if (left) return { gone: [], more: true };
    // The counts are deleted last, because a fold between two steps would recreate them.
    const { gone, more } = await this.tally.remove(targetIds, limit, now);
    return { gone: gone.map(toReactionTally), more };
  }

  async casesAbout(
    targetIds: readonly string[],
    limit: number,
    now: Date,
    kept: KeptCases,
  ): Promise<Chunk<Case>> {
    if (targetIds.length === 0) return { gone: [], more: false };
    const cases = await lockCases.all(this.unitOfWork, [targetIds, limit, kept]);
    const ids = cases.map(({ id }) => id);
    if (ids.length === 0) return { gone: [], more: false };
    const reports = await deleteReports.all(this.unitOfWork, [ids, limit]);
    await countOutOfCases.run(this.unitOfWork, [reports.map((row) => row.caseId)]);
    if (reports.length === limit) return { gone: [], more: true };
    const rows = await deleteCases.all(this.unitOfWork, [ids]);
    return { gone: rows.map((row) => closed(row, now)), more: true };
  }

  async count(memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]> {
    const row = await countKept.first(this.unitOfWork, [memberIds, subjectIds, targetKinds]);
    return ['comments', 'topics', 'reactions', 'reports', 'evidence'].map((what) => ({
      what,
      count: row?.[what] ?? 0,
      ofOthers: row?.[`${what}_others`] ?? 0,
    }));
  }
}
