import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { prepared } from '../../src/store/prepared.js';
import { kitDatabase, type KitDatabase } from './database.js';

let db: KitDatabase;
beforeAll(async () => {
  db = await kitDatabase();
  await db.source.query(`INSERT INTO note (id) VALUES ('a'), ('b')`);
});
afterAll(() => db.close());

const text = 'SELECT n.* FROM note n WHERE id = $1';

it('is planned once a connection, and answers for each of its values', async () => {
  const runner = db.source.createQueryRunner();
  for (const id of ['a', 'b', 'c', 'a'])
    expect(await prepared(runner.manager, text, [id])).toHaveLength(id === 'c' ? 0 : 1);
  const [known] = await runner.query(`SELECT count(*)::int AS plans FROM pg_prepared_statements`);
  expect(known).toEqual({ plans: 1 });
  await runner.release();
});

it('answers also once a migration has changed what it answers', async () => {
  const runner = db.source.createQueryRunner();
  await prepared(runner.manager, text, ['a']);
  await db.source.query(`ALTER TABLE note ADD COLUMN more text NOT NULL DEFAULT 'x'`);
  expect(await prepared(runner.manager, text, ['a'])).toMatchObject([{ id: 'a', more: 'x' }]);
  await runner.release();
});

it('fails as any statement does', async () => {
  await expect(prepared(db.source.manager, 'SELECT nothing', [])).rejects.toMatchObject({ code: '42703' });
});
