import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { create } from '@bufbuild/protobuf';
import { SnapshotResponseSchema, topics } from '@seyir/proto';
import { pino } from 'pino';
import { Consumer } from '../../src/events/consumer.js';
import { ProjectionBuilder } from '../../src/events/projection-builder.js';
import { Projections, type Projection } from '../../src/events/projections.js';
import { sweepRows } from '../../src/events/sweep.js';
import { systemClock } from '../../src/time/system-clock.js';
import { LeaseLost } from '../../src/store/leases.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { eventually } from '../../src/testing/eventually.js';
import { kitDatabase, leasesIn, type KitDatabase } from '../store/database.js';
import { memberEvent } from './records.js';

let db: KitDatabase;
let unitOfWork: UnitOfWork;
let consumer: Consumer;
let projections: Projections;
let applied: string[];
beforeAll(async () => {
  db = await kitDatabase();
  await db.source.query(`CREATE TABLE fact (id uuid PRIMARY KEY, version integer NOT NULL)`);
  unitOfWork = new UnitOfWork(db.source);
  const handler = async ({ key, version }: { key: string; version: number }) => {
    applied.push(`${place(key)}@${version}`);
    await unitOfWork.manager.query(
      `INSERT INTO fact VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET version = excluded.version`,
      [key, version],
    );
  };
  const observer = { parked: () => undefined, dead: () => undefined };
  consumer = new Consumer(unitOfWork, () => handler, observer);
  projections = new Projections(unitOfWork, consumer);
});
beforeEach(async () => {
  applied = [];
  await db.source.query(`TRUNCATE fact, inbox, applied_version, parked_event, projection`);
});
afterAll(() => db.close());

const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const place = (id: string) => Number(id.slice(-6));
const event = (n: number, version: number) => memberEvent(key(n), version);
const facts = async () => {
  const rows = await db.source.query<{ id: string; version: number }[]>(`SELECT * FROM fact ORDER BY id`);
  return rows.map(({ id, version }) => `${place(id)}@${version}`);
};
const isBuilt = async (one: Projection) => (await projections.unbuilt([one])).length === 0;
const forever = new AbortController().signal;
const builder = (kept: Projection) =>
  new ProjectionBuilder([kept], projections, leasesIn(db.source), {
    clock: systemClock(),
    logger: pino({ level: 'silent' }),
  });

/** An owner that sends one member per page, at a version; `onPage` runs before each page. */
const owner = (
  members: readonly number[],
  version: number,
  onPage: (page: number) => unknown = () => undefined,
): Projection => ({
  topic: topics.member,
  sweep: sweepRows('fact', 'id'),
  snapshot: async ({ cursor }) => {
    const page = Number(cursor || 0);
    await onPage(page + 1);
    const record = { type: topics.member.message.typeName, key: key(members[page]!), version };
    return create(SnapshotResponseSchema, {
      records: [record],
      nextCursor: page + 1 < members.length ? String(page + 1) : '',
    });
  },
});

it('stops between two pages when its service closes, and later continues there', async () => {
  const closing = new AbortController();
  const asked: number[] = [];
  const members = [1, 2, 3, 4, 5, 6];
  const first = owner(members, 1, (page) => {
    asked.push(page);
    if (page === 3) closing.abort();
  });
  await expect(projections.build(first, closing.signal)).rejects.toThrow();
  expect(asked).toEqual([1, 2, 3]);
  const second = owner(members, 1, (page) => asked.push(page));
  await projections.build(second, forever);
  expect(asked).toEqual(members);
  expect(applied).toEqual(members.map((n) => `${n}@1`));
  expect(await isBuilt(second)).toBe(true);
  await projections.build(second, forever);
  expect(asked).toHaveLength(members.length);
  expect(await db.source.query('SELECT * FROM inbox')).toEqual([]);
});

it('shows the old rows until the owner has sent all again, also at lower versions, and then removes the rest', async () => {
  await projections.build(owner([1, 2, 3, 4], 9), forever);
  const seen: string[][] = [];
  const restored = owner([1, 3, 5], 4, async () => seen.push(await facts()));
  await projections.renew([restored], []);
  await projections.build(restored, forever);
  expect(seen).toEqual([
    ['1@9', '2@9', '3@9', '4@9'],
    ['1@4', '2@9', '3@9', '4@9'],
    ['1@4', '2@9', '3@4', '4@9'],
  ]);
  expect(await facts()).toEqual(['1@4', '3@4', '5@4']);
  await consumer.deliver(event(1, 5));
  expect(await facts()).toEqual(['1@5', '3@4', '5@4']);
});

