import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDataSource, Tally, UnitOfWork } from '@seyir/kit';
import { testPostgres } from '@seyir/kit/testing';
import { REACTIONS } from '../src/adapters/store/comment-rows.js';
import { migrations } from '../src/adapters/store/migrations/index.js';
import { SqlRecountStore } from '../src/adapters/store/recount-store.js';
import { id, memberId } from './fixtures.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.close());

it('a recount of reactions excludes changes that are not folded yet', async () => {
  const source = await createDataSource(await postgres.createDatabase(), { migrations }).initialize();
  try {
    await source.runMigrations();
    const unitOfWork = new UnitOfWork(source);
    const recounts = new SqlRecountStore(unitOfWork, new Tally(REACTIONS, unitOfWork));
    const target = id('cccc', 1);
    for (const n of [1, 2, 3])
      await source.query(
        `INSERT INTO reaction (target_type, target_id, member_id, reaction) VALUES ('comment', $1, $2, 1)`,
        [target, memberId(n)],
      );
    await source.query(
      `INSERT INTO reaction_tally (target_type, target_id, counts, version, changed_at)
       VALUES ('comment', $1, '{7,0,0,0,0,0}', 4, now())`,
      [target],
    );
    await source.query(
      `INSERT INTO reaction_tally_delta (target_type, target_id, kind, delta) VALUES ('comment', $1, 1, 1)`,
      [target],
    );
    const last = await unitOfWork.run(() => recounts.recountReactions(new Date(0), undefined, 10));
    expect(last).toMatchObject({ type: 'comment', id: target });
    expect(await source.query(`SELECT counts FROM reaction_tally`)).toEqual([{ counts: [2, 0, 0, 0, 0, 0] }]);
  } finally {
    await source.destroy();
  }
});
