import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { topics } from '@seyir/proto';
import { Outbox } from '../../src/events/outbox.js';
import { Relay } from '../../src/events/relay.js';
import { BusAtRest } from '../../src/bus/in-process/bus-at-rest.js';
import { systemClock } from '../../src/time/system-clock.js';
import { systemIds } from '../../src/time/system-ids.js';
import type { EventBus, EventRecord } from '../../src/ports/event-bus.js';
import { Leases, LeaseLost } from '../../src/store/leases.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { eventually } from '../../src/testing/eventually.js';
import { kitDatabase, leasesIn, type KitDatabase } from '../store/database.js';

describe('Relay', () => {
  let db: KitDatabase;
  let unitOfWork: UnitOfWork;
  let sent: EventRecord[];
  let cluster: string;
  let refusals: number;
  let refusal: Error;
  let failures: unknown[];
  const relays: Relay[] = [];

  const bus: EventBus = {
    async publish(records) {
      if (refusals > 0) {
        refusals -= 1;
        throw refusal;
      }
      sent.push(...records);
    },
    subscribe: () => Promise.reject(new Error('not here')),
    clusterId: () => Promise.resolve(cluster),
    close: () => Promise.resolve(),
  };
  const start = (clock = systemClock(), leases = leasesIn(db.source), to = bus): Relay => {
    const relay = new Relay('accounts', { address: db.address, leases }, to, clock, {
      failed: (error) => failures.push(error),
    });
    relay.start();
    relays.push(relay);
    return relay;
  };
  const outbox = (wake: () => void = () => undefined) =>
    new Outbox('accounts', unitOfWork, systemClock(), systemIds(), wake);
  const add = (memberId: string, version = 1, wake?: () => void) =>
    unitOfWork.run(() => outbox(wake).add(topics.member, { memberId, version }));
  const keys = () => sent.map((e) => `${e.key}@${e.version}`);
  const unpublished = async () => {
    const [row] = await db.source.query<{ n: number }[]>(
      'SELECT count(*)::int AS n FROM outbox WHERE published_at IS NULL',
    );
    return row?.n;
  };

  beforeAll(async () => {
    db = await kitDatabase();
    unitOfWork = new UnitOfWork(db.source);
  });
  beforeEach(async () => {
    for (const relay of relays.splice(0)) await relay.stop();
    await db.source.query('TRUNCATE outbox, relay_state');
    sent = [];
    cluster = 'one';
    refusals = 0;
    refusal = new Error('the broker is away');
    failures = [];
  });
  afterAll(async () => {
    for (const relay of relays.splice(0)) await relay.stop();
    await db.close();
  });

  it('sends rows in their sequence and marks them, and nothing of a transaction that fell', async () => {
    await add('a', 1);
    await add('a', 2);
    await expect(
      unitOfWork.run(async () => {
        await outbox().add(topics.member, { memberId: 'undone', version: 1 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    start();
    await eventually(async () => expect(await unpublished()).toBe(0));
    expect(keys()).toEqual(['a@1', 'a@2']);
    expect(sent[0]).toMatchObject({
      topic: 'accounts.member.v1',
      type: 'seyir.accounts.v1.MemberChanged',
      source: 'accounts',
    });
  });

  it('sends each row once when two relays of one database run, and the second takes over from the first', async () => {
    const [first, second] = [start(), start()];
    await eventually(async () => expect([first.active, second.active].filter(Boolean)).toHaveLength(1));
    const wakeBoth = () => {
      first.wake();
      second.wake();
    };
    await Promise.all(Array.from({ length: 50 }, (_, i) => add(`m${i}`, 1, wakeBoth)));
    await eventually(async () => expect(await unpublished()).toBe(0));
    expect(new Set(keys()).size).toBe(50);
    expect(sent).toHaveLength(50);
    const [active, waiting] = first.active ? [first, second] : [second, first];
    await active.stop();
    await eventually(async () => expect(waiting.active).toBe(true));
    await add('after', 1, () => waiting.wake());
    await eventually(async () => expect(keys()).toContain('after@1'));
    expect(keys().filter((k) => k === 'after@1')).toHaveLength(1);
  });

  it('sends at once what another process wrote, before it would look by itself', async () => {
    // Its poll never fires.
    const sleep = (_: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
    const active = start({ ...systemClock(), sleep });
    await eventually(async () => expect(active.active).toBe(true));
    const waiting = start({ ...systemClock(), sleep });
    for (const key of ['first', 'second']) {
      await add(key, 1, () => waiting.wake());
      await eventually(async () => expect(keys()).toContain(`${key}@1`));
    }
    expect(waiting.active).toBe(false);
  });

  it('takes over from a relay that cannot renew its lease, whose marks are then refused', async () => {
    let cut = false;
    const partitioned = new Leases({
      get manager() {
        if (cut) throw new Error('no way to the database');
        return db.source.manager;
      },
    });
    const [sending, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: EventBus = {
      ...bus,
      async publish(records) {
        sending.resolve();
        await goOn.promise;
        await bus.publish(records);
      },
    };
    await add('twice');
    const first = start(systemClock(), partitioned, slow);
    await sending.promise;
    cut = true;
    // The successor's broker accepts nothing, so the rows are still waiting.
    const away: EventBus = { ...bus, publish: () => Promise.reject(new Error('the broker is away')) };
    const second = start(systemClock(), leasesIn(db.source), away);
    let wasActive = true;
    // Released even after a failure, because the relay's stop waits for its batch.
    await eventually(() => second.active, 20_000).finally(() => {
      wasActive = first.active;
      goOn.resolve();
    });
    expect(wasActive).toBe(false);
    await eventually(() => failures.some((error) => error instanceof LeaseLost));
    expect(keys()).toEqual(['twice@1']);
    expect(await unpublished()).toBe(1);
  });

  it('sends the first row of a pause at once, and gathers those that follow it', async () => {
    const begins: number[] = [];
    const counting: EventBus = {
      ...bus,
      publish: (records) => {
        begins.push(performance.now());
        return bus.publish(records);
      },
    };
    const relay = start(systemClock(), leasesIn(db.source), counting);
    await eventually(() => relay.active);
    const began = performance.now();
    for (let n = 0; n < 30; n += 1) await add(`gathered-${n}`, 1, () => relay.wake());
    await eventually(() => sent.length === 30);
    const took = begins.at(-1)! - began;
    expect(begins.length).toBeLessThanOrEqual(2 + took / 40);
    expect(keys()).toEqual(Array.from({ length: 30 }, (_, n) => `gathered-${n}@1`));
  });

  it('keeps rows that the bus refused, in order, until it takes them', async () => {
    refusals = 2;
    start();
    await add('late', 1);
    await add('late', 2);
    await eventually(async () => expect(await unpublished()).toBe(0));
    expect(keys()).toEqual(['late@1', 'late@2']);
  });

  it('waits for the bus of a starting or ending process, and reports no failure', async () => {
    refusal = new BusAtRest('held');
    refusals = 2;
    await add('a', 1);
    start();
    await eventually(() => keys().length === 1);
    expect(failures).toEqual([]);
    refusal = new Error('the broker is away');
    refusals = 1;
    await add('b', 1);
    await eventually(() => keys().length === 2);
    expect(failures).toEqual([refusal]);
  });

  it('sends everything in the outbox again to a bus that came back empty', async () => {
    const relay = start();
    await add('refill', 1);
    await eventually(async () => expect(await unpublished()).toBe(0));
    cluster = 'two';
    await add('refill', 2, () => relay.wake());
    await eventually(async () => expect(keys()).toEqual(['refill@1', 'refill@1', 'refill@2']));
  });

  it('marks a large outbox for resending in chunks that fit into the statement timeout', async () => {
    await db.source.query(`CREATE TABLE bite (rows integer)`);
    await db.source.query(
      `CREATE FUNCTION count_bite() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN INSERT INTO bite SELECT count(*) FROM changed WHERE published_at IS NULL; RETURN NULL; END $$`,
    );
    await db.source.query(
      `CREATE TRIGGER bites AFTER UPDATE ON outbox REFERENCING NEW TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION count_bite()`,
    );
    await db.source.query(
      `INSERT INTO outbox (id, topic, key, type, version, data, time, published_at)
       SELECT gen_random_uuid(), 'accounts.member.v1', 'k' || n, 't', 1, '', to_timestamp(1900000000 + n / 7), now()
       FROM generate_series(1, 5000) n`,
    );
    await db.source.query(`INSERT INTO relay_state (cluster_id) VALUES ('before')`);
    start();
    await eventually(async () => sent.length >= 5_000 && (await unpublished()) === 0, 20_000);
    expect(new Set(keys()).size).toBe(5_000);
    expect(sent).toHaveLength(5_000);
    const [bite] = await db.source.query<{ largest: number }[]>(`SELECT max(rows) AS largest FROM bite`);
    expect(bite?.largest).toBeLessThanOrEqual(2_000);
    await db.source.query(`DROP TRIGGER bites ON outbox`);
  });

  it('refuses events outside a unit of work and topics of other services', async () => {
    await expect(outbox().add(topics.member, { memberId: 'x', version: 1 })).rejects.toThrow('unit of work');
    await expect(
      unitOfWork.run(() => outbox().add(topics.comment, { commentId: 'x', version: 1 })),
    ).rejects.toThrow('only comments may write');
  });
});
