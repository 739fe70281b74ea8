import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LAST_ID } from '@seyir/kit';
import { BlockChangedSchema, SpoilerKind, TopicCategory, TopicOrder, topics } from '@seyir/proto';
import { addPost, code, openTopic, problems } from './forum-fixtures.js';
import { id, markDeleted, memberId, nowhere, startComments, titleId, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startComments();
});
afterAll(() => running.close());

const search = async (topicId: string, query: string, reader?: number) => {
  const { posts } = await (reader === undefined ? running.visitor : running.as(reader)).searchPosts({
    topicId,
    query,
  });
  return posts.map(({ number }) => number);
};

it('finds parts of posts in any case and with or without Turkish letters, the newest first', async () => {
  const topic = await openTopic(running, 1);
  const other = await openTopic(running, 1, { title: 'Başka konu' });
  await addPost(running, 1, other.id, { body: 'IŞIKLI sahne burada değil' });
  for (const body of ['Işıklı sahne', 'Karanlık', '%isik_', 'IŞIKLAR söndü'])
    await addPost(running, 2, topic.id, { body });
  expect(await search(topic.id, 'ışık')).toEqual([4, 3, 1]);
  expect(await search(topic.id, 'ISIK')).toEqual([4, 3, 1]);
  expect(await search(topic.id, '%is')).toEqual([3]);
  expect(await search(topic.id, 'ik_')).toEqual([3]);
  expect(await search(topic.id, 'yok böyle')).toEqual([]);
});

it('finds the current text of a post, not the text before an edit and no deleted post', async () => {
  const topic = await openTopic(running, 1);
  const post = await addPost(running, 2, topic.id, { body: 'ilk sözcükler' });
  await running.as(2).editComment({ commentId: post.id, body: 'sonraki sözcükler', version: post.version });
  expect(await search(topic.id, 'ilk söz')).toEqual([]);
  expect(await search(topic.id, 'sonraki')).toEqual([1]);
  await markDeleted(running, post.id);
  expect(await search(topic.id, 'sonraki')).toEqual([]);
  const { rows } = await running.database.query(`SELECT body_key FROM comment WHERE id = $1`, [post.id]);
  expect(rows).toEqual([{ body_key: null }]);
});

it.each([
  ['', { query: 'required' }],
  ['ab', { query: 'too_short' }],
  ['a'.repeat(101), { query: 'too_long' }],
])('a search is refused with its field: %s', async (query, fields) => {
  const topic = await openTopic(running, 1);
  expect(await problems(running.visitor.searchPosts({ topicId: topic.id, query }))).toEqual(fields);
});

it('of an unknown topic there is no search', async () => {
  expect(await code(running.visitor.searchPosts({ topicId: nowhere, query: 'abc' }))).toBe('NOT_FOUND');
  expect(await code(running.visitor.searchPosts({ topicId: 'x', query: 'abc' }))).toBe('NOT_FOUND');
});

it('does not find covered posts, nor posts that blocks, mutes and muted words hide, because a match would reveal their content', async () => {
  const topic = await openTopic(running, 1);
  const spoiler = { kind: SpoilerKind.TITLE, titleId: titleId(1) };
  await addPost(running, 2, topic.id, { body: 'katil uşak', spoiler });
  await addPost(running, 3, topic.id, { body: 'katil aşçı' });
  await addPost(running, 4, topic.id, { body: 'katil ve çilek' });
  expect(await search(topic.id, 'katil')).toEqual([3, 2]);
  expect(await search(topic.id, 'katil', 2)).toEqual([3, 2, 1]);
  await running.publish(
    topics.block,
    create(BlockChangedSchema, {
      blockId: id('b10c', 1),
      memberId: memberId(5),
      otherId: memberId(3),
      blocked: true,
      version: 1,
    }),
  );
  await running.publish(topics.mutedWords, { memberId: memberId(5), words: ['cilek'], version: 1 });
  expect(await search(topic.id, 'katil', 5)).toEqual([]);
  expect(await search(topic.id, 'katil', 3)).toEqual([3, 2]);
  running.progress.finished.set(memberId(6), titleId(1));
  expect(await search(topic.id, 'katil', 6)).toEqual([3, 2, 1]);
});

it('the posts of a topic that is a spoiler are covered as a whole', async () => {
  const spoiler = { kind: SpoilerKind.TITLE, titleId: titleId(1) };
  const topic = await openTopic(running, 1, { spoiler });
  await addPost(running, 2, topic.id, { body: 'gizli söz' });
  expect(await search(topic.id, 'gizli')).toEqual([]);
  expect(await search(topic.id, 'gizli', 2)).toEqual([1]);
});

