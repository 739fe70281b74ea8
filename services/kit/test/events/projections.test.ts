import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { create } from '@bufbuild/protobuf';
import { SnapshotResponseSchema, topics } from '@seyir/proto';
import { Consumer } from '../../src/events/consumer.js';
import { Projections } from '../../src/events/projections.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { kitDatabase, type KitDatabase } from '../store/database.js';

let db: KitDatabase;
let projections: Projections;
const applied: string[] = [];
beforeAll(async () => {
  db = await kitDatabase();
  const unitOfWork = new UnitOfWork(db.source);
  const handler = async ({ key }: { key: string }) => void applied.push(key);
  const observer = { parked: () => undefined, dead: () => undefined };
  projections = new Projections(unitOfWork, new Consumer(unitOfWork, () => handler, observer));
});
afterAll(() => db.close());

const LAST = 6;
/** Pages of one member each, `1` to `6`; `onPage` runs before each. */
const pages = (onPage: (page: number) => void) => ({
  topic: topics.member,
  clear: () => Promise.resolve(),
  snapshot: async ({ cursor }: { cursor?: string }) => {
    const page = Number(cursor || 0) + 1;
    onPage(page);
    const record = { type: topics.member.message.typeName, key: `m${page}`, version: 1 };
    return create(SnapshotResponseSchema, {
      records: [record],
      nextCursor: page < LAST ? String(page) : '',
    });
  },
});

it('stops between two pages when its service closes, and goes on there', async () => {
  const closing = new AbortController();
  const asked: number[] = [];
  const first = pages((page) => {
    asked.push(page);
    if (page === 3) closing.abort();
  });
  await expect(projections.build(first, closing.signal)).rejects.toThrow();
  expect(asked).toEqual([1, 2, 3]);
  await projections.build(
    pages((page) => asked.push(page)),
    new AbortController().signal,
  );
  expect(asked).toEqual([1, 2, 3, 4, 5, 6]);
  expect(applied).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6']);
  await projections.build(
    pages((page) => asked.push(page)),
    new AbortController().signal,
  );
  expect(asked).toHaveLength(LAST);
});

it('forgets what is parked of every topic that the service hears: its versions would come back', async () => {
  const parked = async (topic: string, key: string) =>
    db.source.query(
      `INSERT INTO parked_event (event_id, topic, key, type, source, time, version, data)
       VALUES (gen_random_uuid(), $1, $2, 'type', 'source', now(), 9, '')`,
      [topic, key],
    );
  await parked(topics.comment.name, 'c1');
  await parked(topics.title.name, 't1');
  await projections.clear([], [topics.comment.name]);
  const left = await db.source.query<{ key: string }[]>(`SELECT key FROM parked_event`);
  expect(left).toEqual([{ key: 't1' }]);
});
