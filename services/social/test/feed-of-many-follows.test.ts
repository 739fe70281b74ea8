import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { explainStatements } from '@seyir/kit/testing';
import { Audience, FeedKind } from '@seyir/proto';
import { id, memberId, startSocial, type Running } from './fixtures.js';

const AUTHORS = 2_000;
/** They follow every second author, and only authors whose posts are old. */
const [READER, LATE_READER] = [1, 2];
/** The first authors; the second half posted before the first half. */
const [BLOCKED, MUTED] = [2, 4];
/** An author who shows the profile to nobody later on. */
const PRIVATE = 6;
const POSTS = 12_000;

let running: Running;
beforeAll(async () => {
  running = await startSocial();
  const author = (n: string) => `('eeee0000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
  // The ids of older posts are lower. The first tenth belongs to authors above 2,000.
  await running.database.query(`
    INSERT INTO post (id, author_id, body, mentioned_ids, posted_at, changed_at)
    SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
      CASE WHEN n <= ${POSTS / 10} THEN ${author(`${AUTHORS} + 1 + n % 600`)} ELSE ${author(`1 + n * 7 % ${AUTHORS}`)} END,
      'Gönderi ' || n, '{}', now(), now()
    FROM generate_series(1, ${POSTS}) n`);
  const follow = (follower: number, followed: string, count: number) =>
    running.database.query(
      `INSERT INTO follow (follower_id, followed_id, accepted, since)
       SELECT $1, ${followed}, true, now() FROM generate_series(1, ${count}) n`,
      [memberId(follower)],
    );
  await follow(READER, author('2 * n'), AUTHORS / 2);
  await follow(LATE_READER, author(`${AUTHORS} + n`), 600);
  await running.database.query('ANALYZE');
  await running.block(READER, BLOCKED);
  await running.mute(READER, MUTED);
});
afterAll(() => running.close());

/** Bodies of the first pages. */
const feed = async (reader: number, pages: number) => {
  const bodies: string[] = [];
  let [cursor, last] = ['', false];
  for (let n = 0; n < pages && !last; n += 1) {
    const page = { size: 20, cursor };
    const { posts, info } = await running.as(reader).listFeed({ kind: FeedKind.FOLLOWED, page });
    bodies.push(...posts.map(({ body }) => body));
    ({ nextCursor: cursor, last } = info!);
  }
  return bodies;
};
const expected = async (reader: number, limit: number) => {
  const { rows } = await running.database.query<{ body: string }>(
    `SELECT p.body FROM post p JOIN follow f ON f.followed_id = p.author_id AND f.follower_id = $1
     WHERE p.author_id <> ALL($2) ORDER BY p.id DESC LIMIT $3`,
    [memberId(reader), [BLOCKED, MUTED].map(memberId), limit],
  );
  return rows.map(({ body }) => body);
};

it("'Takip ettiklerin' of a member who follows 1,000 authors has their posts, newest first, without blocked and muted ones", async () => {
  expect(await feed(READER, 10)).toEqual(await expected(READER, 200));
});

it('finds posts that are older than all posts that it looks through first', async () => {
  expect(await feed(LATE_READER, 3)).toEqual(await expected(LATE_READER, 60));
});

it('the posts that are newer than one come from the same authors', async () => {
  const newerThan = id('0000', POSTS - 200);
  const { posts } = await running
    .as(READER)
    .listFeed({ kind: FeedKind.FOLLOWED, newerThan, page: { size: 20 } });
  const { rows } = await running.database.query<{ body: string }>(
    `SELECT p.body FROM post p JOIN follow f ON f.followed_id = p.author_id AND f.follower_id = $1
     WHERE p.author_id <> ALL($2) AND p.id > $3 ORDER BY p.id LIMIT 20`,
    [memberId(READER), [BLOCKED, MUTED].map(memberId), newerThan],
  );
  expect(posts.map(({ body }) => body)).toEqual(rows.map(({ body }) => body).reverse());
});

it('reads few rows, although it follows many', async () => {
  const read = await explainStatements(['follow'], () => feed(READER, 1));
  expect(read).toHaveLength(1);
  // A look-up of the newest post, the blocks and the mutes of each author would be several thousand rows.
  expect(read[0]!.rowsRead).toBeLessThan(2_000);
});

it('leaves out a post that its author has deleted', async () => {
  // The next ones of the same authors fill the page.
  const [, second] = await expected(READER, 2);
  const { rows } = await running.database.query<{ id: string; author: string }>(
    `SELECT id, author_id AS author FROM post WHERE body = $1`,
    [second],
  );
  const [{ id: postId, author }] = rows as [{ id: string; author: string }];
  await running.as(Number(author.slice(-12))).deletePost({ postId });
  const bodies = await expected(READER, 41);
  expect(await feed(READER, 2)).toEqual(bodies.filter((body) => body !== second));
});

it('hides the posts of an author from the moment on that the profile is private and the reader not accepted', async () => {
  const own = async () => {
    const { rows } = await running.database.query<{ body: string }>(
      `SELECT body FROM post WHERE author_id = $1`,
      [memberId(PRIVATE)],
    );
    return new Set(rows.map(({ body }) => body));
  };
  const bodies = await own();
  const shown = async () => (await feed(READER, 60)).some((body) => bodies.has(body));
  expect(await shown()).toBe(true);
  // An accepted follower still sees them.
  await running.show(PRIVATE, Audience.NOBODY);
  expect(await shown()).toBe(true);
  await running.database.query(
    `UPDATE follow SET accepted = false WHERE follower_id = $1 AND followed_id = $2`,
    [memberId(READER), memberId(PRIVATE)],
  );
  expect(await shown()).toBe(false);
});