const inForum = async (query: string, reader?: number) => {
  const from = reader === undefined ? running.visitor : running.as(reader);
  return (await from.searchForumPosts({ query })).posts.map(({ body }) => body);
};

it('the forum finds topics by their opening texts, as far as the reader has come', async () => {
  const topics = async (query: string, reader?: number) => {
    const from = reader === undefined ? running.visitor : running.as(reader);
    return (await from.listTopics({ query })).topics.map(({ id: one }) => one);
  };
  const { id: plain } = await openTopic(running, 1, { title: 'Başlık bir', body: 'Kızıl fener sönünce' });
  const spoiler = { kind: SpoilerKind.TITLE, titleId: titleId(1) };
  const { id: held } = await openTopic(running, 2, {
    title: 'Başlık iki',
    body: 'KIZIL FENER yandı',
    spoiler,
  });
  expect(await topics('kızıl fener')).toEqual([plain]);
  expect(await topics('kizil fener', 2)).toEqual([held, plain]);
  await running.as(1).editTopic({ topicId: plain, title: 'Başlık bir', body: 'Başka', version: 0 });
  expect(await topics('kızıl fener')).toEqual([]);
  await running.as(2).deleteTopic({ topicId: held });
  expect(await topics('kizil fener', 2)).toEqual([]);
});

it('the forum finds posts of all topics, the newest first, and none that a reader may not see', async () => {
  const spoiler = { kind: SpoilerKind.TITLE, titleId: titleId(1) };
  const [open, held] = [await openTopic(running, 1), await openTopic(running, 1, { spoiler })];
  await addPost(running, 2, open.id, { body: 'sabah vapuru kaçtı' });
  await addPost(running, 2, held.id, { body: 'vapuru o batırdı' });
  await addPost(running, 3, open.id, { body: 'akşam VAPURU geldi' });
  await addPost(running, 3, open.id, { body: 'vapuru kaptan yaktı', spoiler });
  const gone = await addPost(running, 3, open.id, { body: 'vapuru unut' });
  await markDeleted(running, gone.id);
  expect(await inForum('vapuru')).toEqual(['akşam VAPURU geldi', 'sabah vapuru kaçtı']);
  expect(await inForum('vapuru', 3)).toEqual([
    'vapuru kaptan yaktı',
    'akşam VAPURU geldi',
    'sabah vapuru kaçtı',
  ]);
  const pages: string[] = [];
  let cursor = '';
  do {
    const { posts, info } = await running.visitor.searchForumPosts({
      query: 'vapuru',
      page: { size: 1, cursor },
    });
    pages.push(...posts.map(({ body }) => body));
    cursor = info!.nextCursor;
  } while (cursor);
  expect(pages).toEqual(['akşam VAPURU geldi', 'sabah vapuru kaçtı']);
  expect(await problems(running.visitor.searchForumPosts({ query: 'va' }))).toEqual({ query: 'too_short' });
});

it('an erased member’s posts are not found', async () => {
  const topic = await openTopic(running, 1);
  await addPost(running, 19, topic.id, { body: 'ayrılanın sözü' });
  await running.publish(topics.member, { memberId: memberId(19), version: 2, removed: true });
  expect(await search(topic.id, 'ayrilan')).toEqual([]);
});

it('fills its pages past what it must not show, and its cursors say nothing about that', async () => {
  const topic = await openTopic(running, 1);
  const spoiler = { kind: SpoilerKind.TITLE, titleId: titleId(1) };
  for (let n = 1; n <= 9; n += 1)
    await addPost(running, 2, topic.id, { body: `deniz ${n}`, ...(n % 3 !== 0 && { spoiler }) });
  const seen: number[] = [];
  let cursor = '';
  let pages = 0;
  do {
    const { posts, info } = await running.visitor.searchPosts({
      topicId: topic.id,
      query: 'deniz',
      page: { size: 1, cursor },
    });
    seen.push(...posts.map(({ number }) => number));
    cursor = info!.nextCursor;
    pages += 1;
  } while (cursor);
  expect(seen).toEqual([9, 6, 3]);
  expect(pages).toBeLessThan(7);
  // A cursor that could pass over a number of matches would tell whether a covered post between two others is one of them.
  const forged = (...place: unknown[]) =>
    Buffer.from(JSON.stringify(['posts-found', ...place])).toString('base64url');
  for (const wrong of ['x', forged(9, LAST_ID, 1)])
    expect(
      await problems(
        running.visitor.searchPosts({ topicId: topic.id, query: 'deniz', page: { size: 1, cursor: wrong } }),
      ),
    ).toEqual({ cursor: 'invalid' });
});

