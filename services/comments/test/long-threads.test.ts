import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { newestFirst, oldestFirst } from '../src/app/page.js';
import { episode, id, memberId, startComments, type Running } from './fixtures.js';

const COMMENTS = 30_000;
const REPLIES = 8_000;
/** Three comments share each time, and the times differ by less than a millisecond. */
const TIME = `timestamptz '2026-01-01 00:00:00+00' + (n / 3) * interval '300 microseconds'`;
const idOf = (prefix: string) =>
  `('${prefix.padEnd(8, '0')}-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;

const long = episode(1);
const short = episode(2);
/** A thread whose comments lie together in the table, so that reading all of it is cheap for PostgreSQL. */
const dense = episode(3);
const DENSE = 2_400;
const answered = id('cccc', 1);

let running: Running;
beforeAll(async () => {
  running = await startComments();
  await running.database.query(
    `INSERT INTO comment (id, target_kind, target_id, author_id, body, posted_at, silent, demo, changed_at)
     SELECT ${idOf('cccc')}, $1, CASE WHEN n % 15 = 0 THEN $3::uuid ELSE $2::uuid END, $4, 'Yorum ' || n, ${TIME},
       true, false, now()
     FROM generate_series(1, ${COMMENTS}) AS n`,
    [long.kind, long.id, short.id, memberId(1)],
  );
  await running.database.query(
    `INSERT INTO comment (id, target_kind, target_id, author_id, body, posted_at, silent, demo, changed_at)
     SELECT ${idOf('ffff')}, $1, $2, $3, 'Sık ' || n, ${TIME}, true, false, now() FROM generate_series(1, ${DENSE}) AS n`,
    [dense.kind, dense.id, memberId(1)],
  );
  await running.database.query(
    `INSERT INTO comment (id, target_kind, target_id, root_id, reply_to_id, reply_to_author_id, author_id, body, posted_at,
       silent, demo, changed_at)
     SELECT ${idOf('dddd')}, $1, $2, $3, $3, $4, $4, 'Yanıt ' || n, ${TIME}, true, false, now()
     FROM generate_series(1, ${REPLIES}) AS n`,
    [long.kind, long.id, answered, memberId(1)],
  );
  await running.database.query(
    `INSERT INTO thread SELECT target_kind, target_id, count(*) FILTER (WHERE root_id IS NULL),
       count(*) FILTER (WHERE root_id IS NOT NULL) FROM comment GROUP BY target_kind, target_id`,
  );
  await running.database.query(`UPDATE comment SET reply_count = ${REPLIES} WHERE id = $1`, [answered]);
  await running.database.query(`VACUUM ANALYZE comment`);
});
afterAll(() => running.close());

const tables = ['comment', 'thread', 'gone_subject', 'gone_member'];
const beyondBudget = async (call: () => Promise<unknown>) => {
  const statements = await explainStatements(tables, call);
  expect(statements.length).toBeGreaterThan(0);
  return statements.filter(isBeyondBudget);
};
const page = (cursor: string, number = 0) => ({ number, size: 20, cursor });
const middle = { postedAt: '2026-01-01 00:00:01.5+00', id: id('cccc', 15_000) };

it.each([
  ['its first page', page('')],
  ['a page in its middle', page(newestFirst.encode(middle))],
  ['the furthest page that has a number', page('', 51)],
])('a long thread reads only the rows that it shows: %s', async (_, asked) => {
  const list = async () => {
    const { comments } = await running.visitor.listComments({ target: long, page: asked, replies: 3 });
    expect(comments).toHaveLength(20);
  };
  expect(await beyondBudget(list)).toEqual([]);
});

it('a far page by number, counted from the newest comment of the first page, does not read the whole thread', async () => {
  const newestId = id('ffff', DENSE);
  const list = async () => {
    const { comments } = await running.visitor.listComments({ target: dense, page: page('', 40), newestId });
    expect(comments.map(({ body }) => body)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Sık ${DENSE - 780 - n}`),
    );
  };
  expect(await beyondBudget(list)).toEqual([]);
});

it.each([
  ['their first page', page('')],
  ['a page in their middle', page(oldestFirst.encode({ ...middle, postedAt: '2026-01-01 00:00:00.4+00' }))],
])('many replies to one comment read only the rows that they show: %s', async (_, asked) => {
  const list = async () => {
    const { replies } = await running.visitor.listReplies({ parentId: answered, page: asked });
    expect(replies).toHaveLength(20);
  };
  expect(await beyondBudget(list)).toEqual([]);
});

it('cursors visit each comment of a thread once, whatever is added meanwhile', async () => {
  const seen: string[] = [];
  let cursor = '';
  do {
    const asked = { number: 0, size: 50, cursor };
    const { comments, info } = await running.visitor.listComments({ target: short, page: asked });
    seen.push(...comments.map((comment) => comment.id));
    cursor = info!.nextCursor;
    expect(info!.last).toBe(cursor === '');
    if (seen.length === 50) await running.as(1).postComment({ target: short, body: 'Yeni' });
  } while (cursor);
  const numbers = Array.from({ length: COMMENTS / 15 }, (_, n) => id('cccc', COMMENTS - n * 15));
  expect(seen).toEqual(numbers);
});

it('cursors visit each reply once', async () => {
  const seen: string[] = [];
  let cursor = '';
  do {
    const asked = { number: 0, size: 50, cursor };
    const { replies, info } = await running.visitor.listReplies({ parentId: answered, page: asked });
    seen.push(...replies.map((reply) => reply.id));
    cursor = info!.nextCursor;
  } while (cursor);
  expect(seen).toEqual(Array.from({ length: REPLIES }, (_, n) => id('dddd', n + 1)));
});

it('a page requested by number can be continued by its cursor', async () => {
  const list = (asked: object) => running.visitor.listComments({ target: long, page: asked });
  const second = await list({ number: 2, size: 20 });
  const third = await list(page(second.info!.nextCursor));
  expect(third.comments).toEqual((await list({ number: 3, size: 20 })).comments);
});

it('pages by number end at 1,000 comments, and an invalid cursor is refused', async () => {
  const list = (asked: object) => running.visitor.listComments({ target: long, page: asked });
  await expect(list(page('', 52))).rejects.toMatchObject({
    code: 'BAD_INPUT',
    details: { fields: { page: 'too_far' } },
  });
  for (const cursor of ['x', oldestFirst.encode(middle)])
    await expect(list(page(cursor))).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { cursor: 'invalid' } },
    });
  const empty = { target: episode(4), page: page('', 9_999) };
  const { comments, info } = await running.visitor.listComments(empty);
  expect([comments, info!.last]).toEqual([[], true]);
});
