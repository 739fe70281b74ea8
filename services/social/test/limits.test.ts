import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { problems, memberId, startSocial, titleOf, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

/** How many of these calls succeed; all others must be refused because of a limit. */
const admitted = async (calls: readonly Promise<unknown>[]) => {
  const codes = await Promise.all(calls.map(problems));
  expect(codes.filter((code) => code !== 'OK' && code !== 'LIMIT_REACHED')).toEqual([]);
  return codes.filter((code) => code === 'OK').length;
};
const six = Array.from({ length: 6 }, (_, n) => n);

it('a member owns at most 20 groups, also if several are created at once', async () => {
  const create = (name: string) =>
    running.as(1).createGroup({ fields: { name, description: 'Final geceleri' } });
  for (let n = 0; n < 18; n += 1) await create(`Grup ${n}`);
  expect(await admitted(six.map((n) => create(`Yeni ${n}`)))).toBe(2);
});

it('a member has at most 200 collections, also if several are created at once', async () => {
  const create = (n: number) =>
    running.as(2).createCollection({ name: `Kış ${n}`, entries: [{ titleId: titleOf(1) }] });
  await create(0);
  await running.database.query(
    `INSERT INTO collection SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
     FROM collection c, generate_series(1, 196) WHERE c.owner_id = $1`,
    [memberId(2)],
  );
  expect(await admitted(six.map(create))).toBe(3);
});
