import type { UnitOfWork } from '@seyir/kit';
import type { CounterStore } from '../../app/ports.js';
import type { Counted, CounterMove } from '../../domain/library.js';

export class SqlCounterStore implements CounterStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async move(moves: readonly CounterMove[]): Promise<void> {
    if (moves.length === 0) return;
    // In one order for all, so that two transactions never wait for each other in a ring.
    await this.query(
      `INSERT INTO library_counter AS c (member_id, list, kind, watched, count)
       SELECT member_id, list, kind, watched, sum(by) FROM jsonb_to_recordset($1::jsonb)
         AS n(member_id uuid, list text, kind smallint, watched boolean, by integer)
       GROUP BY member_id, list, kind, watched HAVING sum(by) <> 0 ORDER BY member_id, list, kind, watched
       ON CONFLICT (member_id, list, kind, watched) DO UPDATE SET count = c.count + excluded.count`,
      [JSON.stringify(moves.map(({ memberId, ...move }) => ({ member_id: memberId, ...move })))],
    );
  }

  async count(
    memberId: string,
    { list, kind, watched }: { list: Counted['list']; kind: number; watched: boolean | undefined },
  ): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `SELECT coalesce(sum(count), 0)::integer AS count FROM library_counter
       WHERE member_id = $1 AND list = $2 AND ($3::smallint = 0 OR kind = $3)
         AND ($4::boolean IS NULL OR watched = $4)`,
      [memberId, list, kind, watched ?? null],
    );
    return row?.count ?? 0;
  }

  async moveFollowers(moves: ReadonlyMap<string, number>): Promise<void> {
    const moved = [...moves].filter(([, by]) => by !== 0).map(([title_id, by]) => ({ title_id, by }));
    if (moved.length === 0) return;
    await this.query(
      `INSERT INTO title_followers AS f (title_id, count)
       SELECT title_id, by FROM jsonb_to_recordset($1::jsonb) AS n(title_id uuid, by integer) ORDER BY title_id
       ON CONFLICT (title_id) DO UPDATE SET count = f.count + excluded.count`,
      [JSON.stringify(moved)],
    );
  }

  async followers(titleIds: readonly string[]): Promise<Map<string, number>> {
    if (titleIds.length === 0) return new Map();
    const rows = await this.query<{ title_id: string; count: number }>(
      `SELECT title_id, count FROM title_followers f WHERE title_id = ANY($1::uuid[])
         AND NOT EXISTS (SELECT 1 FROM title t WHERE t.id = f.title_id AND t.removed)`,
      [titleIds],
    );
    return new Map(rows.map((row) => [row.title_id, row.count]));
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}
