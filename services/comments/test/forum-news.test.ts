import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BlockChangedSchema, topics } from '@seyir/proto';
import { addPost, code, openTopic } from './forum-fixtures.js';
import { id, markDeleted, memberId, nameOf, nowhere, startComments, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startComments();
});
afterAll(() => running.close());

/** A topic of member 1 that these members follow. */
const followedBy = async (...followers: number[]) => {
  const { id: topicId } = await openTopic(running, 1);
  for (const n of followers) await running.as(n).followTopic({ topicId, followed: true });
  return topicId;
};
/** The clock of the bench stands still: without this, a post would be as old as the follow. */
const post = async (author: number, topicId: string, more: object = {}) => {
  running.bench.clock.advance(1_000);
  return addPost(running, author, topicId, more);
};
const news = async (topicId: string, ...members: number[]) => {
  const answer = await running.notifications.getTopicNews({ topicId, memberIds: members.map(memberId) });
  return Object.fromEntries(
    answer.news.map(({ memberId: who, postCount }) => [Number(who.slice(-12)), postCount]),
  );
};
const restrain = (member: number, other: number, over: MessageInitShape<typeof BlockChangedSchema>) =>
  running.publish(
    topics.block,
    create(BlockChangedSchema, {
      blockId: id('b10c', member * 100 + other),
      memberId: memberId(member),
      otherId: memberId(other),
      version: 1,
      ...(over as object),
    }),
  );

it('lists the followers of a topic in the order of ids, its author among them', async () => {
  const topicId = await followedBy(4, 3, 2);
  await running.as(2).followTopic({ topicId, followed: false });
  await running.as(5).markTopicRead({ topicId, number: 0 });
  const list = async (after: string, limit: number) =>
    (await running.notifications.listTopicFollowers({ topicId, after, limit })).memberIds;
  expect(await list('', 0)).toEqual([1, 3, 4].map(memberId));
  expect(await list('', 2)).toEqual([1, 3].map(memberId));
  expect(await list(memberId(3), 2)).toEqual([memberId(4)]);
  expect((await running.notifications.listTopicFollowers({ topicId: nowhere })).memberIds).toEqual([]);
  expect(await code(running.notifications.listTopicFollowers({ topicId, after: 'x' }))).toBe('BAD_INPUT');
});

it('unread posts since the follow are news, but not for their author or without a follow', async () => {
  const topicId = await followedBy(2);
  await post(1, topicId);
  await post(3, topicId);
  running.bench.clock.advance(1_000);
  await running.as(3).followTopic({ topicId, followed: true });
  await post(3, topicId);
  expect(await news(topicId, 1, 2, 3, 4)).toEqual({ 1: 2, 2: 3 });
  await running.as(2).markTopicRead({ topicId, number: 2 });
  expect(await news(topicId, 2)).toEqual({ 2: 1 });
  await running.as(2).markTopicRead({ topicId, number: 3 });
  expect(await news(topicId, 2)).toEqual({});
  const { postedAt } = await post(4, topicId);
  const answer = await running.notifications.getTopicNews({ topicId, memberIds: [memberId(2)] });
  expect(answer.news).toMatchObject([{ memberId: memberId(2), postCount: 1, postedAt }]);
});

it('a post that quotes or mentions a member has its own notification, so it is not counted', async () => {
  const topicId = await followedBy(2);
  const own = await post(2, topicId);
  await post(3, topicId, { quotedId: own.id });
  await post(3, topicId, { body: `@${nameOf(2)} sen ne dersin?` });
  expect(await news(topicId, 1, 2)).toEqual({ 1: 3 });
});

it('posts that blocks, mutes and muted words hide are no news, and neither are deleted posts', async () => {
  const topicId = await followedBy(2, 3, 4, 5, 6);
  await restrain(2, 7, { blocked: true });
  await restrain(7, 3, { blocked: true });
  await restrain(4, 7, { muted: true });
  await running.publish(topics.mutedWords, { memberId: memberId(5), words: ['final'], version: 1 });
  const { id: postId } = await post(7, topicId, { body: 'Finalde ağladım' });
  expect(await news(topicId, 2, 3, 4, 5, 6)).toEqual({ 6: 1 });
  await markDeleted(running, postId);
  expect(await news(topicId, 6)).toEqual({});
});

it('a topic that is hidden from a follower has no news, and neither has a deleted one', async () => {
  const topicId = await followedBy(8, 9);
  await post(3, topicId);
  await restrain(8, 1, { blocked: true });
  expect(await news(topicId, 8, 9)).toEqual({ 9: 1 });
  await running.as(1).deleteTopic({ topicId });
  expect(await news(topicId, 9)).toEqual({});
});

it('counts up to 99', async () => {
  const topicId = await followedBy(2);
  running.bench.clock.advance(1_000);
  await running.database.query(
    `INSERT INTO comment (id, target_kind, target_id, author_id, body, posted_at, silent, demo, changed_at, number)
     SELECT gen_random_uuid(), 5, $1, $2, 'Yazı', $3, false, false, $3, n FROM generate_series(1, 150) n`,
    [topicId, memberId(3), running.bench.clock.now()],
  );
  expect(await news(topicId, 2)).toEqual({ 2: 99 });
});
