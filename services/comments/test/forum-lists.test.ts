import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { TargetKind, TopicCategory, TopicOrder } from '@seyir/proto';
import { id, memberId, startComments, titleId, type Running } from './fixtures.js';

const TOPICS = 20_000;
const POSTS = 30_000;
const TIME = `timestamptz '2026-01-01 00:00:00+00' + (n / 3) * interval '300 microseconds'`;
const idOf = (prefix: string) =>
  `('${prefix.padEnd(8, '0')}-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const long = id('70b1', 1);

let running: Running;
beforeAll(async () => {
  running = await startComments();
  // Each category has as many pinned topics as a page; every tenth topic has posts, and every fifth is about a title.
  await running.database.query(
    `INSERT INTO topic (id, category, title, body, author_id, title_id, posted_at, active_at, last_number, pinned, changed_at)
     SELECT ${idOf('70b1')}, 1 + n % 6, 'Konu ' || n, 'Metin', $1, CASE WHEN n % 5 = 0 THEN $2::uuid END, ${TIME}, ${TIME},
       CASE WHEN n % 10 = 0 OR n = 1 THEN 1 ELSE 0 END, n <= 150, now()
     FROM generate_series(1, ${TOPICS}) AS n`,
    [memberId(1), titleId(1)],
  );
  await running.database.query(
    `INSERT INTO comment (id, target_kind, target_id, author_id, body, posted_at, silent, demo, changed_at, number)
     SELECT ${idOf('cccc')}, ${TargetKind.DISCUSSION}, $1, $2, 'Yazı ' || n || ',', ${TIME}, true, false, now(), n
     FROM generate_series(1, ${POSTS}) AS n`,
    [long, memberId(2)],
  );
  await running.database.query(`INSERT INTO thread VALUES (${TargetKind.DISCUSSION}, $1, ${POSTS}, 0, 1)`, [
    long,
  ]);
  await running.database.query(
    `INSERT INTO topic_reader (member_id, topic_id, followed_at) SELECT $1, ${idOf('70b1')}, ${TIME}
     FROM generate_series(1, 5000) AS n`,
    [memberId(3)],
  );
  await running.database.query(`UPDATE topic SET last_number = ${POSTS} WHERE id = $1`, [long]);
  await running.database.query(`VACUUM ANALYZE`);
});
afterAll(() => running.close());

const tables = ['topic', 'topic_reader', 'comment', 'thread', 'gone_subject', 'gone_member'];
const beyondBudget = async (call: () => Promise<unknown>) => {
  const statements = await explainStatements(tables, call);
  expect(statements.length).toBeGreaterThan(0);
  return statements.filter(isBeyondBudget);
};

it.each([
  ['all by activity', {}],
  ['a category with pinned topics', { category: TopicCategory.SERIES }],
  ['the newest', { order: TopicOrder.NEW }],
  ['the newest of a category', { order: TopicOrder.NEW, category: TopicCategory.SERIES }],
  ['those without answers', { order: TopicOrder.UNANSWERED }],
  ['those of a category without answers', { order: TopicOrder.UNANSWERED, category: TopicCategory.SERIES }],
  ['those about a title', { titleId: titleId(1) }],
  ['those that a member of many topics follows', { order: TopicOrder.FOLLOWED }],
  ['a search that finds nearly all', { query: 'KONU' }],
  ['a search that finds some', { query: 'konu 1999' }, 11],
  ['a search in a category', { query: 'konu', category: TopicCategory.SERIES }],
])(
  'a list of topics reads only what it shows, on its first and on a late page: %s',
  async (_, query, count = 20) => {
    const reader = running.as(3);
    const list = (cursor: string, number = 0) =>
      reader.listTopics({ ...query, page: { number, size: 20, cursor } });
    let next = '';
    expect(
      await beyondBudget(async () => {
        const { topics, info } = await list('');
        expect(topics).toHaveLength(count);
        next = info!.nextCursor;
      }),
    ).toEqual([]);
    for (let n = 0; n < 6; n += 1) next = (await list(next)).info!.nextCursor || next;
    expect(await beyondBudget(() => list(next))).toEqual([]);
  },
);

it('cursors visit each topic of a category once, the pinned ones first', async () => {
  const seen: string[] = [];
  let cursor = '';
  do {
    const { topics, info } = await running.visitor.listTopics({
      category: TopicCategory.ANIME,
      page: { size: 50, cursor },
    });
    seen.push(...topics.map((topic) => topic.id));
    cursor = info!.nextCursor;
  } while (cursor);
  const of = (n: number) => id('70b1', n);
  const numbers = Array.from({ length: TOPICS }, (_, n) => TOPICS - n).filter(
    (n) => 1 + (n % 6) === TopicCategory.ANIME,
  );
  const pinned = numbers.filter((n) => n <= 150);
  expect(seen).toEqual([...pinned, ...numbers.filter((n) => n > 150)].map(of));
});

it('cursors visit each followed topic once, by activity among those that were followed last', async () => {
  // Topic 4,000 was followed with the last 500, and its last post is older than that of topic 4,999.
  const [latest, older] = [id('70b1', 4_999), id('70b1', 4_000)];
  await running.database.query(
    `UPDATE topic_reader SET followed_at = '2026-02-01' WHERE member_id = $1 AND topic_id = $2`,
    [memberId(3), older],
  );
  const seen: string[] = [];
  let cursor = '';
  do {
    const { topics, info } = await running
      .as(3)
      .listTopics({ order: TopicOrder.FOLLOWED, page: { size: 100, cursor } });
    seen.push(...topics.map((topic) => topic.id));
    cursor = info!.nextCursor;
  } while (cursor);
  expect([seen.length, new Set(seen).size]).toEqual([5_000, 5_000]);
  expect(seen.indexOf(older)).toBe(499);
  expect(seen.indexOf(latest)).toBeLessThan(499);
});

it.each([
  ['its beginning', {}],
  ['its middle', { fromNumber: 15_000 }],
  ['its end', { beforeNumber: POSTS + 1 }],
])('a long topic reads only the posts that it shows: %s', async (_, where) => {
  const list = async () => {
    const { posts } = await running.as(3).listPosts({ topicId: long, page: { size: 20 }, ...where });
    expect(posts).toHaveLength(20);
  };
  expect(await beyondBudget(list)).toEqual([]);
});

it.each([
  ['nearly all', 'YAZI', 20],
  ['a few of them', 'yazi 2999', 11],
  ['one at its beginning', 'yazi 17,', 1],
  ['none of them', 'yazısız', 0],
])('a search in a long topic reads only what it finds: %s', async (_, query, count) => {
  const found = async () => {
    const { posts } = await running.as(3).searchPosts({ topicId: long, query, page: { size: 20 } });
    expect(posts).toHaveLength(count);
  };
  expect(await beyondBudget(found)).toEqual([]);
});

it('the news of a long topic with many readers cost as much as those of a short one', async () => {
  await running.database.query(
    `INSERT INTO topic_reader (member_id, topic_id, followed_at)
     SELECT ${idOf('eeee')}, $1, CASE WHEN n > 19000 THEN ${TIME} END FROM generate_series(100, 20000) AS n`,
    [long],
  );
  await running.database.query(`ANALYZE topic_reader`);
  let followers: string[] = [];
  const list = async () => {
    const answer = await running.notifications.listTopicFollowers({ topicId: long, limit: 100 });
    followers = answer.memberIds;
    expect(followers).toHaveLength(100);
  };
  expect(await beyondBudget(list)).toEqual([]);
  const news = () => running.notifications.getTopicNews({ topicId: long, memberIds: followers });
  expect(await beyondBudget(news)).toEqual([]);
});

it('a topic in a list costs no more with many posts than with none', async () => {
  expect(await beyondBudget(() => running.as(3).getTopics({ ids: [long, id('70b1', 2)] }))).toEqual([]);
  expect(await beyondBudget(() => running.as(3).markTopicRead({ topicId: long, number: 7 }))).toEqual([]);
  expect(await beyondBudget(() => running.as(3).addPost({ topicId: long, body: 'Yeni' }))).toEqual([]);
});
