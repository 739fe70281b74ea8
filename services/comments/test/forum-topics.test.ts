import { timestampDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  HiddenBy,
  Reaction,
  ReportProblem,
  SpoilerKind,
  TargetKind,
  TopicCategory,
  TopicOrder,
  topics,
} from '@seyir/proto';
import { id, memberId, nowhere, startComments, titleId, type Running } from './fixtures.js';
import { addPost, code, openTopic, problems } from './forum-fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startComments();
});
afterAll(() => running.close());

const one = async (topicId: string, reader = running.visitor) =>
  (await reader.getTopics({ ids: [topicId] })).topics[0];
const listed = async (more: object = {}, reader = running.visitor) =>
  (await reader.listTopics({ page: { size: 50 }, ...more })).topics.map((topic) => topic.id);

it('F-04: a topic is stored and shown with its title, category, text and series', async () => {
  const topic = await openTopic(running, 1, {
    category: TopicCategory.SERIES,
    title: '  Finali konuşalım  ',
    body: 'Ne\noldu?',
    titleId: titleId(1),
  });
  const shown = {
    title: 'Finali konuşalım',
    body: 'Ne\noldu?',
    category: TopicCategory.SERIES,
    titleId: titleId(1),
  };
  expect(topic).toMatchObject({ ...shown, authorId: memberId(1), version: 1, postCount: 0, locked: false });
  expect(await one(topic.id)).toMatchObject(shown);
});

it.each([
  ['a series', 1, TopicCategory.SERIES],
  ['an anime', 2, TopicCategory.ANIME],
  ['a film', 3, TopicCategory.MOVIES],
])('a topic about %s without a category stands in the category of its kind', async (_, n, category) => {
  const topic = await openTopic(running, 1, { category: TopicCategory.UNSPECIFIED, titleId: titleId(n) });
  expect(topic.category).toBe(category);
});

it('F-05: a topic needs a title, a text and a category', async () => {
  expect(await problems(openTopic(running, 1, { title: ' ' }))).toEqual({ title: 'required' });
  expect(await problems(openTopic(running, 1, { title: 'İz' }))).toEqual({ title: 'too_short' });
  expect(await problems(openTopic(running, 1, { title: 'ü'.repeat(121) }))).toEqual({ title: 'too_long' });
  expect(await problems(openTopic(running, 1, { title: 'Bir\nİki' }))).toEqual({ title: 'invalid' });
  expect(await problems(openTopic(running, 1, { body: '' }))).toEqual({ body: 'required' });
  expect(await problems(openTopic(running, 1, { body: 'ü'.repeat(10_001) }))).toEqual({ body: 'too_long' });
  expect(await problems(openTopic(running, 1, { category: 0 }))).toEqual({ category: 'required' });
  expect(await problems(openTopic(running, 1, { category: 9 as TopicCategory }))).toEqual({
    category: 'invalid',
  });
  expect((await openTopic(running, 1, { body: 'ü'.repeat(10_000) })).body).toHaveLength(10_000);
  for (const unknown of [titleId(9), 'x'])
    expect(await code(openTopic(running, 1, { titleId: unknown }))).toBe('NOT_FOUND');
});

it('only staff writes in Duyurular, and everybody reads there', async () => {
  const announcement = { category: TopicCategory.ANNOUNCEMENTS, title: 'Bakım', body: 'Bu gece bakım var.' };
  expect(await code(running.as(1).createTopic(announcement))).toBe('FORBIDDEN');
  const { topic } = await running.moderator.createTopic(announcement);
  expect(await code(addPost(running, 1, topic!.id))).toBe('FORBIDDEN');
  expect(await code(running.moderator.addPost({ topicId: topic!.id, body: 'Bitti.' }))).toBe('OK');
  expect(await one(topic!.id)).toMatchObject({ title: 'Bakım' });
});

