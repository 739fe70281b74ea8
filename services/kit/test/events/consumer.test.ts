import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Consumer } from '../../src/events/consumer.js';
import { retryDelaysMs } from '../../src/events/parking.js';
import { DomainError } from '../../src/errors/index.js';
import type { EventRecord } from '../../src/ports/event-bus.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { kitDatabase, type KitDatabase } from '../store/database.js';
import { memberEvent } from './records.js';

describe('Consumer', () => {
  let db: KitDatabase;
  let unitOfWork: UnitOfWork;
  let applied: string[];
  let refuse: (event: EventRecord) => Error | undefined;
  const dead: string[] = [];

  const consumer = (uow = unitOfWork) =>
    new Consumer(
      uow,
      () => async (event) => {
        await uow.manager.query('INSERT INTO note (id) VALUES ($1)', [event.id]);
        const error = refuse(event);
        if (error) throw error;
        applied.push(`${event.key}@${event.version}`);
      },
      { parked: () => undefined, dead: (event) => dead.push(event.key) },
    );
  const count = async (table: string, key?: string): Promise<number> => {
    const [row] = await db.source.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM ${table} ${key ? 'WHERE key = $1' : ''}`,
      key ? [key] : [],
    );
    return row?.n ?? 0;
  };

  beforeAll(async () => {
    db = await kitDatabase();
    unitOfWork = new UnitOfWork(db.source);
  });
  afterAll(() => db.close());
  beforeEach(() => {
    applied = [];
    refuse = () => undefined;
  });

  it('applies an event once, however often and by however many processes it is delivered', async () => {
    const event = memberEvent('twice', 1);
    await Promise.all(Array.from({ length: 8 }, () => consumer().deliver(event)));
    expect(applied).toEqual(['twice@1']);
  });

  it('knows an event by its id and time, also once its versions are forgotten', async () => {
    const event = memberEvent('remembered', 1);
    await consumer().deliver(event);
    await db.source.query(`DELETE FROM applied_version WHERE key = 'remembered'`);
    await consumer().deliver(event);
    expect(applied).toEqual(['remembered@1']);
    expect(await count('parked_event', 'remembered')).toBe(0);
  });

  it('skips a version that is older than the one applied', async () => {
    const [first, second] = [memberEvent('order', 1), memberEvent('order', 2)];
    await consumer().deliver(second);
    await consumer().deliver(first);
    expect(applied).toEqual(['order@2']);
  });

  it('takes many at once: each applied once, older versions skipped, and one that fails parked alone', async () => {
    const many = Array.from({ length: 120 }, (_, n) => memberEvent(`many-${n}`, 2));
    await consumer().deliver(many[3]!);
    await consumer().deliver(memberEvent('many-4', 3));
    applied = [];
    refuse = (event) => (event.key === 'many-60' ? new DomainError('INTERNAL') : undefined);
    const notes = await count('note');
    await Promise.all([consumer().fill(many), consumer().fill(many.toReversed())]);
    const kept = many.filter((_, n) => ![3, 4, 60].includes(n));
    expect(await count('note')).toBe(notes + kept.length);
    expect([...new Set(applied)].toSorted()).toEqual(kept.map(({ key }) => `${key}@2`).toSorted());
    expect(await count('parked_event', 'many-60')).toBe(1);
    refuse = () => undefined;
    await consumer().fill([memberEvent('many-60', 3), memberEvent('many-61', 3)]);
    expect(applied.slice(-1)).toEqual(['many-61@3']);
    expect(await count('parked_event', 'many-60')).toBe(2);
    const later = new Date(Date.now() + retryDelaysMs[0] + 50);
    await consumer().retryParked(later);
    await consumer().retryParked(later);
    expect(applied.slice(-2)).toEqual(['many-60@2', 'many-60@3']);
  });

  it('applies events that arrive together in few transactions, and settles each on its own', async () => {
    refuse = (event) => (event.key === 'crowd-7' ? new DomainError('INTERNAL') : undefined);
    const transactions = new Set<string>();
    const one = new Consumer(
      unitOfWork,
      () => async (event) => {
        const error = refuse(event);
        if (error) throw error;
        const [row] = await unitOfWork.manager.query<{ x: string }[]>(`SELECT txid_current()::text AS x`);
        transactions.add(row?.x ?? '');
        applied.push(`${event.key}@${event.version}`);
      },
      { parked: () => undefined, dead: () => undefined },
    );
    await Promise.all(Array.from({ length: 100 }, (_, n) => one.deliver(memberEvent(`crowd-${n}`, 1))));
    // A few batches first, and then each event of the failed batch on its own.
    expect(transactions.size).toBeLessThan(60);
    expect(applied.filter((key) => key.startsWith('crowd')).length).toBeGreaterThanOrEqual(99);
    expect(await count('parked_event', 'crowd-7')).toBe(1);
    await db.source.query(`DELETE FROM parked_event WHERE key = 'crowd-7'`);
  });

  it('gives an event that needs its own transaction one, whatever else is waiting', async () => {
    const running: number[] = [];
    let open = 0;
    const one = new Consumer(
      unitOfWork,
      () => async () => {
        running.push(
          Number((await unitOfWork.manager.query<{ x: string }[]>(`SELECT txid_current()::text AS x`))[0]?.x),
        );
        open += 1;
      },
      { parked: () => undefined, dead: () => undefined },
      () => ({ alone: true }),
    );
    await Promise.all(Array.from({ length: 12 }, (_, n) => one.deliver(memberEvent(`alone-${n}`, 1))));
    expect(open).toBe(12);
    expect(new Set(running).size).toBe(12);
  });

  it('applies an event of a kind that stands alone in a transaction of its own', async () => {
    const transactions = new Map<string, string>();
    const one = new Consumer(
      unitOfWork,
      () => async (event) => {
        const [row] = await unitOfWork.manager.query<{ x: string }[]>(`SELECT txid_current()::text AS x`);
        transactions.set(event.key, row?.x ?? '');
      },
      { parked: () => undefined, dead: () => undefined },
      (type) => ({ alone: type === 'alone' }),
    );
    const together = [memberEvent('first', 1), memberEvent('second', 1)];
    const alone = { ...memberEvent('apart', 1), type: 'alone' };
    await Promise.all([...together, alone].map((event) => one.deliver(event)));
    expect(transactions.get('second')).toBe(transactions.get('first'));
    expect(transactions.get('apart')).not.toBe(transactions.get('first'));
  });

  it('hands all events of a type that takes many to one call, and delivers them one by one if it fails', async () => {
    const calls: string[][] = [];
    const take = async (events: readonly EventRecord[]) => {
      calls.push(events.map(({ key }) => key));
      for (const { id } of events) await unitOfWork.manager.query('INSERT INTO note (id) VALUES ($1)', [id]);
      if (events.some(({ key }) => key === 'm-3')) throw new DomainError('INTERNAL');
    };
    const one = new Consumer(
      unitOfWork,
      () => (event) => take([event]),
      { parked: () => undefined, dead: () => undefined },
      (type) => (type === 'many' ? { many: take } : {}),
    );
    const many = (key: string) => ({ ...memberEvent(key, 1), type: 'many' });
    const notes = await count('note');
    await Promise.all(
      [memberEvent('m-0', 1), many('m-1'), many('m-2'), memberEvent('m-9', 1)].map((e) => one.deliver(e)),
    );
    expect(calls.toSorted()).toEqual([['m-0'], ['m-1', 'm-2'], ['m-9']]);
    calls.length = 0;
    await Promise.all(['m-3', 'm-4', 'm-5'].map((key) => one.deliver(many(key))));
    expect(calls.toSorted()).toEqual([['m-3'], ['m-3', 'm-4', 'm-5'], ['m-4'], ['m-5']]);
    expect([await count('note'), await count('parked_event', 'm-3')]).toEqual([notes + 6, 1]);
    await db.source.query(`DELETE FROM parked_event WHERE key = 'm-3'`);
  });

  it('touches no database for an event that does not concern the service, and hands it to nobody', async () => {
    const closed = new UnitOfWork(db.source);
    closed.run = () => Promise.reject(new Error('touched'));
    const observer = { parked: () => undefined, dead: () => undefined };
    const concerns = ({ key }: EventRecord) => key !== 'foreign';
    const silent = new Consumer(
      closed,
      () => () => Promise.resolve(),
      observer,
      () => ({ concerns }),
    );
    await silent.deliver(memberEvent('foreign', 1));
    await expect(silent.deliver(memberEvent('own', 1))).rejects.toThrow('touched');
    const heard: string[] = [];
    const filling = new Consumer(
      unitOfWork,
      () =>
        async ({ key }) =>
          void heard.push(key),
      observer,
      () => ({ concerns }),
    );
    await filling.fill([memberEvent('foreign', 2), memberEvent('filled', 1)]);
    expect(heard).toEqual(['filled']);
    // The version of a record is noted all the same: a sweep must know that its owner still has it.
    expect(await count('applied_version', 'foreign')).toBe(1);
  });

  it('hands an event that cannot be examined to its handler, whose failure parks it', async () => {
    const fails = () => {
      throw new Error('not readable');
    };
    const one = new Consumer(
      unitOfWork,
      () => async () => fails(),
      { parked: () => undefined, dead: () => undefined },
      () => ({ concerns: fails }),
    );
    await one.deliver(memberEvent('unreadable', 1));
    expect(await count('parked_event', 'unreadable')).toBe(1);
    await db.source.query(`DELETE FROM parked_event WHERE key = 'unreadable'`);
  });

  it('parks a failing event without any effect, and the later events of its key behind it, but no others', async () => {
    refuse = (event) =>
      event.key === 'sick' && event.version === 1 ? new DomainError('INTERNAL') : undefined;
    const notes = await count('note');
    for (const event of [memberEvent('sick', 1), memberEvent('sick', 2), memberEvent('well', 1)])
      await consumer().deliver(event);
    expect(applied).toEqual(['well@1']);
    expect(await count('parked_event', 'sick')).toBe(2);
    expect(await count('note')).toBe(notes + 1);
    refuse = () => undefined;
    const later = new Date(Date.now() + retryDelaysMs[0] + 50);
    await consumer().retryParked(later);
    await consumer().retryParked(later);
    expect(applied).toEqual(['well@1', 'sick@1', 'sick@2']);
    expect(await count('parked_event', 'sick')).toBe(0);
  });

  it('gives a poison event up after five tries, and its key goes on', async () => {
    refuse = (event) => (event.version === 1 ? new DomainError('INTERNAL', { reason: 'poison' }) : undefined);
    await consumer().deliver(memberEvent('poison', 1));
    await consumer().deliver(memberEvent('poison', 2));
    let now = Date.now();
    for (const delay of [...retryDelaysMs, 0]) {
      now += delay + 50;
      await consumer().retryParked(new Date(now));
    }
    expect(dead).toEqual(['poison']);
    expect(await count('dead_letter', 'poison')).toBe(1);
    expect(applied).toEqual(['poison@2']);
  });

  it('never gives an event up because a disk is full, however long the disk stays full', async () => {
    const full = Object.assign(new Error('could not extend file'), { code: '53100' });
    refuse = (event) => (event.key === 'full' ? full : undefined);
    await expect(consumer().deliver(memberEvent('full', 1))).rejects.toBe(full);
    expect(await count('parked_event', 'full')).toBe(0);
    refuse = (event) => (event.key === 'full' ? new DomainError('INTERNAL') : undefined);
    await consumer().deliver(memberEvent('full', 1));
    refuse = (event) => (event.key === 'full' ? full : undefined);
    let now = Date.now();
    for (const delay of [...retryDelaysMs, 0, 0, 0]) {
      now += delay + 50;
      await consumer().retryParked(new Date(now));
    }
    expect(dead).not.toContain('full');
    refuse = () => undefined;
    await consumer().retryParked(new Date(now));
    expect(applied).toEqual(['full@1']);
  });

  it('parks an event whose statements take too long, and says why', async () => {
    const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    refuse = (event) => (event.key === 'slow' ? slow : undefined);
    await consumer().deliver(memberEvent('slow', 1));
    const rows = await db.source.query<{ error: string }[]>(
      `SELECT error FROM parked_event WHERE key = 'slow'`,
    );
    expect(rows).toEqual([{ error: String(slow) }]);
  });

  it('rejects while its database does not answer, so that the bus delivers again', async () => {
    const gone = await kitDatabase();
    const lost = new UnitOfWork(gone.source);
    await gone.close();
    await expect(consumer(lost).deliver(memberEvent('away', 1))).rejects.toThrow();
    expect(applied).toEqual([]);
  });
});
