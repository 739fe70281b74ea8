import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DomainError, toRecord, type Viewer } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { AccountsService, CommentsService, topics } from '@seyir/proto';
import { createComments } from '../src/index.js';
import { episode, memberId, startComments, type Running } from './fixtures.js';

const DAY_MS = 86_400_000;
const gone = memberId(5);

let running: Running;
/** The fake ledger of accounts. */
let ledger: () => string[];
let asked: Date[];
beforeAll(async () => {
  running = await startComments();
  running.stopAccounts();
  running.bench.fake(AccountsService, {
    listErased: async ({ since }) => {
      asked.push(new Date(Number(since?.seconds) * 1000));
      return { memberIds: ledger() };
    },
  });
});
afterAll(() => running.close());

const sql = async (text: string, ...parameters: unknown[]) =>
  (await running.database.query<Record<string, unknown>>(text, parameters)).rows;
const livedAgo = (ms: number) =>
  sql(
    `UPDATE ledger_state SET alive_at = $1, compared_at = $1`,
    new Date(running.bench.clock.now().getTime() - ms),
  );
const another = () => createComments({ migrate: true }, running.bench.platform('comments'));
const texts = async () =>
  (await running.visitor.listComments({ target: episode(1) })).comments.map(({ body }) => body);
const as = (n: number): Viewer => ({ memberId: memberId(n), sessionId: `s${n}`, roles: ['member'] });

it('a restored backup with texts of an erased member shows none of them in its first answer', async () => {
  asked = [];
  await running.as(5).postComment({ target: episode(1), body: 'Silinecek' });
  await running.as(6).postComment({ target: episode(1), body: 'Kalacak' });
  await sql(`CREATE TABLE backup AS SELECT * FROM comment`);
  await running.bench.bus.publish([
    toRecord(topics.member, { memberId: gone, version: 2, removed: true }, { id: gone, time: new Date() }),
  ]);
  await eventually(async () => expect(await texts()).toEqual(['Kalacak']));
  await running.service.close();

  await sql(`DELETE FROM gone_member`);
  await sql(`INSERT INTO comment SELECT * FROM backup WHERE author_id = $1`, gone);
  await livedAgo(DAY_MS);
  // Accounts does not answer yet, so the service answers nothing: it does not know who was erased.
  let tries = 0;
  ledger = () => {
    tries += 1;
    if (tries < 3) throw new DomainError('TRY_AGAIN');
    return [gone];
  };
  const service = another();
  const starting = service.start();
  try {
    await eventually(() => tries > 0);
    await expect(running.visitor.listComments({ target: episode(1) })).rejects.toMatchObject({
      code: 'TRY_AGAIN',
    });
    await starting;
    expect(await texts()).not.toContain('Silinecek');
    expect(asked[0]?.getTime()).toBeLessThan(running.bench.clock.now().getTime() - DAY_MS);
    await eventually(async () =>
      expect(await sql(`SELECT 1 FROM comment WHERE author_id = $1`, gone)).toEqual([]),
    );
    const member = running.bench.client(CommentsService, as(5));
    await expect(member.postComment({ target: episode(1), body: 'Geri geldim' })).rejects.toMatchObject({
      code: 'SESSION_ENDED',
    });
  } finally {
    await service.close();
  }
});

it.each([
  ['was in use lately', () => livedAgo(60_000), 'TRY_AGAIN'],
  ['is new', () => sql(`UPDATE ledger_state SET alive_at = NULL, compared_at = NULL`), 'TRY_AGAIN'],
  ['is old, where accounts is of a version without a ledger', () => livedAgo(DAY_MS), 'INTERNAL'],
] as const)('a database that %s does not wait for accounts', async (_, prepare, code) => {
  await prepare();
  ledger = () => {
    throw new DomainError(code);
  };
  const service = another();
  await service.start();
  try {
    expect(await texts()).toContain('Kalacak');
  } finally {
    await service.close();
  }
});

it('a start that waits for the ledger ends on a stop signal', async () => {
  await livedAgo(DAY_MS);
  let tries = 0;
  ledger = () => {
    tries += 1;
    throw new DomainError('TRY_AGAIN');
  };
  const service = another();
  const starting = service.start();
  await eventually(() => tries > 0);
  const ended = expect(starting).rejects.toThrow();
  await service.close();
  await ended;
});

it('a long outage of the ledger makes no database look like a backup', async () => {
  await livedAgo(DAY_MS);
  ledger = () => [];
  const first = another();
  await first.start();
  ledger = () => {
    throw new DomainError('TRY_AGAIN');
  };
  // The hourly comparison fails, and the next start still does not wait.
  running.bench.clock.advance(3_600_000);
  await eventually(async () => {
    const [row] = await sql(`SELECT alive_at > compared_at AS alive FROM ledger_state`);
    expect(row).toEqual({ alive: true });
  });
  await first.close();
  const second = another();
  await second.start();
  await second.close();
});