it('F-03: an author edits a topic, and nobody else but moderators', async () => {
  const { id: topicId } = await openTopic(running, 1);
  const edit = { topicId, title: 'Yeni başlık', body: 'Yeni metin', version: 1 };
  expect(await code(running.as(2).editTopic(edit))).toBe('FORBIDDEN');
  const { topic } = await running.as(1).editTopic(edit);
  expect(topic).toMatchObject({ title: 'Yeni başlık', body: 'Yeni metin', edited: true, version: 2 });
  expect(await code(running.as(1).editTopic(edit))).toBe('OUTDATED');
  expect(await code(running.moderator.editTopic({ ...edit, version: 0 }))).toBe('OK');
  expect(await code(running.as(1).editTopic({ ...edit, topicId: nowhere }))).toBe('NOT_FOUND');
});

it('F-11: the author and moderators delete a topic, and nobody else', async () => {
  const { id: topicId } = await openTopic(running, 1);
  const post = await addPost(running, 2, topicId);
  expect(await code(running.as(2).deleteTopic({ topicId }))).toBe('FORBIDDEN');
  expect(await code(running.visitor.deleteTopic({ topicId }))).toBe('NO_SESSION');
  await running.as(1).deleteTopic({ topicId });
  expect(await one(topicId)).toBeUndefined();
  expect(await listed()).not.toContain(topicId);
  expect(await code(running.visitor.listPosts({ topicId }))).toBe('NOT_FOUND');
  expect((await running.visitor.getComments({ ids: [post.id] })).comments).toEqual([]);
  expect(await code(running.as(1).deleteTopic({ topicId }))).toBe('NOT_FOUND');
  const other = await openTopic(running, 1);
  expect(await code(running.moderator.deleteTopic({ topicId: other.id }))).toBe('OK');
});

it('a locked topic is read only until a moderator opens it again', async () => {
  const { id: topicId } = await openTopic(running, 1);
  const post = await addPost(running, 2, topicId);
  expect(await code(running.as(1).lockTopic({ topicId, locked: true }))).toBe('FORBIDDEN');
  await running.moderator.lockTopic({ topicId, locked: true });
  const react = (active: boolean, targetType: string, targetId: string) =>
    code(running.as(3).setReaction({ targetType, targetId, reaction: Reaction.LIKE, active }));
  const edit = { topicId, title: 'Yeni başlık', body: 'Yeni metin' };
  expect(await code(addPost(running, 2, topicId))).toBe('TOPIC_LOCKED');
  expect(await code(running.as(1).editTopic(edit))).toBe('TOPIC_LOCKED');
  expect(await code(running.as(2).editComment({ commentId: post.id, body: 'Yeni', version: 1 }))).toBe(
    'TOPIC_LOCKED',
  );
  expect(await react(true, 'discussion', topicId)).toBe('TOPIC_LOCKED');
  expect(await react(true, 'comment', post.id)).toBe('TOPIC_LOCKED');
  expect(await react(false, 'comment', post.id)).toBe('OK');
  expect(await code(running.moderator.editTopic(edit))).toBe('OK');
  expect(await one(topicId)).toMatchObject({ locked: true, postCount: 1, lastNumber: 1 });
  expect(await code(running.as(2).deleteComment({ commentId: post.id }))).toBe('OK');
  await running.moderator.lockTopic({ topicId, locked: false });
  expect((await addPost(running, 2, topicId)).number).toBe(2);
});

it('a pinned topic is first in its category', async () => {
  const category = TopicCategory.SUGGESTIONS;
  const first = await openTopic(running, 1, { category });
  const second = await openTopic(running, 1, { category });
  expect(await listed({ category })).toEqual([second.id, first.id]);
  await running.moderator.pinTopic({ topicId: first.id, pinned: true });
  expect(await listed({ category })).toEqual([first.id, second.id]);
  const [newest] = await listed();
  expect(newest).toBe(second.id);
  await running.moderator.pinTopic({ topicId: first.id, pinned: false });
  expect(await listed({ category })).toEqual([second.id, first.id]);
});

