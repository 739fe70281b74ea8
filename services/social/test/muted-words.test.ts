import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foldKey } from '@seyir/kit';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { FeedKind } from '@seyir/proto';
import { memberId, startSocial, titleOf, type Running } from './fixtures.js';
import { newGroup, putInto } from './group-fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

const mutes = (n: number, ...words: string[]) => running.muteWords(n, ...words.map(foldKey));
const post = async (n: number, body: string, more: object = {}) =>
  (await running.as(n).createPost({ body, ...more })).post!;
const feed = async (n: number, kind = FeedKind.EVERYONE, more: object = {}) =>
  (await running.as(n).listFeed({ kind, ...more })).posts.map(({ body }) => body);

it.each([
  ['final', 'Finalde ağladım', true],
  ['final', 'yarıfinal oynandı', false],
  ['ŞAMPİYON', 'şampiyonlar ligi', true],
  ['ısır', 'Isırgan otu', true],
  ['c++', 'C++ öğreniyorum', true],
  ['a.b', 'axb', false],
  ['(son', 'bu (son bölüm', true],
  ['\\d', '7 bölüm', false],
  ['mutlu son', 'Mutlu  son değil, mutlu sonlu', true],
])('a reader who mutes %j is not shown %j: %j', async (word, body, isHidden) => {
  await post(1, body);
  await mutes(2, word);
  expect((await feed(2)).includes(body)).toBe(!isHidden);
  await mutes(2);
  expect(await feed(2)).toContain(body);
});

it('leaves posts out of every feed, of groups and of the counts of new posts, with pages that stay full', async () => {
  const { id: groupId } = await newGroup(running, 10);
  await putInto(running, groupId, 11, 'member');
  await running.as(11).setFollow({ memberId: memberId(10), active: true });
  const first = await post(10, 'İlk gönderi');
  for (let index = 0; index < 5; index += 1) await post(10, `Katil belli oldu ${index}`);
  const inGroup = (body: string) => running.as(10).createGroupPost({ groupId, post: { body } });
  await inGroup('Grupta katil kim');
  await inGroup('Grupta iyi akşamlar');
  await post(10, '', { poll: { question: 'Sence?', answers: ['Katil uşak', 'Belli değil'] } });
  await mutes(11, 'katil');
  const page = { page: { size: 2 } };
  expect(await feed(11, FeedKind.FOLLOWED, page)).toEqual(['Grupta iyi akşamlar', 'İlk gönderi']);
  expect(await feed(11, FeedKind.EVERYONE, { page: { size: 1 } })).toEqual(['İlk gönderi']);
  const { posts } = await running.as(11).listGroupPosts({ groupId });
  expect(posts.map(({ body }) => body)).toEqual(['Grupta iyi akşamlar']);
  for (const kind of [FeedKind.EVERYONE, FeedKind.FOLLOWED]) {
    const { count } = await running.as(11).countNewer({ kind, newerThan: first.id });
    expect(count).toBe(kind === FeedKind.EVERYONE ? 0 : 1);
    expect(await feed(11, kind, { newerThan: first.id })).toHaveLength(count);
  }
  // A post that is opened by its address is shown, as one of a muted member.
  expect((await running.as(11).getPosts({ ids: [first.id] })).posts).toHaveLength(1);
});

it('leaves stories and collections out of their lists, which lead on', async () => {
  const titleId = titleOf(1);
  const tell = (n: number, body: string) => running.as(n).setStory({ titleId, body });
  const collect = (n: number, name: string, description = '') =>
    running.as(n).createCollection({ name, description, entries: [{ titleId }] });
  await tell(60, 'Katili ilk bölümde bildim');
  await tell(61, 'Annemle izledik');
  await tell(62, 'Katil kim diye sormayın');
  await collect(60, 'Katiller geçidi');
  await collect(60, 'Sakin akşamlar');
  await collect(60, 'Gizem', 'İçinde katil olanlar');
  await mutes(62, 'katil');
  const stories = async (n: number, page: object = {}) => {
    const found = await running.as(n).listStories({ titleId, page });
    return { bodies: found.stories.map(({ body }) => body).sort(), info: found.info! };
  };
  // The own story stays.
  expect((await stories(62)).bodies).toEqual(['Annemle izledik', 'Katil kim diye sormayın']);
  expect((await stories(63)).bodies).toHaveLength(3);
  const seen: string[] = [];
  let cursor = '';
  do {
    const { bodies, info } = await stories(62, { size: 1, cursor });
    seen.push(...bodies);
    cursor = info.nextCursor;
  } while (cursor !== '');
  expect(seen.sort()).toEqual(['Annemle izledik', 'Katil kim diye sormayın']);
  const names = async (n: number) =>
    (await running.as(n).listCollections({})).collections.map(({ name }) => name);
  expect(await names(62)).toEqual(['Sakin akşamlar']);
  expect(await names(60)).toHaveLength(3);
});

