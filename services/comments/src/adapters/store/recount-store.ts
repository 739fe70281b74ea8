import { FIRST_ID, pendingMoves, statement, type Tally, type UnitOfWork } from '@seyir/kit';
import type { RecountStore } from '../../app/ports.js';
import type { ReactionTarget } from '../../domain/reaction.js';
import type { Target } from '../../domain/target.js';
import { REACTIONS } from './comment-rows.js';

const KINDS = 6;

const lockThreads = statement<Target>(
  `SELECT target_kind AS kind, target_id AS id FROM thread
   WHERE (target_kind, target_id) > ($1::smallint, $2::uuid)
   ORDER BY target_kind, target_id LIMIT $3 FOR UPDATE`,
);

const countReplies = statement(
  `UPDATE thread t SET replies = (
     SELECT coalesce(sum(c.reply_count), 0) FROM comment c
     WHERE c.target_kind = t.target_kind AND c.target_id = t.target_id AND c.root_id IS NULL)
   WHERE (target_kind, target_id) IN (
     SELECT * FROM unnest($1::smallint[], $2::uuid[]))`,
);

const lockTallies = statement<ReactionTarget & { changed: boolean }>(
  `SELECT target_type AS type, target_id AS id, changed_at >= $3 AS changed FROM reaction_tally
   WHERE (target_id, target_type) > ($1::uuid, $2)
   ORDER BY target_id, target_type LIMIT $4 FOR UPDATE`,
);

const mendTallies = statement<ReactionTarget>(
  `WITH right_ones AS (
     SELECT t.target_type, t.target_id, ARRAY(
       SELECT count(r.member_id)::int - coalesce((pending.moves ->> kind::text)::int, 0)
       FROM generate_series(1, ${KINDS}) kind
       LEFT JOIN reaction r ON r.target_type = t.target_type AND r.target_id = t.target_id AND r.reaction = kind
       GROUP BY kind ORDER BY kind) AS counts
     FROM unnest($1::text[], $2::uuid[]) AS t (target_type, target_id)
     CROSS JOIN LATERAL (SELECT ${pendingMoves(REACTIONS, 't.target_type', 't.target_id')} AS moves) pending), mended AS (
     UPDATE reaction_tally t SET counts = n.counts FROM right_ones n
     WHERE (t.target_type, t.target_id) = (n.target_type, n.target_id)
       AND ARRAY(SELECT coalesce(t.counts[kind], 0) FROM generate_series(1, ${KINDS}) kind ORDER BY kind) <> n.counts
     RETURNING t.target_type AS type, t.target_id AS id)
   SELECT type, id FROM mended`,
);

export class SqlRecountStore implements RecountStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tally: Tally,
  ) {}

  async recountReplies(after: Target | undefined, limit: number): Promise<Target | undefined> {
    const threads = await lockThreads.all(this.unitOfWork, [after?.kind ?? 0, after?.id ?? FIRST_ID, limit]);
    // A separate statement: it sees replies counted before the lock; replies waiting for the lock add themselves.
    await countReplies.run(this.unitOfWork, [threads.map(({ kind }) => kind), threads.map(({ id }) => id)]);
    return threads.at(-1);
  }

  async recountReactions(
    since: Date,
    after: ReactionTarget | undefined,
    limit: number,
  ): Promise<ReactionTarget | undefined> {
    const targets = await lockTallies.all(this.unitOfWork, [
      after?.id ?? FIRST_ID,
      after?.type ?? '',
      since,
      limit,
    ]);
    const changed = targets.filter(({ changed: is }) => is);
    // A separate statement under the lock of the counts: no fold runs meanwhile, so the changes that are unfolded in
    // its snapshot must be left out of the counts.
    const wrong = await mendTallies.all(this.unitOfWork, [
      changed.map(({ type }) => type),
      changed.map(({ id }) => id),
    ]);
    // A change of zero leaves the counts, but makes the next fold publish them.
    await this.tally.addAll(wrong.map(({ type, id }) => ({ target: { type, id }, kind: 1, delta: 0 })));
    return targets.at(-1);
  }
}
