import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Role } from '@seyir/kit';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { NotificationsService } from '@seyir/proto';
import pg from 'pg';
import { memberId, startNotifications, type Running } from './fixtures.js';

let running: Running;
let database: pg.Pool;
beforeAll(async () => {
  running = await startNotifications();
  database = new pg.Pool({ connectionString: await running.bench.databaseUrl('notifications'), max: 1 });
  database.on('error', () => undefined);
  // 20,000 rows of two members, ten at each moment; every hundredth is a rare operation.
  await database.query(
    `INSERT INTO audit (at, actor_id, roles, operation, object_kind, object_ids, outcome, request_id)
     SELECT now() - (n / 10) * interval '1 second' - interval '1 hour', CASE WHEN n % 2 = 0 THEN $1 ELSE $2 END::uuid, '{member,moderator}',
       CASE WHEN n % 100 = 0 THEN 'CommentsService/closeCase' ELSE 'CommentsService/listCases' END, 'case', ARRAY[n::text], 'OK', n::text
     FROM generate_series(1, 20000) n`,
    [memberId(1), memberId(2)],
  );
  await database.query('ANALYZE audit');
});
afterAll(async () => {
  await database.end();
  await running.close();
});

const as = (...roles: Role[]) =>
  running.bench.client(NotificationsService, { memberId: memberId(3), sessionId: 's', roles });
const admin = () => as('member', 'admin');
const idsOf = (rows: readonly { readonly objectIds: readonly string[] }[]) =>
  rows.map(({ objectIds: [id] }) => Number(id));
const filled = { actorId: memberId(1), operation: 'CommentsService/closeCase' };

it('admins read the last actions first, and their own reading is recorded too', async () => {
  await admin().listAudit({});
  const { rows } = await admin().listAudit({ limit: 3 });
  expect(rows[0]).toMatchObject({
    actorId: memberId(3),
    roles: ['member', 'admin'],
    operation: 'NotificationsService/listAudit',
    objectKind: 'audit',
    objectIds: [],
    outcome: 'OK',
  });
  expect(Number(rows[0]!.atMicros / 1_000n)).toBeGreaterThan(Date.now() - 60_000);
});

it('is filtered by member and operation, and read page by page without a gap at rows of one moment', async () => {
  const wanted = Array.from({ length: 200 }, (_, n) => (n + 1) * 100);
  const read: number[] = [];
  let place = {};
  for (;;) {
    const { rows } = await admin().listAudit({ ...filled, ...place, limit: 7 });
    read.push(...idsOf(rows));
    const last = rows.at(-1);
    if (!last) break;
    place = { beforeMicros: last.atMicros, beforeSeq: last.seq };
  }
  expect(read).toEqual(wanted);
  const { rows } = await admin().listAudit({ actorId: memberId(2), limit: 12 });
  const second = { beforeMicros: rows[5]!.atMicros, beforeSeq: rows[5]!.seq };
  const next = await admin().listAudit({ actorId: memberId(2), ...second, limit: 6 });
  expect(next.rows.map(({ seq }) => seq)).toEqual(rows.slice(6).map(({ seq }) => seq));
});

it('is refused to everyone else, and for a wrong member or a long page', async () => {
  const code = (call: Promise<unknown>) =>
    call.then(
      () => 'OK',
      (error: { code: string }) => error.code,
    );
  expect(await code(as('member', 'moderator').listAudit({}))).toBe('FORBIDDEN');
  expect(await code(as('member', 'editor').listAudit({}))).toBe('FORBIDDEN');
  expect(await code(admin().listAudit({ actorId: 'x' }))).toBe('BAD_INPUT');
  expect(await code(admin().listAudit({ limit: 101 }))).toBe('BAD_INPUT');
});

it('reads no more rows as the audit becomes longer', async () => {
  const statements = await explainStatements(['FROM audit'], async () => {
    await admin().listAudit({});
    await admin().listAudit({ actorId: memberId(1) });
    await admin().listAudit({ operation: 'CommentsService/closeCase' });
    await admin().listAudit(filled);
  });
  expect(statements).toHaveLength(4);
  expect(statements.filter(isBeyondBudget)).toEqual([]);
});
