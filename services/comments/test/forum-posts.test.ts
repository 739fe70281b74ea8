import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { toRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { CommentChangedSchema, SpoilerKind, TargetKind, TopicCategory, topics } from '@seyir/proto';
import { fromBinary } from '@bufbuild/protobuf';
import { id, memberId, nameOf, nowhere, startComments, titleId, type Running } from './fixtures.js';
import { addPost, code, openTopic, problems } from './forum-fixtures.js';

let running: Running;
const changes: { commentId: string; parentAuthorId: string; mentionedIds: string[] }[] = [];
beforeAll(async () => {
  running = await startComments();
  await running.bench.bus.subscribe('test', [topics.comment.name], async (event) => {
    changes.push(fromBinary(CommentChangedSchema, event.data));
  });
});
afterAll(() => running.close());

const listed = async (topicId: string, more: object = {}, reader = running.visitor) =>
  reader.listPosts({ topicId, page: { size: 50 }, ...more });
const numbers = async (topicId: string, more: object) =>
  (await listed(topicId, more)).posts.map(({ number }) => number);
const filled = async (count: number) => {
  const { id: topicId } = await openTopic(running, 1);
  for (let n = 1; n <= count; n += 1) await addPost(running, (n % 10) + 10, topicId, { body: `Yazı ${n}` });
  return topicId;
};

it('C-12: posts of a topic are comments on it, the oldest first, with numbers', async () => {
  const { id: topicId } = await openTopic(running, 1);
  const first = await addPost(running, 2, topicId, { body: 'İlk yazı' });
  const second = await addPost(running, 3, topicId, { body: 'ü'.repeat(5_000) });
  expect(first).toMatchObject({
    number: 1,
    parentId: '',
    target: { kind: TargetKind.DISCUSSION, id: topicId },
  });
  const { posts } = await listed(topicId);
  expect(posts.map((post) => [post.id, post.number])).toEqual([
    [first.id, 1],
    [second.id, 2],
  ]);
  const thread = await running.visitor.listComments({ target: { kind: TargetKind.DISCUSSION, id: topicId } });
  expect(thread.comments.map((post) => post.id)).toEqual([second.id, first.id]);
  expect(thread.info).toMatchObject({ count: 2 });
});

it('a post has 1 to 5,000 characters', async () => {
  const { id: topicId } = await openTopic(running, 1);
  expect(await problems(addPost(running, 2, topicId, { body: ' ' }))).toEqual({ body: 'required' });
  expect(await problems(addPost(running, 2, topicId, { body: 'ü'.repeat(5_001) }))).toEqual({
    body: 'too_long',
  });
  expect(await code(addPost(running, 2, nowhere))).toBe('NOT_FOUND');
  const { id: commentId } = await addPost(running, 2, topicId);
  const edit = (body: string) => running.as(2).editComment({ commentId, body, version: 1 });
  expect(await problems(edit('ü'.repeat(5_001)))).toEqual({ body: 'too_long' });
  expect((await edit('ü'.repeat(5_000))).comment).toMatchObject({ edited: true, number: 1 });
});

it('posts are flat: a topic takes no comments and no replies of another form', async () => {
  const { id: topicId } = await openTopic(running, 1);
  const { id: parentId } = await addPost(running, 2, topicId);
  const target = { kind: TargetKind.DISCUSSION, id: topicId };
  expect(await code(running.as(3).postReply({ parentId, body: 'Yanıt' }))).toBe('NOT_FOUND');
  expect(await code(running.as(3).postComment({ target, body: 'Yorum' }))).toBe('NOT_FOUND');
  const comment = { id: id('cccc', 1), target, authorId: memberId(1), body: 'Yorum' };
  const imported = { comments: [{ ...comment, postedAt: timestampFromDate(new Date()) }] };
  expect(await code(running.importer.importComments(imported))).toBe('BAD_INPUT');
});

it('a post quotes another of its topic, and its author is notified', async () => {
  const { id: topicId } = await openTopic(running, 1);
  const quoted = await addPost(running, 2, topicId, { body: 'Alıntılanacak' });
  const quoting = await addPost(running, 3, topicId, { quotedId: quoted.id, body: `Bence de @${nameOf(4)}` });
  const { posts } = await listed(topicId);
  expect(posts[1]).toMatchObject({
    replyToId: quoted.id,
    quoted: { id: quoted.id, body: 'Alıntılanacak', number: 1 },
  });
  await eventually(() =>
    expect(changes.find(({ commentId }) => commentId === quoting.id)).toMatchObject({
      parentAuthorId: memberId(2),
      mentionedIds: [memberId(4)],
    }),
  );
  await running.as(2).deleteComment({ commentId: quoted.id });
  expect((await listed(topicId)).posts[1]!.quoted).toMatchObject({ body: '', deleted: true });
  expect(await code(addPost(running, 3, topicId, { quotedId: quoted.id }))).toBe('NOT_FOUND');
  const { id: otherId } = await openTopic(running, 1);
  expect(await code(addPost(running, 3, otherId, { quotedId: quoting.id }))).toBe('NOT_FOUND');
});

it('nobody quotes a member who blocks them', async () => {
  const { id: topicId } = await openTopic(running, 1);
  const { id: quotedId } = await addPost(running, 22, topicId);
  await running.publish(topics.block, {
    blockId: id('b10c', 2),
    memberId: memberId(22),
    otherId: memberId(23),
    blocked: true,
    version: 1,
  });
  expect(await code(addPost(running, 23, topicId, { quotedId }))).toBe('FORBIDDEN');
  expect(await code(addPost(running, 23, topicId))).toBe('OK');
});

it('a member cannot write in a topic whose author blocks them; others and the author can', async () => {
  const { id: topicId } = await openTopic(running, 24);
  const block = { blockId: id('b10c', 3), memberId: memberId(24), otherId: memberId(25) };
  await running.publish(topics.block, { ...block, blocked: true, version: 1 });
  expect(await code(addPost(running, 25, topicId))).toBe('FORBIDDEN');
  expect(await code(addPost(running, 26, topicId))).toBe('OK');
  expect(await code(addPost(running, 24, topicId))).toBe('OK');
  // The one who blocks may write in a topic of the other.
  const { id: otherId } = await openTopic(running, 25);
  expect(await code(addPost(running, 24, otherId))).toBe('OK');
  await running.publish(topics.block, { ...block, blocked: false, version: 2 });
  expect(await code(addPost(running, 25, topicId))).toBe('OK');
});

it('F-13: one post is deleted while the topic and its other posts stay', async () => {
  const topicId = await filled(2);
  const [first] = (await listed(topicId)).posts;
  expect(await code(running.as(1).deleteComment({ commentId: first!.id }))).toBe('FORBIDDEN');
  await running.moderator.deleteComment({ commentId: first!.id });
  const { posts } = await listed(topicId);
  expect(posts).toMatchObject([
    { deleted: true, body: '' },
    { deleted: false, body: 'Yazı 2' },
  ]);
});

it('pages of posts begin at a cursor, at a number, or end before one', async () => {
  const topicId = await filled(7);
  const page = { size: 3 };
  const first = await listed(topicId, { page });
  expect([first.posts.map(({ number }) => number), first.earlier, first.info!.last]).toEqual([
    [1, 2, 3],
    false,
    false,
  ]);
  const second = await listed(topicId, { page: { ...page, cursor: first.info!.nextCursor } });
  expect([second.posts.map(({ number }) => number), second.earlier, second.info!.last]).toEqual([
    [4, 5, 6],
    true,
    false,
  ]);
  const last = await listed(topicId, { page: { ...page, cursor: second.info!.nextCursor } });
  expect([last.posts.map(({ number }) => number), last.info!.last, last.info!.nextCursor]).toEqual([
    [7],
    true,
    '',
  ]);
  expect(await numbers(topicId, { page, fromNumber: 5 })).toEqual([5, 6, 7]);
  expect(await numbers(topicId, { page: { ...page, number: 2 } })).toEqual([4, 5, 6]);
  const before = await listed(topicId, { page, beforeNumber: 4 });
  expect([before.posts.map(({ number }) => number), before.earlier]).toEqual([[1, 2, 3], false]);
  expect((await listed(topicId, { page, beforeNumber: 6 })).earlier).toBe(true);
  expect(await numbers(topicId, { page, fromNumber: 99 })).toEqual([]);
  expect(await problems(listed(topicId, { page: { cursor: 'x' } }))).toEqual({ cursor: 'invalid' });
  expect(await problems(listed(topicId, { page: { size: 20, number: 99 } }))).toEqual({ page: 'too_far' });
});

it('sixteen members who post at once get sixteen numbers, and the counter equals a recount', async () => {
  const { id: topicId } = await openTopic(running, 1);
  const posts = await Promise.all(Array.from({ length: 16 }, (_, n) => addPost(running, n + 1, topicId)));
  expect(posts.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 16 }, (_, n) => n + 1),
  );
  const { topics: found } = await running.visitor.getTopics({ ids: [topicId] });
  const rows = await running.database.query(
    `SELECT count(*)::int AS count FROM comment WHERE target_id = $1`,
    [topicId],
  );
  expect(found[0]).toMatchObject({ postCount: 16, lastNumber: 16 });
  expect(rows.rows).toEqual([{ count: 16 }]);
});

