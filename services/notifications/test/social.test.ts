import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import {
  Badge,
  NoticeKind,
  NotificationKind,
  TargetKind,
  topics,
  type NoticeChangedSchema,
  type PostChangedSchema,
  type TopicChangedSchema,
} from '@seyir/proto';
import { aReply, id, memberId, recordOf, startNotifications, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());

let made = 0;
const postId = id('7777', 1);
const groupId = id('6666', 1);
type Told = MessageInitShape<typeof NoticeChangedSchema> & object;
/** Member 2 acts on `n`; returns the id of the action. */
const tell = async (n: number, kind: NoticeKind, more: Told = {}) => {
  const noticeId = more.noticeId ?? id('5555', (made += 1));
  const base = { noticeId, kind, recipientIds: [memberId(n)], actorId: memberId(2), version: 1 };
  const time = timestampFromDate(new Date(Date.UTC(2026, 0, 1, 0, made)));
  await running.bench.bus.publish([recordOf(topics.notice, { time, ...base, ...more })]);
  return noticeId;
};
const mention = (n: number, more: MessageInitShape<typeof PostChangedSchema> & object = {}) =>
  running.bench.bus.publish([
    recordOf(topics.post, {
      postId: id('7777', n),
      authorId: memberId(2),
      mentionedIds: [memberId(n)],
      version: 1,
      postedAt: timestampFromDate(new Date()),
      ...more,
    }),
  ]);
const listOf = async (n: number) => {
  const { notifications, info, unread } = await running.as(n).listNotifications({});
  return { notifications, count: info?.count, unread };
};
const restrain = (n: number, other: number, over: object) =>
  running.bench.bus.publish([
    recordOf(topics.block, {
      blockId: id('b10c', n * 1_000 + other),
      memberId: memberId(n),
      otherId: memberId(other),
      version: 1,
      ...over,
    }),
  ]);