it('a moved topic leaves a pointer in its old category for seven days', async () => {
  const category = TopicCategory.ANIME;
  const { id: topicId } = await openTopic(running, 1, { category });
  await running.moderator.moveTopic({ topicId, category: TopicCategory.MOVIES });
  const pointers = async (more: object = {}) =>
    (await running.visitor.listTopics({ category, ...more })).moved.map(({ topic }) => topic!.id);
  expect(await listed({ category })).not.toContain(topicId);
  expect(await listed({ category: TopicCategory.MOVIES })).toContain(topicId);
  expect(await pointers()).toContain(topicId);
  expect(await pointers({ order: TopicOrder.NEW })).toEqual([]);
  await running.database.query(`UPDATE topic SET moved_at = moved_at - interval '7 days' WHERE id = $1`, [
    topicId,
  ]);
  expect(await pointers()).not.toContain(topicId);
  expect(await problems(running.moderator.moveTopic({ topicId, category: 0 }))).toEqual({
    category: 'required',
  });
});

it('lists are sorted by activity or age, or have only topics without answers or about a title', async () => {
  const [category, about] = [TopicCategory.SERIES, titleId(1)];
  const older = await openTopic(running, 3, { category, titleId: about });
  const newer = await openTopic(running, 3, { category, titleId: titleId(2) });
  await addPost(running, 4, older.id);
  const of = async (more: object) =>
    (await listed(more)).filter((topicId) => [older.id, newer.id].includes(topicId));
  expect(await of({})).toEqual([older.id, newer.id]);
  expect(await of({ category })).toEqual([older.id, newer.id]);
  expect(await of({ order: TopicOrder.NEW })).toEqual([newer.id, older.id]);
  expect(await of({ order: TopicOrder.NEW, category })).toEqual([newer.id, older.id]);
  expect(await of({ order: TopicOrder.UNANSWERED })).toEqual([newer.id]);
  expect(await of({ order: TopicOrder.UNANSWERED, category })).toEqual([newer.id]);
  expect(await of({ titleId: about })).toEqual([older.id]);
  expect(await of({ titleId: 'x' })).toEqual([]);
  const [row] = (await running.visitor.listTopics({})).topics;
  expect(row).toMatchObject({ id: older.id, body: '', postCount: 1, lastAuthorId: memberId(4) });
  expect(await problems(listed({ category: 9 }))).toEqual({ category: 'invalid' });
  expect(await problems(listed({ order: 9 }))).toEqual({ order: 'invalid' });
});

it('a member can follow topics, a visitor cannot', async () => {
  const followed = (reader = running.as(5), more: object = {}) =>
    listed({ order: TopicOrder.FOLLOWED, ...more }, reader);
  const own = await openTopic(running, 5);
  const other = await openTopic(running, 6, { category: TopicCategory.MOVIES });
  const follow = (topicId: string, on: boolean) => running.as(5).followTopic({ topicId, followed: on });
  expect((await follow(other.id, true)).state).toMatchObject({ followed: true, opened: false });
  expect(await followed()).toEqual([other.id, own.id]);
  expect(await followed(running.as(5), { category: TopicCategory.MOVIES })).toEqual([other.id]);
  await follow(other.id, true);
  await follow(other.id, false);
  expect(await followed()).toEqual([own.id]);
  expect(await code(follow(nowhere, true))).toBe('NOT_FOUND');
  expect(await code(followed(running.visitor))).toBe('NO_SESSION');
});

it('the read position of a member only moves forward, and not past the end of the topic', async () => {
  const { id: topicId } = await openTopic(running, 1);
  for (const author of [1, 2, 3]) await addPost(running, author, topicId);
  const mark = async (number: number) =>
    (await running.as(7).markTopicRead({ topicId, number })).state!.readNumber;
  const states = async () => (await running.as(7).getTopicStates({ ids: [topicId] })).states;
  expect(await states()).toEqual([]);
  expect(await mark(2)).toBe(2);
  expect(await mark(1)).toBe(2);
  expect(await mark(99)).toBe(3);
  expect(await states()).toMatchObject([{ topicId, followed: false, opened: true, readNumber: 3 }]);
  expect(await code(running.as(7).markTopicRead({ topicId: nowhere, number: 1 }))).toBe('NOT_FOUND');
});