it('a post takes at least the scope of its topic and of the post that it quotes', async () => {
  const episode = (number: number) => ({ kind: SpoilerKind.EPISODE, season: 1, number });
  const about = { category: TopicCategory.SERIES, titleId: titleId(1) };
  const { id: topicId } = await openTopic(running, 1, { ...about, spoiler: episode(2) });
  const plain = await addPost(running, 2, topicId, { body: 'Gizli' });
  expect(plain.spoiler).toMatchObject({ kind: SpoilerKind.EPISODE, number: 2 });
  const far = await addPost(running, 2, topicId, { body: 'Daha gizli', spoiler: episode(4) });
  const quoting = await addPost(running, 3, topicId, { body: 'Ondan', quotedId: far.id });
  expect(quoting.spoiler).toMatchObject({ number: 4 });
  running.progress.seen.set(memberId(8), 2);
  const bodies = async (reader = running.visitor) =>
    (await listed(topicId, {}, reader)).posts.map(({ body, quoted }) => [body, quoted?.body]);
  const hidden = ['', undefined];
  expect(await bodies()).toEqual([hidden, hidden, ['', '']]);
  expect(await bodies(running.as(8))).toEqual([['Gizli', undefined], hidden, ['', '']]);
  const { comments } = await running.visitor.revealComments({ ids: [far.id] });
  expect(comments).toMatchObject([{ body: 'Daha gizli' }]);
});