describe('notices of social', () => {
  it.each([
    [10, NoticeKind.FOLLOW, NotificationKind.FOLLOW, {}, {}],
    [11, NoticeKind.FOLLOW_REQUEST, NotificationKind.FOLLOW_REQUEST, {}, {}],
    [12, NoticeKind.CLAP, NotificationKind.CLAP, { subjectId: postId }, {}],
    [13, NoticeKind.COMMENT, NotificationKind.COMMENT, { subjectId: postId }, {}],
    [
      14,
      NoticeKind.POLL_ENDED,
      NotificationKind.POLL_ENDED,
      { subjectId: postId, actorId: '' },
      { actorId: '' },
    ],
    [15, NoticeKind.GROUP_REQUEST, NotificationKind.GROUP_REQUEST, { subjectId: groupId }, { groupId }],
    [
      16,
      NoticeKind.GROUP_INVITE,
      NotificationKind.GROUP_INVITE,

      { subjectId: groupId, actorId: '' },
      { groupId, actorId: '' },
    ],
    [
      17,
      NoticeKind.GROUP_ACCEPTED,
      NotificationKind.GROUP_ACCEPTED,

      { subjectId: groupId, actorId: '' },
      { groupId, actorId: '' },
    ],
    [
      19,
      NoticeKind.GROUP_PLAN,
      NotificationKind.GROUP_PLAN,

      { subjectId: groupId, actorId: '' },
      { groupId, actorId: '' },
    ],
    [
      18,
      NoticeKind.BADGE,
      NotificationKind.BADGE,

      { badge: Badge.FIRST_POST, actorId: '' },
      { badge: Badge.FIRST_POST, actorId: '' },
    ],
  ] as [number, NoticeKind, NotificationKind, Told, object][])(
    'member %i is notified once of kind %i, until it is withdrawn',
    async (n, told, kind, more, shown) => {
      const noticeId = await tell(n, told, more);
      await tell(n, told, { ...more, noticeId, version: 2 });
      const onPost = [NoticeKind.CLAP, NoticeKind.COMMENT, NoticeKind.POLL_ENDED].includes(told);
      const target = onPost && { target: { kind: TargetKind.POST, id: postId } };
      const actorId = memberId(2);
      expect(await listOf(n)).toMatchObject({
        notifications: [{ kind, actorId, causeId: noticeId, read: false, ...target, ...shown }],
        count: 1,
        unread: 1,
      });
      await tell(n, told, { ...more, noticeId, version: 3, removed: true });
      expect(await listOf(n)).toMatchObject({ notifications: [], count: 0, unread: 0 });
    },
  );

  it('a follow that ends and begins again causes no second notification', async () => {
    const noticeId = await tell(20, NoticeKind.FOLLOW);
    await running.as(20).markRead({});
    await tell(20, NoticeKind.FOLLOW, { noticeId, version: 2, removed: true });
    await tell(20, NoticeKind.FOLLOW, { noticeId, version: 3 });
    expect(await listOf(20)).toMatchObject({ notifications: [{ read: true }], count: 1, unread: 0 });
  });

  it.each([
    [22, NoticeKind.GROUP_INVITE, { subjectId: groupId, actorId: '' }],
    [23, NoticeKind.GROUP_REQUEST, { subjectId: groupId }],
  ] as [number, NoticeKind, Told][])(
    'member %i: what asks for an answer (%i) is unread and at the top when it is withdrawn and made again',
    async (n, kind, more) => {
      const noticeId = await tell(n, kind, more);
      await tell(n, NoticeKind.FOLLOW);
      await running.as(n).markRead({});
      await tell(n, kind, { ...more, noticeId, version: 2, removed: true });
      expect(await listOf(n)).toMatchObject({ count: 1, unread: 0 });
      const time = timestampFromDate(new Date());
      await tell(n, kind, { ...more, noticeId, version: 3, time });
      expect(await listOf(n)).toMatchObject({
        notifications: [{ causeId: noticeId, read: false }, { read: true }],
        count: 2,
        unread: 1,
      });
      await tell(n, kind, { ...more, noticeId, version: 4 });
      expect(await listOf(n)).toMatchObject({ count: 2, unread: 1 });
    },
  );

  it('members are not notified of their own actions', async () => {
    await tell(2, NoticeKind.GROUP_REQUEST, {
      subjectId: groupId,
      recipientIds: [memberId(2), memberId(21)],
    });
    expect(await listOf(2)).toMatchObject({ count: 0 });
    expect(await listOf(21)).toMatchObject({ count: 1 });
  });
});

describe('claps', () => {
  it('of further members renew the notification, which is unread again', async () => {
    const clap = { subjectId: postId };
    const noticeId = await tell(30, NoticeKind.CLAP, clap);
    await running.as(30).markRead({});
    const renewed = { ...clap, noticeId, actorId: memberId(3), others: 1, version: 2 };
    await tell(30, NoticeKind.CLAP, renewed);
    await tell(30, NoticeKind.CLAP, { ...renewed, actorId: memberId(4), others: 2, version: 3 });
    expect(await listOf(30)).toMatchObject({
      notifications: [{ causeId: noticeId, actorId: memberId(4), others: 2, read: false }],
      count: 1,
      unread: 1,
    });
    // The same number again is not a new event.
    await running.as(30).markRead({});
    await tell(30, NoticeKind.CLAP, { ...renewed, others: 2, version: 4 });
    expect(await listOf(30)).toMatchObject({
      notifications: [{ actorId: memberId(4), read: true }],
      unread: 0,
    });
  });

  it('of an erased member are removed; if others clapped too, the notification stays without a name', async () => {
    const erased = { actorId: memberId(5), subjectId: postId };
    const alone = await tell(31, NoticeKind.CLAP, erased);
    const together = await tell(31, NoticeKind.CLAP, { ...erased, others: 3 });
    await tell(31, NoticeKind.FOLLOW, { actorId: memberId(5) });
    await running.bench.bus.publish([
      recordOf(topics.member, { memberId: memberId(5), version: 2, removed: true }),
    ]);
    await eventually(async () =>
      expect(await listOf(31)).toMatchObject({
        notifications: [{ causeId: together, actorId: '', others: 3 }],
        count: 1,
        unread: 1,
      }),
    );
    expect(alone).not.toBe(together);
    const { rows } = await running.database.query(`SELECT 1 FROM notification WHERE actor_id = $1`, [
      memberId(5),
    ]);
    expect(rows).toEqual([]);
    await tell(31, NoticeKind.FOLLOW_REQUEST, { actorId: memberId(5) });
    expect(await listOf(31)).toMatchObject({ count: 1 });
  });
});