it('the title and text of a topic with a scope are hidden until the reader has watched that far or asks for them', async () => {
  const spoiler = { kind: SpoilerKind.EPISODE, season: 1, number: 3 };
  const text = { title: 'Katil kim çıktı', body: 'Bahçıvanmış.' };
  const { id: topicId } = await openTopic(running, 1, { ...text, titleId: titleId(1), spoiler });
  const held = { title: '', body: '', covered: true };
  for (const reader of [running.visitor, running.as(8)]) {
    expect(await one(topicId, reader)).toMatchObject(held);
    const { topics: rows } = await reader.listTopics({});
    expect(rows.find((row) => row.id === topicId)).toMatchObject(held);
  }
  running.progress.seen.set(memberId(8), 3);
  expect(await one(topicId, running.as(8))).toMatchObject({ ...text, covered: false });
  expect(await one(topicId, running.as(1))).toMatchObject({ ...text, covered: false });
  const revealed = await running.visitor.revealTopics({ ids: [topicId] });
  expect(revealed.topics).toMatchObject([{ ...text, covered: false }]);
});

it('a spoiler names the title of its topic, or one of its own', async () => {
  const title = (n: number) => ({ kind: SpoilerKind.TITLE, titleId: titleId(n) });
  const scoped = await openTopic(running, 1, { spoiler: title(2) });
  expect(scoped.spoiler).toMatchObject({ kind: SpoilerKind.TITLE, titleId: titleId(2) });
  const create = (more: object) => problems(openTopic(running, 1, more));
  expect(await create({ spoiler: title(9) })).toEqual({ spoiler: 'invalid' });
  expect(await create({ spoiler: { kind: SpoilerKind.TITLE } })).toEqual({ spoiler: 'invalid' });
  expect(await create({ titleId: titleId(1), spoiler: title(2) })).toEqual({ spoiler: 'invalid' });
});

it('neither side of a block sees the texts of the other', async () => {
  const { id: topicId } = await openTopic(running, 20, { title: 'Görünmez konu' });
  await running.publish(topics.block, {
    blockId: id('b10c', 1),
    memberId: memberId(21),
    otherId: memberId(20),
    blocked: true,
    version: 1,
  });
  expect(await one(topicId, running.as(21))).toMatchObject({ title: '', body: '', hiddenBy: HiddenBy.BLOCK });
  const reveal = (reader: typeof running.visitor) => reader.revealTopics({ ids: [topicId] });
  expect((await reveal(running.as(21))).topics).toMatchObject([{ title: '', hiddenBy: HiddenBy.BLOCK }]);
  expect((await reveal(running.moderator)).topics).toMatchObject([{ title: 'Görünmez konu' }]);
  expect(await one(topicId)).toMatchObject({ title: 'Görünmez konu' });
});

it('F-12: a topic is reacted to as discussion', async () => {
  const { id: topicId } = await openTopic(running, 1);
  const react = (targetId: string) =>
    running.as(2).setReaction({ targetType: 'discussion', targetId, reaction: Reaction.GREAT, active: true });
  const { reactionId, reactions } = await react(topicId);
  expect(reactions).toMatchObject([{ reaction: Reaction.GREAT, count: 1 }]);
  expect((await one(topicId))!.reactions).toMatchObject([{ reaction: Reaction.GREAT, count: 1 }]);
  expect(await code(react(nowhere))).toBe('NOT_FOUND');
  await running.as(2).deleteReaction({ reactionId, targetType: 'discussion' });
  expect((await one(topicId))!.reactions).toEqual([]);
});

it('a topic is reported once', async () => {
  const { id: topicId } = await openTopic(running, 1);
  const report = (targetId: string) =>
    running.as(2).report({ targetType: 'discussion', targetId, problem: ReportProblem.SPAM });
  expect((await report(topicId)).already).toBe(false);
  expect((await report(topicId)).already).toBe(true);
  expect(await code(report(nowhere))).toBe('NOT_FOUND');
});

