import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { kitDatabase, type KitDatabase } from '../store/database.js';

let db: KitDatabase;
beforeAll(async () => {
  db = await kitDatabase();
  await db.source.query(`CREATE TABLE grain (id integer PRIMARY KEY, heap integer NOT NULL, weight integer)`);
  await db.source.query(`INSERT INTO grain SELECT n, n % 7, n FROM generate_series(1, 20000) AS n`);
  await db.source.query(`CREATE INDEX grain_heap ON grain (heap, id)`);
  await db.source.query(`ANALYZE grain`);
});
afterAll(() => db.close());

const explain = (text: string, values: unknown[] = []) =>
  explainStatements(['grain'], () => db.source.query(text, values));

it('a page after a key is within the budget, a page that skips rows is not', async () => {
  const [byKey] = await explain(
    `SELECT * FROM grain WHERE heap = 3 AND id > $1 ORDER BY id LIMIT 20`,
    [19_000],
  );
  expect(byKey!.rowsAnswered).toBe(20);
  expect(isBeyondBudget(byKey!)).toBe(false);
  const [byNumber] = await explain(`SELECT * FROM grain WHERE heap = 3 ORDER BY id LIMIT 20 OFFSET 2700`);
  expect(byNumber!.rowsAnswered).toBe(20);
  expect(isBeyondBudget(byNumber!)).toBe(true);
});

it('counts rows that a filter removes as read', async () => {
  const [scan] = await explain(`SELECT * FROM grain WHERE weight = $1`, [5]);
  expect(scan).toMatchObject({ rowsAnswered: 1, rowsRead: 20_000 });
});

it('counts look-ups without a result as read', async () => {
  const [lookUps] = await explain(
    `SELECT g.id FROM generate_series(30001, 30700) AS n CROSS JOIN LATERAL (
       SELECT id FROM grain WHERE grain.id = n OFFSET 0) g`,
  );
  expect(lookUps).toMatchObject({ rowsAnswered: 0, rowsRead: 700 });
  expect(isBeyondBudget(lookUps!)).toBe(true);
});

it('explains a write in its own transaction, and runs it once', async () => {
  const statements = await explainStatements(['grain'], () =>
    db.source.transaction(async (manager) => {
      await manager.query(`INSERT INTO grain VALUES (50000, 1, 1)`);
      await manager.query(`UPDATE grain SET weight = weight + 1 WHERE id = 50000`);
    }),
  );
  expect(statements.map(({ text }) => text.slice(0, 6))).toEqual(['INSERT', 'UPDATE']);
  expect(await db.source.query(`SELECT weight FROM grain WHERE id = 50000`)).toEqual([{ weight: 2 }]);
});

it('ignores statements on other tables and later statements', async () => {
  expect(await explainStatements(['grain'], () => db.source.query(`SELECT * FROM note`))).toEqual([]);
  expect(await db.source.query(`SELECT id FROM grain WHERE id = 1`)).toEqual([{ id: 1 }]);
});

it('a failing statement fails with its own error', async () => {
  await expect(explain(`SELECT nothing FROM grain`)).rejects.toMatchObject({ code: '42703' });
});
