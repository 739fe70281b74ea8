import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import {
  pendingMoves,
  sumOf,
  Tally,
  tallyTables,
  type FoldedTally,
  type PendingMoves,
} from '../../src/tally/index.js';
import { kitDatabase, type KitDatabase } from '../store/database.js';

const now = () => new Date(Date.UTC(2026, 0, 1));
const target = (n: number, type = 'poll') => ({
  type,
  id: `aaaa0000-0000-4000-8000-${String(n).padStart(12, '0')}`,
});
const one = (kind = 1) => [{ kind, delta: 1 }];

describe('Tally', () => {
  let db: KitDatabase;
  let unitOfWork: UnitOfWork;
  let tally: Tally;
  let folded: FoldedTally[];

  beforeAll(async () => {
    db = await kitDatabase();
    unitOfWork = new UnitOfWork(db.source);
    for (const statement of tallyTables('vote')) await db.source.query(statement);
    await db.source.query('CREATE TABLE vote (target_id uuid NOT NULL, kind smallint NOT NULL)');
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    tally = new Tally('vote', unitOfWork);
    folded = [];
    await db.source.query('TRUNCATE vote_tally, vote_tally_delta, vote');
  });

  const add = (n: number, moves = one()) => unitOfWork.run(() => tally.add(target(n), moves));
  const addMany = (n: number, count: number) =>
    db.source.query(
      `INSERT INTO vote_tally_delta (target_type, target_id, kind, delta) SELECT 'poll', $1, 1, 1 FROM generate_series(1, $2::int)`,
      [target(n).id, count],
    );
  const fold = () =>
    tally.fold(async (rows) => {
      folded.push(...rows);
    }, now);
  /** A reader's view: the target's row and the deltas in one statement, beside a count of the votes themselves. */
  const read = async (n: number) => {
    const [row] = await db.source.query<{ counts: number[] | null; pending: PendingMoves; votes: number }[]>(
      `SELECT t.counts, ${pendingMoves('vote', `'poll'`, 'g.id')} AS pending,
         (SELECT count(*) FROM vote WHERE target_id = g.id)::int AS votes
       FROM (SELECT $1::uuid AS id) g LEFT JOIN vote_tally t ON t.target_type = 'poll' AND t.target_id = g.id`,
      [target(n).id],
    );
    return { counts: sumOf(row!.counts, row!.pending), votes: row!.votes, pending: row!.pending };
  };
  const kept = () =>
    db.source.query<{ counts: number[]; version: number }[]>(
      `SELECT counts, version FROM vote_tally ORDER BY target_id`,
    );
  const waiting = async () =>
    (await db.source.query<{ n: number }[]>('SELECT count(*)::int AS n FROM vote_tally_delta'))[0]!.n;

  it('returns the counts after each change, before and after a fold, for any number of kinds', async () => {
    expect(await add(1, one(4))).toEqual([0, 0, 0, 1]);
    expect(await add(1, [...one(2), { kind: 4, delta: -1 }])).toEqual([0, 1, 0, 0]);
    await fold();
    expect(await add(1, [])).toEqual([0, 1, 0, 0]);
    expect(await add(1, one(5))).toEqual([0, 1, 0, 0, 1]);
    await fold();
    expect(folded).toEqual([
      { target: target(1), counts: [0, 1, 0, 0], version: 1, changedAt: now() },
      { target: target(1), counts: [0, 1, 0, 0, 1], version: 2, changedAt: now() },
    ]);
    expect(await waiting()).toBe(0);
  });

  it('distinguishes targets with one id and two types', async () => {
    await unitOfWork.run(() =>
      tally.addAll([
        { target: target(1), kind: 1, delta: 2 },
        { target: target(1, 'post'), kind: 1, delta: 1 },
        { target: target(1), kind: 1, delta: 1 },
      ]),
    );
    await fold();
    expect(folded.map(({ target: { type }, counts }) => [type, counts])).toEqual([
      ['poll', [3]],
      ['post', [1]],
    ]);
  });

  it('folds all changes of a target into one version, with whole chunks and more', async () => {
    await addMany(1, 2_500);
    await addMany(2, 3);
    await addMany(3, 1_000);
    await fold();
    expect(folded).toMatchObject([
      { target: target(1), counts: [2_500], version: 1 },
      { target: target(2), counts: [3], version: 1 },
      { target: target(3), counts: [1_000], version: 1 },
    ]);
    expect(await kept()).toHaveLength(3);
    expect(await waiting()).toBe(0);
    await fold();
    expect(folded).toHaveLength(3);
  });

  it('counts each change once while many add and two processes fold, and readers always see the exact sum', async () => {
    const targets = [1, 2, 3];
    let adding = true;
    const adders = Array.from({ length: 8 }, async (_, writer) => {
      for (let n = 0; n < 60; n += 1)
        await unitOfWork.run(async () => {
          const at = target(targets[(writer + n) % 3]!);
          await unitOfWork.manager.query('INSERT INTO vote (target_id, kind) VALUES ($1, 1)', [at.id]);
          await tally.add(at, one());
        });
    });
    const folders = [1, 2].map(async () => {
      while (adding) await fold();
    });
    let reads = 0;
    const reader = (async () => {
      for (; adding; reads += 1)
        for (const n of targets) {
          const { counts, votes } = await read(n);
          expect(counts[0] ?? 0).toBe(votes);
        }
    })();
    await Promise.all(adders).finally(() => (adding = false));
    await Promise.all([...folders, reader]);
    await fold();
    expect(reads).toBeGreaterThan(0);
    expect((await kept()).map(({ counts }) => counts)).toEqual([[160], [160], [160]]);
    // Each version of each target was returned once.
    for (const n of targets) {
      const versions = folded
        .filter(({ target: { id } }) => id === target(n).id)
        .map(({ version }) => version);
      expect(versions.toSorted((a, b) => a - b)).toEqual(versions.map((_, i) => i + 1));
    }
  });

  it('counts nothing twice when many processes fold the same deltas at once', async () => {
    for (let n = 1; n <= 20; n += 1) await addMany(n, 150);
    await Promise.all([fold(), fold(), fold(), fold()]);
    await fold();
    const rows = await kept();
    expect(rows.map(({ counts }) => counts)).toEqual(Array(20).fill([150]));
    expect(folded).toHaveLength(rows.reduce((sum, { version }) => sum + version, 0));
    expect(await waiting()).toBe(0);
  });

  it('changes nothing when a fold is killed in the middle, and the next fold completes it', async () => {
    await addMany(1, 5);
    const killed = tally.fold(async () => {
      const [row] = await unitOfWork.manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
      await db.source.query('SELECT pg_terminate_backend($1)', [row!.pid]);
      await unitOfWork.manager.query('SELECT 1');
    }, now);
    await expect(killed).rejects.toThrow();
    expect(await kept()).toEqual([]);
    expect((await read(1)).counts).toEqual([5]);
    await fold();
    expect(folded).toMatchObject([{ counts: [5], version: 1 }]);
  });

  it('after a kill between two chunks of one target, the next fold returns that target', async () => {
    await addMany(1, 2_300);
    const killed = tally.fold(() => Promise.reject(new Error('killed')), now);
    await expect(killed).rejects.toThrow('killed');
    expect(await kept()).toEqual([{ counts: [2_000], version: 0 }]);
    expect((await read(1)).counts).toEqual([2_300]);
    await fold();
    expect(folded).toMatchObject([{ counts: [2_300], version: 1 }]);
  });

  it('makes no call wait for the row of the target', async () => {
    await addMany(1, 1);
    await fold();
    const holder = db.source.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT 1 FROM vote_tally FOR UPDATE');
    try {
      expect(await add(1)).toEqual([2]);
    } finally {
      await holder.rollbackTransaction();
      await holder.release();
    }
  });

  it('removes a target in steps, and returns it at the end with the next version', async () => {
    await addMany(1, 1);
    await fold();
    await addMany(1, 250);
    await addMany(2, 10);
    await addMany(3, 1);
    const remove = () => unitOfWork.run(() => tally.remove([target(1).id, target(2).id], 100, now()));
    expect(await remove()).toEqual({ gone: [], more: true });
    expect(await remove()).toEqual({ gone: [], more: true });
    expect(await remove()).toEqual({
      gone: [{ target: target(1), counts: [], version: 2, changedAt: now() }],
      more: false,
    });
    expect(await kept()).toEqual([]);
    expect(await waiting()).toBe(1);
  });

  it('reports remaining deltas if a fold took the deltas that a removal had found', async () => {
    await addMany(1, 3);
    const holder = db.source.createQueryRunner();
    await holder.startTransaction();
    const taken = `DELETE FROM vote_tally_delta WHERE seq IN (SELECT seq FROM vote_tally_delta ORDER BY seq LIMIT 2)`;
    await holder.query(taken);
    const removing = unitOfWork.run(() => tally.remove([target(1).id], 2, now()));
    const blocked = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await db.source.query<unknown[]>(blocked)).length === 0);
    await holder.commitTransaction();
    await holder.release();
    expect(await removing).toEqual({ gone: [], more: true });
  });

  it('refuses a change outside a unit of work', async () => {
    await expect(tally.add(target(1), one())).rejects.toThrow('unit of work');
    await expect(tally.addAll([])).rejects.toThrow('unit of work');
  });
});
