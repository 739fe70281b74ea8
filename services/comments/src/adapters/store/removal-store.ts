import type { KeptCount, UnitOfWork } from '@seyir/kit';
import type { RemovalStore, RemovedTexts } from '../../app/ports.js';
import { nobody, type Comment } from '../../domain/comment.js';
import type { Tally } from '../../domain/reaction.js';
import type { Case } from '../../domain/report.js';
import { caseColumns, toCase, type CaseRow } from './case-store.js';
import { columns, joined, toComment, type CommentRow } from './comment-rows.js';
import { columns as tallyColumns, toTally, type TallyRow } from './reaction-store.js';

/** Every kind of target: the index on threads begins with it. */
const ANY_KIND = `target_kind IN (1, 2, 3, 4, 5, 6)`;

export class SqlRemovalStore implements RemovalStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async threads(subjectIds: readonly string[], now: Date): Promise<Comment[]> {
    // The roots first, as whoever answers does: two writers then never wait for each other.
    const roots = await this.query<{ id: string }>(
      `SELECT id FROM comment WHERE ${ANY_KIND} AND target_id = ANY($1::uuid[]) AND root_id IS NULL
       ORDER BY id FOR UPDATE`,
      [subjectIds],
    );
    const rows = await this.query<CommentRow>(
      `SELECT ${columns} FROM comment c ${joined}
       WHERE c.id = ANY($1::uuid[]) OR c.root_id = ANY($1::uuid[]) ORDER BY c.id FOR UPDATE OF c`,
      [roots.map(({ id }) => id)],
    );
    await this.delete(rows.map(({ id }) => id));
    await this.query(`DELETE FROM thread WHERE ${ANY_KIND} AND target_id = ANY($1::uuid[])`, [subjectIds]);
    return rows.map((row) => deleted(toComment(row), now));
  }

  async written(memberId: string, now: Date): Promise<RemovedTexts> {
    // The roots first here too, of all threads in which something of the member changes.
    await this.query(
      `SELECT 1 FROM comment WHERE id IN (
         SELECT coalesce(root_id, id) FROM comment WHERE author_id = $1::uuid
         UNION SELECT coalesce(root_id, id) FROM comment
         WHERE mentioned_ids @> ARRAY[$1::uuid] AND mentioned_ids <> '{}')
       ORDER BY id FOR UPDATE`,
      [memberId],
    );
    const own = await this.query<CommentRow>(
      `SELECT ${columns} FROM comment c ${joined} WHERE c.author_id = $1 ORDER BY c.id FOR UPDATE OF c`,
      [memberId],
    );
    await this.query(
      `UPDATE comment SET mentioned_ids = array_remove(mentioned_ids, $1) WHERE mentioned_ids @> ARRAY[$1::uuid] AND mentioned_ids <> '{}'`,
      [memberId],
    );
    if (own.length === 0) return { gone: [], emptied: [], goneIds: [] };
    const answered = own.map(({ id }) => id);
    await this.query(`UPDATE comment SET reply_to_author_id = $2 WHERE reply_to_id = ANY($1::uuid[])`, [
      answered,
      nobody,
    ]);
    // Emptied first: a chain of one's own answers, and of those who went before, then goes from its end.
    await this.query(
      `UPDATE comment SET author_id = $2, body = '', mentioned_ids = '{}', deleted_at = coalesce(deleted_at, $3),
         version = version + 1, changed_at = $3
       WHERE id = ANY($1::uuid[])`,
      [answered, nobody, now],
    );
    const gone = await this.deleteUnanswered(
      own.flatMap(({ id, root_id }) => [id, ...(root_id ? [root_id] : [])]),
    );
    return {
      goneIds: [...gone],
      gone: own.filter(({ id }) => gone.has(id)).map((row) => deleted(toComment(row), now)),
      emptied: own
        .filter(({ id }) => !gone.has(id))
        .map((row) => ({ ...deleted(toComment(row), now), authorId: nobody, body: '', mentionedIds: [] })),
    };
  }

  /** Emptied ones in these threads that nothing answers any more, from the ends of the threads on; answers their ids. */
  private async deleteUnanswered(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const gone = new Set<string>();
    for (;;) {
      const found = await this.query<{ id: string }>(
        `SELECT c.id FROM comment c
         WHERE (c.id = ANY($1::uuid[]) OR c.root_id = ANY($1::uuid[])) AND c.author_id = $2
           AND NOT EXISTS (SELECT 1 FROM comment r WHERE r.root_id = c.id)
           AND NOT EXISTS (SELECT 1 FROM comment r WHERE r.reply_to_id = c.id)`,
        [ids, nobody],
      );
      if (found.length === 0) return gone;
      const ends = found.map(({ id }) => id);
      await this.query(
        `UPDATE thread t SET comments = t.comments - gone.comments FROM (
           SELECT target_kind, target_id, count(*) AS comments FROM comment
           WHERE id = ANY($1::uuid[]) AND root_id IS NULL GROUP BY target_kind, target_id) gone
         WHERE (t.target_kind, t.target_id) = (gone.target_kind, gone.target_id)`,
        [ends],
      );
      await this.query(
        `UPDATE comment c SET reply_count = c.reply_count - gone.replies FROM (
           SELECT root_id, count(*) AS replies FROM comment WHERE id = ANY($1::uuid[]) GROUP BY root_id) gone
         WHERE c.id = gone.root_id`,
        [ends],
      );
      await this.delete(ends);
      for (const id of ends) gone.add(id);
    }
  }

  async reactionsOn(targetIds: readonly string[], now: Date): Promise<Tally[]> {
    await this.query(`DELETE FROM reaction WHERE target_id = ANY($1::uuid[])`, [targetIds]);
    const rows = await this.query<TallyRow>(
      `WITH gone AS (DELETE FROM reaction_tally WHERE target_id = ANY($1::uuid[]) RETURNING *)
       SELECT ${tallyColumns} FROM gone WHERE version > 0`,
      [targetIds],
    );
    return rows.map((row) => ({ ...toTally(row), counts: [], version: row.version + 1, changedAt: now }));
  }

  async reactionsOf(memberId: string, now: Date): Promise<Tally[]> {
    // The tallies first, as every writer of reactions does, and in one order.
    await this.query(
      `SELECT 1 FROM reaction_tally t
       WHERE (target_type, target_id) IN (SELECT target_type, target_id FROM reaction WHERE member_id = $1)
       ORDER BY target_id, target_type FOR UPDATE`,
      [memberId],
    );
    const rows = await this.query<TallyRow>(
      `WITH gone AS (DELETE FROM reaction WHERE member_id = $1 RETURNING target_type, target_id, reaction),
       counted AS (
         UPDATE reaction_tally t SET counts[gone.reaction] = counts[gone.reaction] - 1, version = version + 1,
           changed_at = $2
         FROM gone WHERE (t.target_type, t.target_id) = (gone.target_type, gone.target_id) RETURNING t.*)
       SELECT ${tallyColumns} FROM counted ORDER BY target_id`,
      [memberId, now],
    );
    return rows.map(toTally);
  }

  async casesAbout(targetIds: readonly string[], now: Date): Promise<Case[]> {
    const ids = (
      await this.query<{ id: string }>(
        `SELECT id FROM moderation_case WHERE target_id = ANY($1::text[]) ORDER BY id FOR UPDATE`,
        [targetIds],
      )
    ).map(({ id }) => id);
    return this.close(ids, now);
  }

  async reportsOf(memberId: string, now: Date): Promise<Case[]> {
    const left = await this.query<CaseRow>(
      `WITH gone AS (DELETE FROM report WHERE member_id = $1 RETURNING case_id),
       counted AS (
         UPDATE moderation_case c SET report_count = report_count - 1, version = version + 1, changed_at = $2
         FROM gone WHERE c.id = gone.case_id RETURNING c.*)
       SELECT ${caseColumns} FROM counted ORDER BY id`,
      [memberId, now],
    );
    const empty = left.filter((row) => row.report_count === 0).map(({ id }) => id);
    return [...left.filter((row) => row.report_count > 0).map(toCase), ...(await this.close(empty, now))];
  }

  async count(memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]> {
    const [row] = await this.query<Record<string, number>>(
      `WITH about AS (
         SELECT id, author_id FROM comment WHERE author_id = ANY($1::uuid[])
         UNION SELECT id, author_id FROM comment
         WHERE ${ANY_KIND} AND target_id = ANY($2::uuid[]) AND root_id IS NULL
         UNION SELECT r.id, r.author_id FROM comment r JOIN comment c ON c.id = r.root_id
         WHERE c.${ANY_KIND} AND c.target_id = ANY($2::uuid[])
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
      [memberIds, subjectIds],
    );
    return ['comments', 'reactions', 'reports'].map((what) => ({
      what,
      count: row?.[what] ?? 0,
      ofOthers: row?.[`${what}_others`] ?? 0,
    }));
  }

  /** What stands about gone targets is closed, and gone. */
  private async close(ids: readonly string[], now: Date): Promise<Case[]> {
    if (ids.length === 0) return [];
    await this.query(`DELETE FROM report WHERE case_id = ANY($1::uuid[])`, [ids]);
    const rows = await this.query<CaseRow>(
      `WITH gone AS (DELETE FROM moderation_case WHERE id = ANY($1::uuid[]) RETURNING *)
       SELECT ${caseColumns} FROM gone ORDER BY id`,
      [ids],
    );
    return rows.map((row) => ({
      ...toCase(row),
      state: 'closed' as const,
      reportCount: 0,
      version: row.version + 1,
      changedAt: now,
    }));
  }

  private async delete(ids: readonly string[]): Promise<void> {
    await this.query(`DELETE FROM comment WHERE id = ANY($1::uuid[])`, [ids]);
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

const deleted = (comment: Comment, now: Date): Comment => ({
  ...comment,
  deleted: true,
  version: comment.version + 1,
  changedAt: now,
});
