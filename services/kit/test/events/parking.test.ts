import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '../../src/errors/index.js';
import { Consumer } from '../../src/events/consumer.js';
import { Parking, retryDelaysMs } from '../../src/events/parking.js';
import type { EventRecord } from '../../src/ports/event-bus.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { explainStatements } from '../../src/testing/explain.js';
import { kitDatabase, type KitDatabase } from '../store/database.js';
import { memberEvent } from './records.js';

describe('Parking', () => {
  let db: KitDatabase;
  let unitOfWork: UnitOfWork;
  let parking: Parking;
  let applied: string[];
  let fail: ((event: EventRecord) => unknown) | undefined;

  const consumer = () =>
    new Consumer(
      unitOfWork,
      () => async (event) => {
        const error = fail?.(event);
        if (error) throw error as Error;
        applied.push(`${event.key}@${event.version}`);
      },
      { parked: () => undefined, dead: () => undefined },
    );
  const soon = () => new Date(Date.now() + retryDelaysMs[0] + 50);
  const heads = async (key: string) =>
    (
      await db.source.query<{ version: number }[]>(
        `SELECT version FROM parked_event WHERE key = $1 AND head ORDER BY seq`,
        [key],
      )
    ).map(({ version }) => version);

  beforeAll(async () => {
    db = await kitDatabase();
    unitOfWork = new UnitOfWork(db.source);
    parking = new Parking(unitOfWork);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    applied = [];
    fail = undefined;
    await db.source.query(`TRUNCATE parked_event, dead_letter`);
  });

  it('keeps one head for each key, also where many park at once', async () => {
    const error = new Error('sick');
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => parking.park(memberEvent(`k${n % 2}`, n + 1), error)),
    );
    const rows = await db.source.query<{ key: string; heads: number; all: number }[]>(
      `SELECT key, count(*) FILTER (WHERE head)::int AS heads, count(*)::int AS all FROM parked_event GROUP BY key ORDER BY key`,
    );
    expect(rows).toEqual([
      { key: 'k0', heads: 1, all: 6 },
      { key: 'k1', heads: 1, all: 6 },
    ]);
  });

  it('hands the head on when an event is applied and when it is buried', async () => {
    for (const version of [1, 2, 3]) await parking.park(memberEvent('chain', version), new Error('sick'));
    expect(await heads('chain')).toEqual([1]);
    const [first] = await parking.due(soon());
    await parking.release(first!);
    expect(await heads('chain')).toEqual([2]);
    const [second] = await parking.due(soon());
    await parking.bury(second!, new Error('poison'));
    expect(await heads('chain')).toEqual([3]);
  });

  it('retries events in order that a replica of the previous release has parked, each as a head', async () => {
    for (const version of [1, 2, 3]) await parking.park(memberEvent('old', version), new Error('sick'));
    await db.source.query(`UPDATE parked_event SET head = true, next_at = now() - seq * interval '1 s'`);
    for (let round = 0; round < 3; round += 1) await consumer().retryParked(soon());
    expect(applied).toEqual(['old@1', 'old@2', 'old@3']);
  });

  it('gives a key without a head a new one after an older replica has removed it', async () => {
    for (const version of [1, 2, 3]) await parking.park(memberEvent('headless', version), new Error('sick'));
    await db.source.query(`DELETE FROM parked_event WHERE key = 'headless' AND head`);
    expect(await heads('headless')).toEqual([]);
    await consumer().healParked();
    expect(await heads('headless')).toEqual([2]);
  });

  it('looks for keys without a head some at a time, and reads one row of each key', async () => {
    await db.source.query(
      `INSERT INTO parked_event (event_id, topic, key, type, source, time, version, data, head, next_at)
       SELECT gen_random_uuid(), 'accounts.member.v1', 'h' || lpad((n % 7)::text, 2, '0'), 't', 's', now(), n, '', false, now()
       FROM generate_series(1, 7000) n`,
    );
    await db.source.query(`ANALYZE parked_event`);
    const headless = async () => {
      const [row] = await db.source.query<{ n: number }[]>(
        `SELECT count(*)::int AS n FROM (
           SELECT 1 FROM parked_event WHERE key LIKE 'h__' GROUP BY key HAVING NOT bool_or(head)) k`,
      );
      return row?.n;
    };
    let to: Awaited<ReturnType<typeof parking.healHeads>>;
    const read = await explainStatements(['parked_event'], async () => (to = await parking.healHeads(to, 3)));
    expect(read.map(({ rowsRead }) => rowsRead)).toEqual([expect.any(Number)]);
    expect(read[0]!.rowsRead).toBeLessThan(20);
    expect(await headless()).toBe(4);
    to = await parking.healHeads(to, 3);
    expect(await headless()).toBe(1);
    expect(await parking.healHeads(to, 3)).toBeUndefined();
    expect(await headless()).toBe(0);
    await db.source.query(`DELETE FROM parked_event`);
  });

  it('finds due heads by an index, however many events are parked behind them', async () => {
    await db.source.query(
      `INSERT INTO parked_event (event_id, topic, key, type, source, time, version, data, head, next_at)
       SELECT gen_random_uuid(), 'accounts.member.v1', 'k' || n % 50, 't', 's', now(), n, '', n <= 50, now()
       FROM generate_series(1, 30000) n`,
    );
    await db.source.query(`ANALYZE parked_event`);
    const plan = await db.source.query<{ 'QUERY PLAN': [{ Plan: { 'Actual Rows': number } }] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON)
       SELECT * FROM parked_event WHERE head AND next_at <= now() ORDER BY next_at, seq LIMIT 100`,
    );
    expect(JSON.stringify(plan)).toContain('parked_event_due');
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  });

  it.each([
    ['a connection that was refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['a server that shuts down', Object.assign(new Error('terminating'), { code: '57P01' })],
    ['a server that does not answer', new Error('Query read timeout')],
    ['a peer that is away', new DomainError('TRY_AGAIN')],
  ])('parks nothing on an outage: %s', async (name, error) => {
    fail = () => error;
    const [one, other] = [memberEvent(`one ${name}`, 1), memberEvent(`other ${name}`, 1)];
    await expect(consumer().fill([one, other])).rejects.toBe(error);
    const [row] = await db.source.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM parked_event`);
    expect(row?.n).toBe(0);
    fail = undefined;
    await consumer().fill([one, other]);
    expect(applied).toEqual([`one ${name}@1`, `other ${name}@1`]);
  });

  it('keeps the tries of a parked event while its database or a peer is away', async () => {
    await parking.park(memberEvent('patient', 1), new Error('sick'));
    fail = () => new DomainError('TRY_AGAIN');
    await consumer().retryParked(soon());
    const rows = await db.source.query(`SELECT attempts FROM parked_event WHERE key = 'patient'`);
    expect(rows).toEqual([{ attempts: 0 }]);
  });
});