it('a scope that a topic gets later covers its posts too', async () => {
  const { id: topicId } = await openTopic(running, 1, { category: 0, titleId: titleId(1) });
  await addPost(running, 2, topicId, { body: 'Sonunda evlendiler' });
  const text = { title: 'Finalden sonra', body: 'Konuşalım', titleId: titleId(1) };
  await running.as(1).editTopic({ topicId, ...text, spoiler: { kind: SpoilerKind.TITLE } });
  expect((await listed(topicId)).posts).toMatchObject([{ body: '', covered: true }]);
});

it('topics are imported with their posts, once, and numbered after what members wrote', async () => {
  const at = (n: number) => timestampFromDate(new Date(Date.UTC(2026, 0, 1, n)));
  const post = (n: number, quotedId = '') => ({
    id: id('dddd', n),
    authorId: memberId(n),
    body: `Örnek ${n}`,
    quotedId,
    postedAt: at(n),
  });
  const topic = {
    id: id('70b1', 1),
    category: TopicCategory.GENERAL,
    title: 'Örnek konu',
    body: 'Örnek metin',
    authorId: memberId(1),
    postedAt: at(0),
    pinned: true,
    posts: [post(1), post(2, id('dddd', 1))],
  };
  const bring = (given: object) => running.importer.importTopics({ topics: [given] });
  expect(await bring(topic)).toMatchObject({ created: 3, updated: 0, unchanged: 0 });
  expect(await bring(topic)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  await addPost(running, 5, topic.id);
  expect(await bring({ ...topic, posts: [...topic.posts, post(3)] })).toMatchObject({
    created: 1,
    unchanged: 3,
  });
  const { posts } = await listed(topic.id);
  expect(posts.map(({ number, authorId }) => [number, authorId])).toEqual([
    [1, memberId(1)],
    [2, memberId(2)],
    [3, memberId(5)],
    [4, memberId(3)],
  ]);
  expect(posts[1]).toMatchObject({ quoted: { id: id('dddd', 1) } });
  const { topics: found } = await running.visitor.getTopics({ ids: [topic.id] });
  expect(found[0]).toMatchObject({ pinned: true, postCount: 4, lastNumber: 4 });
  expect(await code(bring({ ...topic, posts: [post(7, id('dddd', 9))] }))).toBe('BAD_INPUT');
});

it('an erased member leaves neither texts nor topics, and others keep theirs', async () => {
  const talked = await openTopic(running, 25, { title: 'Herkesin konuştuğu', body: 'Silinecek metin' });
  const alone = await openTopic(running, 25, { title: 'Kimsenin yazmadığı' });
  const elsewhere = await openTopic(running, 1);
  await addPost(running, 2, talked.id, { body: 'Kalan yazı' });
  const quoted = await addPost(running, 25, elsewhere.id, { body: 'Gidecek yazı' });
  await addPost(running, 25, elsewhere.id, { body: 'Bu da gidecek' });
  await addPost(running, 3, elsewhere.id, { quotedId: quoted.id, body: 'Buna katılıyorum' });
  await running.as(25).markTopicRead({ topicId: elsewhere.id, number: 1 });
  await running.bench.bus.publish([
    toRecord(
      topics.member,
      { memberId: memberId(25), version: 2, removed: true },
      { id: id('9999', 99), time: new Date() },
    ),
  ]);
  const rows = async (sql: string) => (await running.database.query(sql, [memberId(25)])).rows;
  await eventually(async () => {
    expect(await rows(`SELECT 1 FROM topic WHERE author_id = $1`)).toEqual([]);
    expect(await rows(`SELECT 1 FROM topic_reader WHERE member_id = $1`)).toEqual([]);
    expect(await rows(`SELECT 1 FROM comment WHERE $1 IN (author_id, reply_to_author_id)`)).toEqual([]);
  });
  const { topics: found } = await running.visitor.getTopics({ ids: [talked.id, alone.id] });
  expect(found).toMatchObject([{ id: talked.id, title: 'Herkesin konuştuğu', body: '', postCount: 1 }]);
  const { posts } = await listed(elsewhere.id);
  expect(posts).toMatchObject([
    { number: 1, body: '', deleted: true },
    { number: 3, body: 'Buna katılıyorum', quoted: { body: '', deleted: true } },
  ]);
  const { topics: other } = await running.visitor.getTopics({ ids: [elsewhere.id] });
  expect(other[0]).toMatchObject({ postCount: 2, lastNumber: 3 });
});

it('a deleted topic takes its posts, its readers and its row along', async () => {
  const topicId = await filled(3);
  const [first, second] = (await listed(topicId)).posts;
  await addPost(running, 2, topicId, { quotedId: second!.id });
  await running.as(4).followTopic({ topicId, followed: true });
  await running.as(1).deleteTopic({ topicId });
  const left = async () =>
    (
      await running.database.query(
        `SELECT id::text FROM topic WHERE id = $1 UNION ALL SELECT id::text FROM comment WHERE target_id = $1
         UNION ALL SELECT member_id::text FROM topic_reader WHERE topic_id = $1`,
        [topicId],
      )
    ).rows;
  await eventually(async () => expect(await left()).toEqual([]));
  expect((await running.visitor.getComments({ ids: [first!.id] })).comments).toEqual([]);
});
