import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { NotificationsService } from '@seyir/proto';
import pg from 'pg';
import { DomainError } from '../../src/errors/index.js';
import type { Role } from '../../src/rpc/call.js';
import { testBench, walkAudit, type TestBench } from '../../src/testing/index.js';
import { createToy, permissions, type Toy } from './toy-service.js';

const ayse = 'eeee0000-0000-4000-8000-000000000001';
const calm = () => Promise.resolve();

let bench: TestBench;
let database: pg.Client;
const toy: Toy = { standing: new Map(), there: new Set(), asked: [], during: calm };
beforeAll(async () => {
  bench = await testBench();
  await bench.start(createToy(toy, bench.platform('notifications')));
  database = new pg.Client({ connectionString: await bench.databaseUrl('notifications') });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await bench.close();
});
afterEach(() => {
  toy.during = calm;
});

const as = (...roles: Role[]) =>
  bench.client(NotificationsService, { memberId: ayse, sessionId: roles.join(), roles });
const moderator = () => as('member', 'moderator');
const club = (): string => {
  const id = crypto.randomUUID();
  toy.there.add(id);
  return id;
};
const rowsOf = async (requestId: string) =>
  (await database.query(`SELECT * FROM audit WHERE request_id = $1 ORDER BY seq`, [requestId])).rows;
const notes = async (text: string) =>
  (await database.query(`SELECT 1 FROM note WHERE text = $1`, [text])).rows.length;

it('every operation that the table allows only to staff leaves a row', async () => {
  const { walked, unaudited } = await walkAudit(bench, NotificationsService, permissions, async () => ({
    kind: 1,
    id: club(),
  }));
  expect(walked).toEqual(['getActivity as moderator, any', 'setLetMeKnow as moderator, outside']);
  expect(unaudited).toEqual([]);
});

it('a row names actor, roles, operation, object, outcome and request', async () => {
  const id = club();
  await moderator().setLetMeKnow({ kind: 1, id, active: true }, { requestId: 'r1' });
  expect(await rowsOf('r1')).toMatchObject([
    {
      actor_id: ayse,
      roles: ['member', 'moderator'],
      operation: 'NotificationsService/setLetMeKnow',
      object_kind: 'club',
      object_ids: [id],
      outcome: 'OK',
      at: expect.any(Date),
    },
  ]);
});

it('a failed operation leaves its code and no effect', async () => {
  const id = club();
  toy.during = () => Promise.reject(new DomainError('CONFLICT'));
  await expect(moderator().setLetMeKnow({ kind: 1, id }, { requestId: 'r2' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect([await notes(id), (await rowsOf('r2')).map(({ outcome }) => outcome)]).toEqual([0, ['CONFLICT']]);
});

it('an operation that plain members may do, or that is refused, leaves no row', async () => {
  const id = club();
  toy.standing.set(`${ayse} ${id}`, 'manager');
  await moderator().setLetMeKnow({ kind: 1, id }, { requestId: 'r3' });
  await moderator().markRead({}, { requestId: 'r3' });
  await as('member', 'editor')
    .getActivity({}, { requestId: 'r3' })
    .catch(() => undefined);
  expect(await rowsOf('r3')).toEqual([]);
});

it('a staff operation has no effect and no answer if the row cannot be written', async () => {
  const id = club();
  await database.query(`ALTER TABLE audit RENAME TO elsewhere`);
  try {
    await expect(moderator().setLetMeKnow({ kind: 1, id })).rejects.toMatchObject({ code: 'INTERNAL' });
    await expect(moderator().getActivity({})).rejects.toMatchObject({ code: 'INTERNAL' });
  } finally {
    await database.query(`ALTER TABLE elsewhere RENAME TO audit`);
  }
  expect(await notes(id)).toBe(0);
});

it('rows cannot be changed, and can be deleted only after two years', async () => {
  await database.query(
    `INSERT INTO audit (at, actor_id, roles, operation, object_ids, outcome, request_id)
     SELECT now() - days * interval '1 day', $1, '{admin}', 'old', '{}', 'OK', 'old' FROM unnest($2::int[]) days`,
    [ayse, [729, 731]],
  );
  await expect(database.query(`UPDATE audit SET outcome = 'OK'`)).rejects.toThrow('only added');
  await expect(database.query(`DELETE FROM audit WHERE request_id = 'old'`)).rejects.toThrow('only added');
  await database.query(`DELETE FROM audit WHERE at < now() - interval '730 days'`);
  expect(await rowsOf('old')).toHaveLength(1);
});
