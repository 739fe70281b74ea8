import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { Relay } from '../../src/events/relay.js';
import { systemClock } from '../../src/time/system-clock.js';
import { connect as connectFirst, createDataSource } from '../../src/store/data-source.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import type { EventBus } from '../../src/ports/event-bus.js';
import { eventually } from '../../src/testing/eventually.js';
import { kitDatabase, leasesIn, type KitDatabase } from './database.js';

let db: KitDatabase;
let url: string;
let source: DataSource;
let unitOfWork: UnitOfWork;
const sockets: Socket[] = [];

/** A proxy in front of the server; data that is sent while it is frozen waits. */
const proxy = createServer((client) => {
  const at = new URL(db.url.replace('@/', '@socket/'));
  const socket = at.searchParams.get('host');
  const server = socket
    ? connect(`${socket}/.s.PGSQL.${at.searchParams.get('port') ?? '5432'}`)
    : connect(Number(at.port), at.hostname);
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    sockets.push(from);
    from.on('error', () => to.destroy());
    from.pipe(to);
    if (frozen) from.pause();
  }
});
let frozen = false;
const freeze = () => {
  frozen = true;
  sockets.forEach((socket) => socket.pause());
};
const thaw = () => {
  frozen = false;
  sockets.forEach((socket) => socket.resume());
};

beforeAll(async () => {
  db = await kitDatabase();
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const through = new URL(db.url.replace('@/', '@socket/'));
  through.host = `127.0.0.1:${port}`;
  through.search = '';
  url = through.href;
  source = await createDataSource(url).initialize();
  unitOfWork = new UnitOfWork(source);
});
afterAll(async () => {
  await source.destroy();
  sockets.forEach((socket) => socket.destroy());
  await new Promise((resolve) => proxy.close(resolve));
  await db.close();
});

const write = (id: string) =>
  unitOfWork.run(() => unitOfWork.manager.query('INSERT INTO note (id) VALUES ($1)', [id]));
const failsWithin = async (work: Promise<unknown>, ms: number) => {
  const started = performance.now();
  await expect(work).rejects.toThrow('timeout');
  expect(performance.now() - started).toBeLessThan(ms);
};

it('reports within 2 s that its server does not answer, before a write and in the middle of one', async () => {
  await write('before');
  freeze();
  await failsWithin(write('lost'), 2_000);
  thaw();
  await eventually(() => write('between').then(() => true));
  const inTheMiddle = unitOfWork.run(async () => {
    await unitOfWork.manager.query(`INSERT INTO note (id) VALUES ('half')`);
    freeze();
    await unitOfWork.manager.query(`INSERT INTO note (id) VALUES ('whole')`);
  });
  await failsWithin(inTheMiddle, 2_000);
  thaw();
  // The interrupted connection does not return to the pool with its open transaction.
  for (let i = 0; i < 6; i += 1) await eventually(() => write(`after ${i}`).then(() => true));
  const rows = await db.source.query<{ id: string }[]>('SELECT id FROM note ORDER BY id');
  expect(rows.map(({ id }) => id)).toEqual(
    [...Array(6).keys()].map((i) => `after ${i}`).concat('before', 'between'),
  );
});

it('reports it within 2 s also with more callers than connections', async () => {
  await write('crowd');
  freeze();
  const asked: Promise<void>[] = [];
  for (let n = 0; n < 40; n += 1) {
    // With and without a transaction: no caller gets a connection that is being abandoned.
    const work = n % 2 === 0 ? write(`crowd ${n}`) : source.query('SELECT id FROM note');
    asked.push(failsWithin(work, 2_000));
    await systemClock().sleep(100);
  }
  await Promise.all(asked);
  thaw();
  await eventually(() => write('crowd after').then(() => true));
  const rows = await db.source.query(`SELECT id FROM note WHERE id LIKE 'crowd%' ORDER BY id`);
  expect(rows).toEqual([{ id: 'crowd' }, { id: 'crowd after' }]);
});

it('a relay stops without waiting for a frozen database', async () => {
  const bus = {
    clusterId: () => Promise.resolve('one'),
    publish: () => Promise.resolve(),
  } as unknown as EventBus;
  // After its first poll it only waits, so no query can time out.
  const looked = Promise.withResolvers<void>();
  const clock = systemClock();
  const waits: typeof clock.sleep = (ms, signal) => {
    looked.resolve();
    return clock.sleep(ms, signal);
  };
  const database = { address: url, leases: leasesIn(source) };
  const relay = new Relay('kit', database, bus, { ...clock, sleep: waits }, { failed: () => undefined });
  relay.start();
  await looked.promise;
  freeze();
  await relay.stop();
  thaw();
});

it('is retried if it does not answer a starting service', async () => {
  freeze();
  const late = createDataSource(url);
  const connecting = connectFirst(late);
  await expect(createDataSource(url).initialize()).rejects.toThrow('timeout');
  thaw();
  await connecting;
  await late.destroy();
});