it('applies and keeps events that arrive during a build', async () => {
  await projections.build(owner([1, 2, 3], 1), forever);
  const again = owner([1, 2], 2, async (page) => {
    if (page === 2) await Promise.all([consumer.deliver(event(2, 3)), consumer.deliver(event(7, 1))]);
  });
  await projections.renew([again], []);
  await projections.build(again, forever);
  expect(await facts()).toEqual(['1@2', '2@3', '7@1']);
});

it('does not remove the rows of parked events', async () => {
  await projections.build(owner([1, 2], 1), forever);
  const again = owner([1], 1, () =>
    db.source.query(
      `INSERT INTO parked_event (event_id, topic, key, type, source, time, version, data)
       VALUES (gen_random_uuid(), $1, $2, 'type', 'source', now(), 2, '')`,
      [topics.member.name, key(2)],
    ),
  );
  await projections.renew([again], []);
  await projections.build(again, forever);
  expect(await facts()).toEqual(['1@1', '2@1']);
});

it('sweeps in steps, and continues at the last one after a kill', async () => {
  await db.source.query(
    `INSERT INTO fact SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 1 FROM generate_series(1, 1000) n`,
  );
  const killed = new AbortController();
  const looked: string[] = [];
  const { snapshot, topic } = owner([500], 2);
  const sweeping = (isLast: () => boolean): Projection => ({
    snapshot,
    topic,
    sweep: async (manager, step) => {
      looked.push(step.after);
      const next = await sweepRows('fact', 'id')(manager, step);
      if (isLast()) killed.abort();
      return next;
    },
  });
  const first = sweeping(() => looked.length === 2);
  await projections.renew([first], []);
  await expect(projections.build(first, killed.signal)).rejects.toThrow();
  await projections.build(
    sweeping(() => false),
    forever,
  );
  expect(looked.map(place)).toEqual([0, 200, 400, 600, 800, 1_000]);
  expect(await facts()).toEqual(['500@2']);
});

it('stops a process that was frozen while another one continued its build', async () => {
  const [reading, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const frozen = owner([1, 2], 1, (page) => {
    if (page !== 1) return undefined;
    reading.resolve();
    return goOn.promise;
  });
  const first = projections.build(frozen, forever);
  await reading.promise;
  await projections.build(owner([1, 2], 1), forever);
  goOn.resolve();
  await expect(first).rejects.toThrow(LeaseLost);
  expect(await isBuilt(frozen)).toBe(true);
});

it('is built by one process, and a running process continues a build whose process died', async () => {
  let asked = 0;
  const projection = owner([1, 2, 3], 1, () => (asked += 1));
  const closing = new AbortController();
  const running = [builder(projection), builder(projection), builder(projection)].map((one) =>
    one.watch(closing.signal),
  );
  await eventually(() => isBuilt(projection), 15_000);
  expect(asked).toBe(3);
  // Like a command that was killed right after its start.
  await projections.renew([projection], []);
  await eventually(() => isBuilt(projection), 15_000);
  expect(asked).toBe(6);
  await builder(projection).rebuild([], forever);
  expect(await isBuilt(projection)).toBe(true);
  expect(asked).toBe(9);
  closing.abort();
  await Promise.all(running);
});

it('deletes parked events of every topic with a handler: they would bring old versions back', async () => {
  const parked = async (topic: string, of: string) =>
    db.source.query(
      `INSERT INTO parked_event (event_id, topic, key, type, source, time, version, data)
       VALUES (gen_random_uuid(), $1, $2, 'type', 'source', now(), 9, '')`,
      [topic, of],
    );
  await parked(topics.comment.name, 'c1');
  await parked(topics.title.name, 't1');
  await projections.renew([], [topics.comment.name]);
  const left = await db.source.query<{ key: string }[]>(`SELECT key FROM parked_event`);
  expect(left).toEqual([{ key: 't1' }]);
});

it('accepts lower versions of a topic without a projection, each event once', async () => {
  await consumer.deliver(event(1, 9));
  await projections.renew([], [topics.member.name]);
  const restored = event(1, 4);
  await consumer.deliver(restored);
  await consumer.deliver(restored);
  await consumer.deliver(event(1, 3));
  expect(applied).toEqual(['1@9', '1@4']);
});
