import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { NotificationsService } from '@seyir/proto';
import type { Role } from '../../src/rpc/call.js';
import { relationCells, testBench, type TestBench } from '../../src/testing/index.js';
import { clubRelations, createToy, permissions, type Toy } from './toy-service.js';

const ayse = 'eeee0000-0000-4000-8000-000000000001';

let bench: TestBench;
const toy: Toy = { standing: new Map(), there: new Set(), asked: [], during: () => Promise.resolve() };
beforeAll(async () => {
  bench = await testBench();
  await bench.start(createToy(toy, bench.platform('notifications')));
});
afterAll(() => bench.close());
beforeEach(() => {
  toy.asked.length = 0;
});

const as = (...roles: Role[]) =>
  bench.client(NotificationsService, { memberId: ayse, sessionId: roles.join(), roles });
const clubOf = (relation: (typeof clubRelations)[number], memberId = ayse): string => {
  const club = crypto.randomUUID();
  toy.there.add(club);
  toy.standing.set(`${memberId} ${club}`, relation);
  return club;
};

it.each(
  relationCells(NotificationsService, permissions, clubRelations, async (method, relation, memberId) => {
    const club = clubOf(relation, memberId);
    return method === 'getLetMeKnow' ? { kind: 1, ids: [club] } : { kind: 1, id: club, active: true };
  }),
)('$name', async ({ allowed, refusals, code }) => {
  const refusal = await code(bench);
  if (allowed) expect(refusals).not.toContain(refusal);
  else expect(refusal).toBe(refusals[0]);
});

it('several objects are looked up with one query, and each must be allowed', async () => {
  const ids = [clubOf('member-of'), clubOf('manager')];
  expect(await as('member').getLetMeKnow({ kind: 1, ids })).toMatchObject({ activeIds: ids });
  expect(toy.asked).toEqual([ids]);
  await expect(
    as('member').getLetMeKnow({ kind: 1, ids: [...ids, clubOf('outside')] }),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('a missing object, or one that the viewer must not learn about, is NOT_FOUND', async () => {
  await expect(as('member').setLetMeKnow({ kind: 1, id: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('a call without an object is refused if only a relation would admit it', async () => {
  await expect(as('member').getLetMeKnow({ kind: 1, ids: [] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('relations are not looked up for refused callers, nor if they cannot decide', async () => {
  await expect(bench.client(NotificationsService).getLetMeKnow({ kind: 1, ids: [] })).rejects.toMatchObject({
    code: 'NO_SESSION',
  });
  await as('member').markRead({});
  await as('member').listNotifications({});
  expect(toy.asked).toEqual([]);
});

it('a repeated call gets the first answer although the object is gone', async () => {
  const club = clubOf('manager');
  const options = { idempotencyKey: 'once' };
  const first = await as('member').setLetMeKnow({ kind: 1, id: club, active: true }, options);
  toy.there.delete(club);
  expect(await as('member').setLetMeKnow({ kind: 1, id: club, active: true }, options)).toEqual(first);
  await expect(
    as('member').setLetMeKnow({ kind: 1, id: club, active: false }, options),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
