import type { UnitOfWork } from '@seyir/kit';
import type { LockedReplies, Moment, RootAt, ThreadRemovalStore } from '../../app/ports.js';
import { targetKinds } from '../../domain/target.js';
import { keptColumns, toComment, type CommentRow } from './comment-rows.js';

/** After every comment: where a list that is read from the newest on begins. */
const NEWEST: Moment = { postedAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** Times go out and come back as text: a date of JavaScript would lose their microseconds. */
export class SqlThreadRemovalStore implements ThreadRemovalStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  roots(subjectId: string, before: Moment = NEWEST, limit: number): Promise<RootAt[]> {
    return this.query<RootAt>(
      `SELECT r.id, r.posted_at::text AS "postedAt", r.reply_count AS "replyCount"
       FROM unnest($1::smallint[]) AS thread (kind) CROSS JOIN LATERAL (
         SELECT id, posted_at, reply_count FROM comment
         WHERE target_kind = thread.kind AND target_id = $2 AND root_id IS NULL
           AND (posted_at, id) < ($3::timestamptz, $4::uuid)
         ORDER BY posted_at DESC, id DESC LIMIT $5) r
       ORDER BY r.posted_at DESC, r.id DESC LIMIT $5`,
      [targetKinds, subjectId, before.postedAt, before.id, limit],
    );
  }

  async lock(rootIds: readonly string[], before: Moment = NEWEST, limit: number): Promise<LockedReplies> {
    // The roots first, and in the order of ids, as writers of replies take them: two writers then never wait for each other.
    const roots = await this.query<CommentRow>(
      `SELECT ${keptColumns} FROM comment c WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`,
      [rootIds],
    );
    // A row for each root: the index is read from its end, and no further than the limit.
    const moments = await this.query<Moment>(
      `SELECT r.id, r.posted_at::text AS "postedAt" FROM unnest($1::uuid[]) AS root (id) CROSS JOIN LATERAL (
         SELECT id, posted_at FROM comment WHERE root_id = root.id AND (posted_at, id) < ($2::timestamptz, $3::uuid)
         ORDER BY posted_at DESC, id DESC LIMIT $4) r
       ORDER BY r.posted_at DESC, r.id DESC LIMIT $4`,
      [rootIds, before.postedAt, before.id, limit],
    );
    const replies = await this.query<CommentRow>(
      `SELECT ${keptColumns} FROM comment c WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`,
      [moments.map(({ id }) => id)],
    );
    return { roots: roots.map(toComment), replies: replies.map(toComment), last: moments.at(-1) ?? null };
  }

  async pointToRoots(ids: readonly string[], limit: number): Promise<number> {
    const pointed = await this.query(
      `WITH others AS MATERIALIZED (
         SELECT id FROM comment WHERE reply_to_id = ANY($1::uuid[]) AND id <> ALL($1::uuid[])
         ORDER BY id LIMIT $2 FOR UPDATE
       ), pointed AS (
         UPDATE comment c SET reply_to_id = c.root_id FROM others WHERE c.id = others.id RETURNING 1)
       SELECT 1 FROM pointed`,
      [ids, limit],
    );
    return pointed.length;
  }

  async end(subjectId: string): Promise<void> {
    await this.query(
      `DELETE FROM thread WHERE target_kind = ANY($2::smallint[]) AND target_id = $1 AND comments <= 0`,
      [subjectId, targetKinds],
    );
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}
