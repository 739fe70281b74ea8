import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { columns } from '../../src/store/columns.js';
import { createDataSource } from '../../src/store/data-source.js';
import { insertMissing } from '../../src/store/repository.js';
import { prepared, statement } from '../../src/store/statement.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { kitDatabase, type KitDatabase } from './database.js';
import { NoteRow } from './notes.js';

let db: KitDatabase;
beforeAll(async () => {
  db = await kitDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.source.query('TRUNCATE note');
  await db.source.query(`INSERT INTO note (id) VALUES ('a'), ('b')`);
});

const byId = 'SELECT n.* FROM note n WHERE id = $1';
interface Note {
  readonly id: string;
}

it.each([
  ['a statement', statement],
  ['a prepared statement', prepared],
])('%s returns rows, the first row, or the number of changed rows', async (_, by) => {
  expect(await by<Note>('SELECT id FROM note ORDER BY id').all(db.source)).toEqual([
    { id: 'a' },
    { id: 'b' },
  ]);
  expect(await by<Note>(byId).first(db.source, ['b'])).toMatchObject({ id: 'b' });
  expect(await by<Note>(byId).first(db.source, ['c'])).toBeUndefined();
  expect(await by('UPDATE note SET writes = writes + 1').run(db.source)).toBe(2);
  const deleted = by<Note>('DELETE FROM note WHERE id = $1 RETURNING id');
  expect(await deleted.all(db.source, ['a'])).toEqual([{ id: 'a' }]);
  expect(await deleted.run(db.source, ['a'])).toBe(0);
});

it.each([
  ['a statement', statement],
  ['a prepared statement', prepared],
])('%s belongs to the running transaction', async (_, by) => {
  const unitOfWork = new UnitOfWork(db.source);
  await expect(
    unitOfWork.run(async () => {
      await by('DELETE FROM note').run(unitOfWork);
      expect(await by<Note>('SELECT id FROM note').all(unitOfWork)).toEqual([]);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await by<Note>('SELECT id FROM note').all(db.source)).toHaveLength(2);
});

it('a prepared statement is planned once per connection, and works for each of its values', async () => {
  const runner = db.source.createQueryRunner();
  const note = prepared<Note>(byId);
  for (const id of ['a', 'b', 'c', 'a'])
    expect(await note.all(runner, [id])).toHaveLength(id === 'c' ? 0 : 1);
  const known = statement<{ plans: number }>(
    `SELECT count(*)::int AS plans FROM pg_prepared_statements WHERE statement = $1`,
  );
  expect(await known.first(runner, [byId])).toEqual({ plans: 1 });
  await runner.release();
});

it('a prepared statement works after a migration has changed its result type', async () => {
  const runner = db.source.createQueryRunner();
  const note = prepared<Note>(byId);
  await note.all(runner, ['a']);
  await db.source.query(`ALTER TABLE note ADD COLUMN more text NOT NULL DEFAULT 'x'`);
  expect(await note.all(runner, ['a'])).toMatchObject([{ id: 'a', more: 'x' }]);
  await runner.release();
  await db.source.query(`ALTER TABLE note DROP COLUMN more`);
});

it.each([
  ['a statement', statement],
  ['a prepared statement', prepared],
])('%s reports the reason of a failure, and its connection returns to the pool', async (_, by) => {
  for (let n = 0; n < 10; n += 1)
    await expect(by('SELECT nothing').run(db.source)).rejects.toMatchObject({
      driverError: { code: '42703' },
    });
  expect(await by<Note>(byId).all(db.source, ['a'])).toHaveLength(1);
});

it('a prepared statement does not run on a released connection', async () => {
  const runner = db.source.createQueryRunner();
  await runner.query('SELECT 1');
  await runner.release();
  await expect(prepared(byId).run(runner, ['a'])).rejects.toThrow('already released');
});

it('columns have the names of their fields', () => {
  expect(columns(NoteRow, 'n', ['id', 'lastRead'])).toBe('n.id AS "id", n.last_read AS "lastRead"');
  expect(columns(NoteRow, 'note')).toBe(
    'note.id AS "id", note.writes AS "writes", note.last_read AS "lastRead"',
  );
});

it('missing rows are inserted and counted, in one statement', async () => {
  const source = await createDataSource(db.address, { entities: [NoteRow] }).initialize();
  await source.query('ALTER TABLE note ADD COLUMN last_read timestamptz');
  expect(await insertMissing(source, NoteRow, [{ id: 'b', writes: 7 }, { id: 'c' }])).toBe(1);
  expect(await insertMissing(source, NoteRow, { id: 'c' })).toBe(0);
  expect(await statement(`SELECT id, writes FROM note ORDER BY id`).all(source)).toEqual([
    { id: 'a', writes: 1 },
    { id: 'b', writes: 1 },
    { id: 'c', writes: 1 },
  ]);
  await source.query('ALTER TABLE note DROP COLUMN last_read');
  await source.destroy();
});