it('a creation with one key has one effect', async () => {
  const request = { category: TopicCategory.GENERAL, title: 'Bir kere', body: 'Yalnız bir kere.' };
  const create = () => running.as(9).createTopic(request, { idempotencyKey: 'topic-1' });
  const [first, second] = [await create(), await create()];
  expect(second.topic!.id).toBe(first.topic!.id);
});

it('a snapshot holds each topic in the shape of its event', async () => {
  const { id: topicId, postedAt } = await openTopic(running, 1);
  const { records } = await running.notifications.snapshot({
    topic: topics.topic.name,
    cursor: '',
    limit: 1_000,
  });
  const record = records.find(({ key }) => key === topicId);
  expect(record).toMatchObject({ version: 1 });
  expect(timestampDate(postedAt!).getTime()).toBeGreaterThan(0);
});

it('an edit is outdated by another edit, and not by a pin, a lock, a move or a cover', async () => {
  const { id: topicId, version } = await openTopic(running, 1);
  const edit = (over: object = {}) =>
    running.as(1).editTopic({ topicId, title: 'Yeni başlık', body: 'Yeni metin', version, ...over });
  await running.moderator.pinTopic({ topicId, pinned: true });
  await running.moderator.lockTopic({ topicId, locked: true });
  await running.moderator.lockTopic({ topicId, locked: false });
  await running.moderator.moveTopic({ topicId, category: TopicCategory.SUGGESTIONS });
  expect((await one(topicId))!.version).toBe(version);
  const { topic } = await edit();
  expect(await code(edit({ body: 'İkinci sekme' }))).toBe('OUTDATED');
  expect((await edit({ body: 'İkinci sekme', version: topic!.version })).topic!.body).toBe('İkinci sekme');
});

it('a place that names an episode of a film is refused, because nobody would ever reach it', async () => {
  const film = { category: TopicCategory.MOVIES, titleId: titleId(3) };
  const place = { kind: SpoilerKind.EPISODE, season: 1, number: 5 };
  const wrong = { spoiler: 'invalid' };
  expect(await problems(openTopic(running, 1, { ...film, spoiler: place }))).toEqual(wrong);
  const { id: topicId } = await openTopic(running, 1, film);
  expect(await problems(addPost(running, 2, topicId, { spoiler: place }))).toEqual(wrong);
  const edit = { topicId, title: 'Film üstüne', body: 'Sonu', titleId: titleId(3), spoiler: place };
  expect(await problems(running.as(1).editTopic(edit))).toEqual(wrong);
  const target = { kind: TargetKind.MOVIE, id: titleId(3) };
  expect(await problems(running.as(1).postComment({ target, body: 'Sonu', spoiler: place }))).toEqual(wrong);
  const post = await addPost(running, 2, topicId, { spoiler: { kind: SpoilerKind.TITLE } });
  const changed = { commentId: post.id, body: 'Sonu', version: post.version, spoiler: place };
  expect(await problems(running.as(2).editComment(changed))).toEqual(wrong);
});

it('followed topics go on beyond the first 200', async () => {
  await running.database.query(
    `INSERT INTO topic (id, category, title, body, author_id, posted_at, active_at, changed_at)
     SELECT gen_random_uuid(), 1, 'Takip ' || n, 'Metin', $1, now(), now() - n * interval '1 minute', now()
     FROM generate_series(1, 250) n`,
    [memberId(20)],
  );
  await running.database.query(
    `INSERT INTO topic_reader (member_id, topic_id, followed_at) SELECT $1, id, now() FROM topic WHERE author_id = $2 AND title LIKE 'Takip %'`,
    [memberId(22), memberId(20)],
  );
  const found = new Set<string>();
  let cursor = '';
  do {
    const page = { size: 50, cursor };
    const { topics: read, info } = await running.as(22).listTopics({ order: TopicOrder.FOLLOWED, page });
    for (const topic of read) if (topic.authorId === memberId(20)) found.add(topic.id);
    cursor = info!.nextCursor;
  } while (cursor !== '');
  expect(found.size).toBe(250);
});
