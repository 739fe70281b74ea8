import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDataSource } from '@seyir/kit';
import { eventually, testBench, type TestBench } from '@seyir/kit/testing';
import { AccountsService } from '@seyir/proto';
import { createAccounts } from '../src/index.js';
import { aMember, memberId, unlimited } from './fixtures.js';

const DAY_MS = 86_400_000;

let bench: TestBench;
let database: ReturnType<typeof createDataSource>;
const start = async () => {
  const service = createAccounts({ migrate: true, login: unlimited }, bench.platform('accounts'));
  await service.start();
  return service;
};
const importer = () => bench.serviceClient(AccountsService, 'importer');
const comments = () => bench.serviceClient(AccountsService, 'comments');
const copies = async () => {
  const names: string[] = [];
  for await (const name of bench.platform('accounts').blobs.list('erasures/')) names.push(name);
  return names;
};
const rows = (sql: string, ...parameters: unknown[]) =>
  database.query<Record<string, unknown>[]>(sql, parameters);

beforeAll(async () => {
  bench = await testBench();
  const service = await start();
  database = await createDataSource(await bench.databaseUrl('accounts')).initialize();
  await importer().importMembers({ members: [1, 2, 3].map((n) => aMember(n, { demo: n < 3 })) });
  await rows(`CREATE TABLE backup AS SELECT * FROM member WHERE demo`);
  await importer().removeDemoMembers({});
  await eventually(async () => expect(await copies()).toHaveLength(2));
  await service.close();
});
afterAll(async () => {
  await database.destroy();
  await bench.close();
});

it('the ledger contains only ids, and other services read it page by page', async () => {
  const service = await start();
  try {
    expect((await copies()).map((name) => name.split('/').at(-1)).sort()).toEqual([1, 2].map(memberId));
    const { memberIds, nextCursor } = await comments().listErased({});
    expect([memberIds, nextCursor]).toEqual([[1, 2].map(memberId), '']);
    expect(await comments().listErased({ cursor: memberId(1) })).toMatchObject({ memberIds: [memberId(2)] });
    const since = { seconds: BigInt(Math.floor(bench.clock.now().getTime() / 1000) + 60) };
    expect(await comments().listErased({ since })).toMatchObject({ memberIds: [] });
    await expect(comments().listErased({ cursor: 'x' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  } finally {
    await service.close();
  }
});

it('an import does not restore an erased member', async () => {
  const service = await start();
  try {
    expect(await importer().importMembers({ members: [aMember(1), aMember(4)] })).toMatchObject({
      created: 1,
      unchanged: 1,
    });
  } finally {
    await service.close();
  }
});

it('erased members in a restored backup are erased again before the first answer', async () => {
  // Like yesterday's backup: no marks, the members' rows, and yesterday's comparison.
  await rows(`DELETE FROM gone_member`);
  const yesterday = new Date(bench.clock.now().getTime() - DAY_MS);
  await rows(`UPDATE ledger_state SET alive_at = $1, compared_at = $1`, yesterday);
  const away = createAccounts({ migrate: true, login: unlimited }, bench.platform('accounts'));
  await rows(`INSERT INTO member SELECT * FROM backup`);
  await away.start();
  try {
    const { members } = await bench.client(AccountsService).getMembers({ ids: [1, 2, 3].map(memberId) });
    expect(members.map(({ id }) => id)).toEqual([memberId(3)]);
    expect(await rows(`SELECT member_id FROM gone_member ORDER BY 1`)).toEqual(
      [1, 2].map((n) => ({ member_id: memberId(n) })),
    );
  } finally {
    await away.close();
  }
});
