import { statement, type UnitOfWork } from '@seyir/kit';
import type { CounterStore } from '../../app/ports.js';
import type { Counted, CounterMove } from '../../domain/library.js';
import type { FollowersRow } from './entities/library.js';

/**
 * Counters are locked in one order, so that two transactions never deadlock. Erased members are left out: the removal of a title
 * could otherwise leave a row of a member whose counters were deleted a moment before.
 */
const moveCounters = statement(
  `WITH moved AS (
     SELECT "memberId", list, kind, watched, sum(by) AS by FROM jsonb_to_recordset($1::jsonb)
       AS n("memberId" uuid, list text, kind smallint, watched boolean, by integer)
     GROUP BY "memberId", list, kind, watched HAVING sum(by) <> 0)
   INSERT INTO library_counter AS c (member_id, list, kind, watched, count)
   SELECT "memberId", list, kind, watched, by FROM moved m
   WHERE NOT EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = m."memberId")
   ORDER BY "memberId", list, kind, watched
   ON CONFLICT (member_id, list, kind, watched) DO UPDATE SET count = c.count + excluded.count`,
);

const countOnLists = statement<{ readonly count: number }>(
  `SELECT coalesce(sum(count), 0)::integer AS count FROM library_counter
   WHERE member_id = $1 AND list = $2 AND ($3::smallint = 0 OR kind = $3)
     AND ($4::boolean IS NULL OR watched = $4)`,
);

const moveFollowers = statement(
  `INSERT INTO title_followers AS f (title_id, count)
   SELECT title_id, by FROM unnest($1::uuid[], $2::integer[]) AS n(title_id, by) ORDER BY title_id
   ON CONFLICT (title_id) DO UPDATE SET count = f.count + excluded.count`,
);

const followersOf = statement<FollowersRow>(
  `SELECT title_id AS "titleId", count FROM title_followers f WHERE title_id = ANY($1::uuid[])
     AND (SELECT t.removed FROM title t WHERE t.id = f.title_id) IS NOT TRUE`,
);

export class SqlCounterStore implements CounterStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async move(moves: readonly CounterMove[]): Promise<void> {
    if (moves.length > 0) await moveCounters.run(this.unitOfWork, [JSON.stringify(moves)]);
  }

  async count(
    memberId: string,
    { list, kind, watched }: { list: Counted['list']; kind: number; watched: boolean | undefined },
  ): Promise<number> {
    const row = await countOnLists.first(this.unitOfWork, [memberId, list, kind, watched ?? null]);
    return row?.count ?? 0;
  }

  async moveFollowers(moves: ReadonlyMap<string, number>): Promise<void> {
    const moved = [...moves].filter(([, by]) => by !== 0);
    if (moved.length === 0) return;
    await moveFollowers.run(this.unitOfWork, [moved.map(([titleId]) => titleId), moved.map(([, by]) => by)]);
  }

  async followers(titleIds: readonly string[]): Promise<Map<string, number>> {
    if (titleIds.length === 0) return new Map();
    const rows = await followersOf.all(this.unitOfWork, [titleIds]);
    return new Map(rows.map(({ titleId, count }) => [titleId, count]));
  }
}
