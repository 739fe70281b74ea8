import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runInCall, visitor, type Call } from '../../src/rpc/call.js';
import { GoneMembers } from '../../src/store/gone-members.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { kitDatabase, type KitDatabase } from './database.js';

const ayse = 'eeee0000-0000-4000-8000-000000000001';
const bora = 'eeee0000-0000-4000-8000-000000000002';

let db: KitDatabase;
let unitOfWork: UnitOfWork;
let gone: GoneMembers;
beforeAll(async () => {
  db = await kitDatabase();
  unitOfWork = new UnitOfWork(db.source);
  gone = new GoneMembers(unitOfWork);
});
afterAll(() => db.close());

const callOf = (memberId: string | undefined, idempotencyKey?: string): Call => ({
  viewer: memberId === undefined ? visitor : { memberId, roles: ['member'] },
  requestId: 'r',
  requestDigest: 'd',
  ...(idempotencyKey && { idempotencyKey }),
  signal: new AbortController().signal,
  method: 'Notes/write',
});
const write = (call: Call, note: string) =>
  runInCall(call, () =>
    unitOfWork.run(async () => {
      await unitOfWork.manager.query(`INSERT INTO note (id) VALUES ($1)`, [note]);
      return note;
    }),
  );
const notes = async (like: string) =>
  (await db.source.query<{ id: string }[]>(`SELECT id FROM note WHERE id LIKE $1 ORDER BY id`, [like])).map(
    ({ id }) => id,
  );

it('a call of an erased member writes nothing any more, with a key or without one', async () => {
  await write(callOf(ayse), 'before');
  await gone.mark([ayse], new Date());
  await expect(write(callOf(ayse), 'after 1')).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  await expect(write(callOf(ayse, 'key'), 'after 2')).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  // The refused call has claimed no key.
  await expect(write(callOf(ayse, 'key'), 'after 3')).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  expect(await notes('after%')).toEqual([]);
});

it('other members, visitors and the service itself still write', async () => {
  await write(callOf(bora), 'other 1');
  await write(callOf(bora, 'key'), 'other 2');
  await write(callOf(undefined), 'other 3');
  await unitOfWork.run(() => unitOfWork.manager.query(`INSERT INTO note (id) VALUES ('other 4')`));
  expect(await notes('other%')).toHaveLength(4);
});

it("the mark deletes the stored answers of the member's repeated writes", async () => {
  const cem = crypto.randomUUID();
  await write(callOf(cem, 'text'), 'text of cem');
  expect(await write(callOf(cem, 'text'), 'text of cem')).toBe('text of cem');
  await gone.mark([cem], new Date());
  await expect(write(callOf(cem, 'text'), 'text of cem')).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  expect(await db.source.query(`SELECT 1 FROM idempotency WHERE owner = $1`, [cem])).toEqual([]);
});

it('returns the erased ones among many; an invalid id is ignored', async () => {
  await gone.mark([ayse], new Date());
  expect(await gone.among([ayse, bora, 'nobody'])).toEqual(new Set([ayse]));
  expect(await gone.among([])).toEqual(new Set());
});
