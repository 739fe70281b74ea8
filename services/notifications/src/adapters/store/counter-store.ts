import type { UnitOfWork } from '@seyir/kit';
import type { Counters, CounterStore } from '../../app/ports.js';

interface Row {
  count: number;
  unread: number;
  revision: string;
}

const columns = 'count, unread, revision';

/** From here on seconds fit the signed 32 bits of a GraphQL Int for 68 years. */
const EPOCH_MS = Date.UTC(2025, 0, 1);

/**
 * A revision is at least the second of its change: it goes on rising also when the database was lost and the lists were
 * built anew, so that no open page takes a new list for the one it knows.
 */
const second = (now: Date): number => Math.max(Math.floor((now.getTime() - EPOCH_MS) / 1000), 1);

export class SqlCounterStore implements CounterStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  of(memberId: string): Promise<Counters> {
    return this.one(`SELECT ${columns} FROM activity WHERE member_id = $1`, [memberId]);
  }

  async lock(memberId: string, now: Date): Promise<boolean> {
    await this.query(`INSERT INTO activity (member_id, revision) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
      memberId,
      second(now),
    ]);
    const [row] = await this.query<{ gone: boolean }>(
      `SELECT gone FROM activity WHERE member_id = $1 FOR UPDATE`,
      [memberId],
    );
    return row?.gone === false;
  }

  move(memberId: string, by: { count: number; unread: number }, now: Date): Promise<Counters> {
    return this.one(
      `WITH moved AS (
         UPDATE activity SET count = count + $2, unread = unread + $3, revision = greatest(revision + 1, $4)
         WHERE member_id = $1 RETURNING *
       ) SELECT ${columns} FROM moved`,
      [memberId, by.count, by.unread, second(now)],
    );
  }

  private async one(sql: string, parameters: unknown[]): Promise<Counters> {
    const [row] = await this.query<Row>(sql, parameters);
    return {
      count: row?.count ?? 0,
      activity: { unread: row?.unread ?? 0, revision: Number(row?.revision ?? 0) },
    };
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}
