import { LAST_ID, statement, type UnitOfWork } from '@seyir/kit';
import type { LockedReplies, Moment, RootAt, ThreadRemovalStore } from '../../app/ports.js';
import { targetKinds } from '../../domain/target.js';
import { keptColumns, toComment, type ReadCommentRow } from './comment-rows.js';

/** A position after every comment: the start of newest-first lists. */
const NEWEST: Moment = { postedAt: 'infinity', id: LAST_ID };

const rootsBefore = statement<RootAt>(
  `SELECT r.id, r.posted_at::text AS "postedAt", r.reply_count AS "replyCount"
   FROM unnest($1::smallint[]) AS thread (kind) CROSS JOIN LATERAL (
     SELECT id, posted_at, reply_count FROM comment
     WHERE target_kind = thread.kind AND target_id = $2 AND root_id IS NULL
       AND (posted_at, id) < ($3::timestamptz, $4::uuid)
     ORDER BY posted_at DESC, id DESC LIMIT $5) r
   ORDER BY r.posted_at DESC, r.id DESC LIMIT $5`,
);

/** Locks are taken in the order of ids, as by all writers. */
const lockComments = statement<ReadCommentRow>(
  `SELECT ${keptColumns} FROM comment c WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`,
);

const repliesBefore = statement<Moment>(
  `SELECT r.id, r.posted_at::text AS "postedAt" FROM unnest($1::uuid[]) AS root (id) CROSS JOIN LATERAL (
     SELECT id, posted_at FROM comment WHERE root_id = root.id AND (posted_at, id) < ($2::timestamptz, $3::uuid)
     ORDER BY posted_at DESC, id DESC LIMIT $4) r
   ORDER BY r.posted_at DESC, r.id DESC LIMIT $4`,
);

const pointToRoots = statement(
  `WITH others AS MATERIALIZED (
     SELECT id FROM comment WHERE reply_to_id = ANY($1::uuid[]) AND id <> ALL($1::uuid[])
     ORDER BY id LIMIT $2 FOR UPDATE
   )
   UPDATE comment c SET reply_to_id = c.root_id,
     reply_to_author_id = CASE WHEN c.root_id IS NOT NULL THEN c.reply_to_author_id END
   FROM others WHERE c.id = others.id`,
);

/** Times are passed as text, because a JavaScript date would lose their microseconds. */
export class SqlThreadRemovalStore implements ThreadRemovalStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  roots(subjectId: string, before: Moment = NEWEST, limit: number): Promise<RootAt[]> {
    return rootsBefore.all(this.unitOfWork, [targetKinds, subjectId, before.postedAt, before.id, limit]);
  }

  async lock(rootIds: readonly string[], before: Moment = NEWEST, limit: number): Promise<LockedReplies> {
    // The roots first and in the order of ids, like writers of replies, so that two writers never deadlock.
    const roots = await lockComments.all(this.unitOfWork, [rootIds]);
    // A LIMIT for each root: the index is read from its end, up to the limit.
    const moments = await repliesBefore.all(this.unitOfWork, [rootIds, before.postedAt, before.id, limit]);
    const replies = await lockComments.all(this.unitOfWork, [moments.map(({ id }) => id)]);
    return { roots: roots.map(toComment), replies: replies.map(toComment), last: moments.at(-1) ?? null };
  }

  pointToRoots(ids: readonly string[], limit: number): Promise<number> {
    return pointToRoots.run(this.unitOfWork, [ids, limit]);
  }
}