it('a search finds parts of titles in any case and with or without Turkish letters, page by page', async () => {
  const made = [];
  for (const title of ['Işıltılı İğne Deliği', 'IŞILTILI sahneler', 'Başka %_ konu'])
    made.push((await openTopic(running, 30, { title })).id);
  const [first, second, third] = made;
  const found = async (query: string, more: object = {}) =>
    (await running.visitor.listTopics({ query, ...more })).topics.map(({ id: one }) => one);
  expect(await found(' isiltili ')).toEqual([second, first]);
  expect(await found('IĞNE')).toEqual([first]);
  // A pattern is plain text.
  expect(await found('%%%')).toEqual([]);
  expect(await found('%_ k')).toEqual([third]);
  expect(await found('ışıltılı', { category: TopicCategory.SERIES })).toEqual([]);
  const page = await running.visitor.listTopics({ query: 'isiltili', page: { size: 1 } });
  const cursor = page.info!.nextCursor;
  expect(await found('isiltili', { page: { size: 1, cursor } })).toEqual([first]);
  expect(await code(running.visitor.listTopics({ page: { size: 1, cursor } }))).toBe('BAD_INPUT');
  await running.as(30).deleteTopic({ topicId: second! });
  expect(await found('isiltili')).toEqual([first]);
});

it.each([
  [{ query: 'ab' }, { query: 'too_short' }],
  [{ query: 'a'.repeat(101) }, { query: 'too_long' }],
  [{ query: 'abc', order: TopicOrder.NEW }, { query: 'invalid' }],
  [{ query: 'abc', titleId: titleId(1) }, { titleId: 'invalid' }],
])('a search is refused with its field: %j', async (asked, fields) => {
  expect(await problems(running.visitor.listTopics(asked))).toEqual(fields);
});

it('a search does not find covered and hidden titles, because a match would reveal them', async () => {
  const spoiler = { kind: SpoilerKind.TITLE, titleId: titleId(2) };
  await openTopic(running, 31, { title: 'Katilin kim olduğu', spoiler });
  const { id: shownId } = await openTopic(running, 32, { title: 'Katilin izinde' });
  const found = async (reader: typeof running.visitor) =>
    (await reader.listTopics({ query: 'katilin' })).topics.map(({ id: one }) => one);
  expect(await found(running.visitor)).toEqual([shownId]);
  await running.publish(topics.block, {
    blockId: id('b10c', 9),
    memberId: memberId(32),
    otherId: memberId(33),
    blocked: true,
    version: 1,
  });
  expect(await found(running.as(33))).toEqual([]);
});

it('a search fills its page past what it must not show, and its cursors say nothing about that', async () => {
  const spoiler = { kind: SpoilerKind.TITLE, titleId: titleId(2) };
  const shown: string[] = [];
  const covered: string[] = [];
  const make = async (count: number, isCovered: boolean) => {
    for (let n = 0; n < count; n += 1) {
      const more = { title: 'Deniz feneri', ...(isCovered && { spoiler }) };
      (isCovered ? covered : shown).unshift((await openTopic(running, 36, more)).id);
    }
  };
  await make(1, false);
  await make(16, true);
  await make(2, false);
  await make(3, true);
  await make(1, false);
  const ask = async (cursor = '') => {
    const { topics: found, info } = await running.visitor.listTopics({
      query: 'deniz fen',
      page: { size: 2, cursor },
    });
    return { ids: found.map(({ id: one }) => one), next: info!.nextCursor, last: info!.last };
  };
  const first = await ask();
  expect(first).toMatchObject({ ids: shown.slice(0, 2), last: false });
  expect(await ask(first.next)).toEqual({ ids: shown.slice(2), next: '', last: true });
  const plain = Buffer.from(first.next, 'base64url').toString();
  for (const hidden of covered) expect(plain).not.toContain(hidden);
  // A cursor that could pass over a number of matches would tell whether a covered topic between two others is one of them.
  const forged = Buffer.from(JSON.stringify(['topics-found', 'infinity', shown[0], 1])).toString('base64url');
  expect(await code(ask(forged))).toBe('BAD_INPUT');
});