describe('blocks and mutes', () => {
  it.each([
    ['a block by the recipient', 40, 41, { blocked: true }, true],
    ['a block by the actor', 42, 43, { blocked: true }, false],
    ['a mute by the recipient', 44, 45, { muted: true }, true],
  ] as const)('%s: no notification', async (_, recipient, actor, over, byRecipient) => {
    await (byRecipient ? restrain(recipient, actor, over) : restrain(actor, recipient, over));
    await tell(recipient, NoticeKind.CLAP, { actorId: memberId(actor), subjectId: postId });
    await mention(recipient, { authorId: memberId(actor) });
    expect(await listOf(recipient)).toMatchObject({ count: 0, unread: 0 });
  });
});

describe('a post', () => {
  it('notifies the members whom it mentions, until it is deleted', async () => {
    await mention(50, { mentionedIds: [memberId(50), memberId(51), memberId(2)] });
    for (const n of [50, 51])
      expect(await listOf(n)).toMatchObject({
        notifications: [
          {
            kind: NotificationKind.POST_MENTION,
            actorId: memberId(2),
            causeId: id('7777', 50),
            target: { kind: TargetKind.POST, id: id('7777', 50) },
          },
        ],
        unread: 1,
      });
    const gone = { mentionedIds: [memberId(50), memberId(51)], version: 2, removed: true };
    await mention(50, gone);
    for (const n of [50, 51]) expect(await listOf(n)).toMatchObject({ count: 0, unread: 0 });
  });

  it('of an import notifies nobody', async () => {
    await mention(52, { silent: true });
    expect(await listOf(52)).toMatchObject({ count: 0 });
  });
});

describe('a topic of the forum', () => {
  const tellTopic = (n: number, more: MessageInitShape<typeof TopicChangedSchema> & object = {}) =>
    running.bench.bus.publish([
      recordOf(topics.topic, {
        topicId: id('8888', n),
        authorId: memberId(2),
        mentionedIds: [memberId(n)],
        version: 1,
        postedAt: timestampFromDate(new Date()),
        ...more,
      }),
    ]);

  it('notifies the members whom its opening text mentions, until it is deleted', async () => {
    const mentionedIds = [memberId(53), memberId(54), memberId(2)];
    await tellTopic(53, { mentionedIds, deafIds: [memberId(54)] });
    expect(await listOf(53)).toMatchObject({
      notifications: [
        {
          kind: NotificationKind.TOPIC_MENTION,
          actorId: memberId(2),
          causeId: id('8888', 53),
          target: { kind: TargetKind.DISCUSSION, id: id('8888', 53) },
        },
      ],
      unread: 1,
    });
    expect(await listOf(54)).toMatchObject({ count: 0 });
    await tellTopic(53, { mentionedIds, version: 2, deleted: true });
    expect(await listOf(53)).toMatchObject({ count: 0, unread: 0 });
  });

  it('of an import notifies nobody', async () => {
    await tellTopic(55, { silent: true });
    expect(await listOf(55)).toMatchObject({ count: 0 });
  });
});

it('a comment that mentions the author of the post is one notification', async () => {
  const comment = aReply(900, { parentId: '', parentAuthorId: '', mentionedIds: [memberId(60)] });
  await running.publish(comment);
  await tell(60, NoticeKind.COMMENT, { noticeId: comment.commentId!, subjectId: postId });
  expect(await listOf(60)).toMatchObject({ count: 1, unread: 1 });
});

it('a rebuild from comments keeps the notifications from social', async () => {
  await tell(70, NoticeKind.FOLLOW);
  await mention(70);
  await running.service.rebuild();
  expect(await listOf(70)).toMatchObject({ count: 2 });
});
