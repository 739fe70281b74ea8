import { columns, insertMissing, ofAnyLength, prepared, statement, type UnitOfWork } from '@seyir/kit';
import type { Counters, CounterStore } from '../../app/ports.js';
import { ActivityRow } from './entities/notification.js';

/** Counted from this date, seconds fit the signed 32 bits of a GraphQL Int for 68 years. */
const EPOCH_MS = Date.UTC(2025, 0, 1);

/**
 * A revision is at least the second of its change. So it keeps increasing even after the database was lost and the
 * lists were rebuilt, and no open page mistakes a new list for the one it knows.
 */
export const second = (now: Date): number => Math.max(Math.floor((now.getTime() - EPOCH_MS) / 1000), 1);

/** The columns are null for a member without a list. */
export type CountersRow = {
  readonly [Column in 'count' | 'unread' | 'revision']: ActivityRow[Column] | null;
};

const COUNTERS = columns(ActivityRow, 'activity', ['count', 'unread', 'revision']);

const countersOf = statement<CountersRow>(`SELECT ${COUNTERS} FROM activity WHERE member_id = $1`);

const markRead = statement(
  `UPDATE activity SET unread = 0, read_upto = revision, revision = greatest(revision + 1, $2)
   WHERE member_id = $1 AND unread > 0 AND NOT gone`,
);

const lockList = prepared<Pick<ActivityRow, 'gone'>>(
  `SELECT gone FROM activity WHERE member_id = $1 FOR UPDATE`,
);

const MEMBERS = ofAnyLength('$1', 'uuid');

/** Locks the lists of different members, or none of them while one is missing. */
const lockLists = prepared<Pick<ActivityRow, 'memberId' | 'gone'>>(
  `SELECT ${columns(ActivityRow, 'activity', ['memberId', 'gone'])} FROM activity
   WHERE member_id = ANY(${MEMBERS})
     AND cardinality(${MEMBERS}) = (SELECT count(*) FROM activity WHERE member_id = ANY(${MEMBERS}))
   ORDER BY member_id FOR UPDATE`,
);

/** Adds or locks each list in its turn, in the order of ids. The update changes nothing: PostgreSQL locks a row before WHERE. */
const addOrLockLists = prepared(
  `INSERT INTO activity (member_id, revision) SELECT id, $2::bigint FROM unnest(${MEMBERS}) id ORDER BY id
   ON CONFLICT (member_id) DO UPDATE SET revision = activity.revision WHERE false`,
);

const moveCounters = prepared<CountersRow>(
  `UPDATE activity SET count = count + $2, unread = unread + $3, revision = greatest(revision + 1, $4)
   WHERE member_id = $1 RETURNING ${COUNTERS}`,
);

export class SqlCounterStore implements CounterStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async of(memberId: string): Promise<Counters> {
    return toCounters(await countersOf.first(this.unitOfWork, [memberId]));
  }

  async lock(memberId: string, now: Date): Promise<boolean> {
    const found = await lockList.first(this.unitOfWork, [memberId]);
    if (found) return !found.gone;
    await insertMissing(this.unitOfWork, ActivityRow, { memberId, revision: String(second(now)) });
    // Another transaction may have added the list meanwhile.
    return (await lockList.first(this.unitOfWork, [memberId]))?.gone === false;
  }

  async lockAll(memberIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
    const ids = [...new Set(memberIds)].toSorted();
    if (ids.length === 0) return new Set();
    let found = await lockLists.all(this.unitOfWork, [ids]);
    if (found.length === 0) {
      await addOrLockLists.run(this.unitOfWork, [ids, second(now)]);
      found = await lockLists.all(this.unitOfWork, [ids]);
    }
    return new Set(found.flatMap(({ memberId, gone }) => (gone ? [] : [memberId])));
  }

  async markRead(memberId: string, now: Date): Promise<boolean> {
    // Notifications that arrive later have a higher revision than this one.
    return (await markRead.run(this.unitOfWork, [memberId, second(now)])) > 0;
  }

  async move(memberId: string, by: { count: number; unread: number }, now: Date): Promise<Counters> {
    const values = [memberId, by.count, by.unread, second(now)];
    return toCounters(await moveCounters.first(this.unitOfWork, values));
  }
}

export const toCounters = (row: CountersRow | undefined): Counters => ({
  count: row?.count ?? 0,
  activity: { unread: row?.unread ?? 0, revision: Number(row?.revision ?? 0) },
});