it('shows own posts, and hides nothing from others', async () => {
  await mutes(20, 'sürpriz');
  await post(20, 'Sürprizim var');
  expect(await feed(20)).toContain('Sürprizim var');
  expect(await feed(21)).toContain('Sürprizim var');
});

it('forgets the words of an erased member, even if they arrive after the erasure', async () => {
  await mutes(30, 'final');
  await running.erase(30);
  await mutes(30, 'final');
  const { rows } = await running.database.query(`SELECT 1 FROM muted_words WHERE member_id = $1`, [
    memberId(30),
  ]);
  expect(rows).toEqual([]);
});

/** More posts than one read of a list may examine. */
const MANY = 20_000;

describe('words that match every post', () => {
  /** Older than all of them, and newer than all other posts. */
  const oldest = '02000000-0000-7000-8000-000000000000';
  let groupId: string;
  beforeAll(async () => {
    groupId = (await newGroup(running, 40)).id;
    await putInto(running, groupId, 41, 'member');
    await running.as(41).setFollow({ memberId: memberId(40), active: true });
    for (const group of [null, groupId])
      await running.database.query(
        `INSERT INTO post (id, author_id, body, mentioned_ids, posted_at, group_id, version, changed_at)
         SELECT ('02000000-0000-7000-8000-' || lpad(to_hex(n * 2 + $3), 12, '0'))::uuid, $1, 'Bu akşam ' || n, '{}', now(), $2, 1, now()
         FROM generate_series(1, ${MANY}) n`,
        [memberId(40), group, group ? 1 : 0],
      );
    await running.database.query('ANALYZE');
    await mutes(41, 'bu', 'ak');
  });

  const reads = {
    everyone: (more: object) => running.as(41).listFeed({ kind: FeedKind.EVERYONE, ...more }),
    followed: (more: object) => running.as(41).listFeed({ kind: FeedKind.FOLLOWED, ...more }),
    group: (more: object) => running.as(41).listGroupPosts({ groupId, ...more }),
  };

  it.each(Object.keys(reads) as (keyof typeof reads)[])(
    'do not make a read of the list (%s) examine all posts: a short page leads on',
    async (list) => {
      // The feed of followed members has no page numbers.
      const numbered = list === 'followed' ? [] : [{ page: { number: 3 } }];
      for (const more of [{}, { newerThan: oldest }, ...numbered]) {
        const statements = await explainStatements(['post'], async () => {
          const { posts, info } = await reads[list](more);
          expect(posts).toEqual([]);
          if (!('newerThan' in more)) expect(info).toMatchObject({ last: false });
        });
        expect(statements).not.toEqual([]);
        expect(statements.filter(isBeyondBudget)).toEqual([]);
        expect(statements.length).toBeLessThan(20);
      }
      const first = (await reads[list]({})).info!.nextCursor;
      const second = (await reads[list]({ page: { cursor: first } })).info!.nextCursor;
      expect(second).not.toBe(first);
    },
  );

  it.each([FeedKind.EVERYONE, FeedKind.FOLLOWED])(
    'do not make the count of new posts examine all (%s)',
    async (kind) => {
      const statements = await explainStatements(['post'], async () => {
        expect(await running.as(41).countNewer({ kind, newerThan: oldest })).toMatchObject({ count: 0 });
      });
      expect(statements.filter(isBeyondBudget)).toEqual([]);
    },
  );
});

it('pages lead past the posts with muted words to those without them', async () => {
  const { id: groupId } = await newGroup(running, 50);
  await putInto(running, groupId, 51, 'member');
  const write = (body: string) => running.as(50).createGroupPost({ groupId, post: { body } });
  await write('En eski');
  for (let n = 0; n < 6; n += 1) await write(`Katil ${n}`);
  await write('En yeni');
  await mutes(51, 'katil');
  const seen: string[] = [];
  let cursor = '';
  do {
    const { posts, info } = await running.as(51).listGroupPosts({ groupId, page: { size: 1, cursor } });
    seen.push(...posts.map(({ body }) => body));
    cursor = info!.nextCursor;
  } while (cursor !== '');
  expect(seen).toEqual(['En yeni', 'En eski']);
  const pages = [1, 2, 3, 4].map(async (number) => {
    const { posts } = await running.as(51).listGroupPosts({ groupId, page: { size: 2, number } });
    return posts.map(({ body }) => body);
  });
  expect(await Promise.all(pages)).toEqual([['En yeni'], [], [], ['En eski']]);
});
