import type { UnitOfWork } from '@seyir/kit';
import type { ImportStore, MemberReaction, NewComment, Saved, SavedReactions } from '../../app/ports.js';
import { columns, toTally, type TallyRow } from './reaction-store.js';

/** Batches go to the database as one JSON text a statement. */
export class SqlImportStore implements ImportStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lock(): Promise<void> {
    await this.query(`SELECT pg_advisory_xact_lock(hashtext('comments.import'))`);
  }

  async saveComments(comments: readonly NewComment[], how: { now: Date; demo: boolean }): Promise<Saved> {
    const saved = await this.query<{ id: string; created: boolean }>(
      `INSERT INTO comment AS c (id, target_kind, target_id, root_id, reply_to_id, reply_to_author_id, author_id,
         body, scope_title_id, scope_season, scope_number, posted_at, silent, demo, changed_at)
       SELECT id, kind, target, root, reply_to, reply_to_author, author, body, title, season, number, posted_at,
         true, $2, $3
       FROM jsonb_to_recordset($1::jsonb) AS given (id uuid, kind smallint, target uuid, root uuid, reply_to uuid,
         reply_to_author uuid, author uuid, body text, title uuid, season integer, number integer,
         posted_at timestamptz)
       ON CONFLICT (id) DO UPDATE SET body = excluded.body, scope_title_id = excluded.scope_title_id,
         scope_season = excluded.scope_season, scope_number = excluded.scope_number,
         posted_at = excluded.posted_at, version = c.version + 1, changed_at = excluded.changed_at
       WHERE c.deleted_at IS NULL AND c.edited_at IS NULL
         AND (c.body, c.scope_title_id, c.scope_season, c.scope_number, c.posted_at) IS DISTINCT FROM
           (excluded.body, excluded.scope_title_id, excluded.scope_season, excluded.scope_number, excluded.posted_at)
       RETURNING id, xmax = 0 AS created`,
      [JSON.stringify(comments.map(toJson)), how.demo, how.now],
    );
    const idsOf = (created: boolean) => saved.filter((row) => row.created === created).map((row) => row.id);
    const created = idsOf(true);
    await this.count(created);
    return { created, updated: idsOf(false) };
  }

  /** New replies into the counters of their roots, then all that is new into those of the threads, as every writer does. */
  private async count(created: readonly string[]): Promise<void> {
    await this.query(
      `SELECT 1 FROM comment WHERE id IN (SELECT root_id FROM comment WHERE id = ANY($1::uuid[]))
       ORDER BY id FOR NO KEY UPDATE`,
      [created],
    );
    await this.query(
      `UPDATE comment c SET reply_count = c.reply_count + new.replies
       FROM (SELECT root_id, count(*) AS replies FROM comment WHERE id = ANY($1::uuid[]) GROUP BY root_id) new
       WHERE c.id = new.root_id`,
      [created],
    );
    await this.query(
      `INSERT INTO thread AS t (target_kind, target_id, comments, replies)
       SELECT target_kind, target_id, count(*) - count(root_id), count(root_id) FROM comment
       WHERE id = ANY($1::uuid[]) GROUP BY target_kind, target_id ORDER BY target_kind, target_id
       ON CONFLICT (target_kind, target_id) DO UPDATE
       SET comments = t.comments + excluded.comments, replies = t.replies + excluded.replies`,
      [created],
    );
  }

  async saveReactions(reactions: readonly MemberReaction[], now: Date): Promise<SavedReactions> {
    const given = JSON.stringify(reactions.map(({ target, ...rest }) => ({ ...target, ...rest })));
    const record = 'AS given (type text, id uuid, "memberId" uuid, reaction smallint)';
    // The tallies first, as every writer of reactions does, and in one order.
    await this.query(
      `INSERT INTO reaction_tally (target_type, target_id, changed_at)
       SELECT DISTINCT type, id, $2::timestamptz FROM jsonb_to_recordset($1::jsonb) ${record} ORDER BY id, type
       ON CONFLICT DO NOTHING`,
      [given, now],
    );
    await this.query(
      `SELECT 1 FROM reaction_tally
       WHERE (target_type, target_id) IN (SELECT type, id FROM jsonb_to_recordset($1::jsonb) ${record})
       ORDER BY target_id, target_type FOR UPDATE`,
      [given],
    );
    const saved = await this.query<{ target_id: string; created: boolean }>(
      `INSERT INTO reaction AS r (target_type, target_id, member_id, reaction)
       SELECT type, id, "memberId", reaction FROM jsonb_to_recordset($1::jsonb) ${record}
       ON CONFLICT (target_id, target_type, member_id) DO UPDATE SET reaction = excluded.reaction
       WHERE r.reaction <> excluded.reaction
       RETURNING target_id, xmax = 0 AS created`,
      [given],
    );
    const changed = [...new Set(saved.map((row) => row.target_id))];
    await this.recount(changed, now);
    const tallies = await this.query<TallyRow>(
      `SELECT ${columns} FROM reaction_tally WHERE target_id = ANY($1::uuid[]) ORDER BY target_id`,
      [changed],
    );
    const created = saved.filter((row) => row.created).length;
    return { created, updated: saved.length - created, tallies: tallies.map(toTally) };
  }

  private async recount(targetIds: readonly string[], now: Date): Promise<void> {
    await this.query(
      `UPDATE reaction_tally t SET version = version + 1, changed_at = $2, counts = ARRAY(
         SELECT count(r.member_id)::int FROM generate_series(1, 6) kind
         LEFT JOIN reaction r ON r.target_type = t.target_type AND r.target_id = t.target_id AND r.reaction = kind
         GROUP BY kind ORDER BY kind)
       WHERE target_id = ANY($1::uuid[])`,
      [targetIds, now],
    );
  }

  private query<T>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

const toJson = ({ id, target, reply, authorId, body, scope, postedAt }: NewComment) => ({
  ...{ id, kind: target.kind, target: target.id },
  ...(reply && { root: reply.rootId, reply_to: reply.toId, reply_to_author: reply.toAuthorId }),
  ...{ author: authorId, body },
  ...(scope && { title: scope.titleId, season: scope.season, number: scope.number }),
  posted_at: postedAt.toISOString(),
});
