import { fromBinary, type MessageShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { Audience, NoticeChangedSchema, NoticeKind, TargetKind, topics } from '@seyir/proto';
import { id, memberId, startSocial, type Running } from './fixtures.js';
import { newGroup, putInto } from './group-fixtures.js';

let running: Running;
const heard: MessageShape<typeof NoticeChangedSchema>[] = [];
beforeAll(async () => {
  running = await startSocial();
  await running.bench.bus.subscribe('test', [topics.notice.name], async ({ data }) => {
    heard.push(fromBinary(NoticeChangedSchema, data));
  });
});
afterAll(() => running.close());

type Heard = Pick<(typeof heard)[number], 'kind' | 'actorId' | 'removed' | 'others'>;
/** The notices of a member, without badges, in the order of versions. */
const toldTo = (n: number): Heard[] =>
  heard
    .filter(({ kind, recipientIds }) => kind !== NoticeKind.BADGE && recipientIds.includes(memberId(n)))
    .sort((one, other) => one.version - other.version)
    .map(({ kind, actorId, removed, others }) => ({ kind, actorId, removed, others }));
const tells = (n: number, wanted: readonly Partial<Heard>[]) =>
  eventually(() => expect(toldTo(n)).toEqual(wanted.map((one) => expect.objectContaining(one))));
const follow = (n: number, other: number, active = true) =>
  running.as(n).setFollow({ memberId: memberId(other), active });
const post = async (n: number, more: object = {}) =>
  (await running.as(n).createPost({ body: 'Bu akşam final var', ...more })).post!;

describe('a follow', () => {
  it('notifies the followed member under one id, and withdraws that when it ends', async () => {
    await follow(1, 2);
    await follow(1, 2);
    await follow(1, 2, false);
    await follow(1, 2);
    const told = { kind: NoticeKind.FOLLOW, actorId: memberId(1) };
    await tells(2, [
      { ...told, removed: false },
      { ...told, removed: true },
      { ...told, removed: false },
    ]);
    expect(new Set(heard.map(({ noticeId }) => noticeId)).size).toBe(1);
  });

  it('is a request for a private profile, which its answer takes away', async () => {
    await running.show(4, Audience.NOBODY);
    await follow(3, 4);
    await running.as(4).answerFollowRequest({ memberId: memberId(3), accepted: true });
    const told = { kind: NoticeKind.FOLLOW_REQUEST, actorId: memberId(3) };
    await tells(4, [
      { ...told, removed: false },
      { ...told, removed: true },
    ]);
  });

  it('that a block ends is withdrawn', async () => {
    await follow(5, 6);
    await running.block(6, 5);
    await tells(6, [
      { kind: NoticeKind.FOLLOW, removed: false },
      { kind: NoticeKind.FOLLOW, removed: true },
    ]);
  });
});

describe('claps', () => {
  it('are one notice per post, sent once for each clapping member, with the number of the others', async () => {
    const { id: postId } = await post(10);
    for (const [n, claps] of [
      [11, 3],
      [11, 2],
      [12, 1],
      [13, 50],
      [13, 5],
    ] as const)
      await running.as(n).clap({ postId, claps });
    const told = { kind: NoticeKind.CLAP, removed: false };
    await tells(10, [
      { ...told, actorId: memberId(11), others: 0 },
      { ...told, actorId: memberId(12), others: 1 },
      { ...told, actorId: memberId(13), others: 2 },
    ]);
    await running.as(10).deletePost({ postId });
    await eventually(() =>
      expect(toldTo(10).slice(3)).toEqual([
        expect.objectContaining({ kind: NoticeKind.CLAP, removed: true }),
        expect.objectContaining({ kind: NoticeKind.POLL_ENDED, removed: true }),
      ]),
    );
  });
});

describe('the end of a poll', () => {
  it('notifies its author once', async () => {
    const endsAt = timestampFromDate(new Date(Date.now() + 600_000));
    const { id: postId } = await post(20, { poll: { question: 'Hangisi?', answers: ['Bu', 'Şu'], endsAt } });
    await post(21, { poll: { question: 'Hangisi?', answers: ['Bu', 'Şu'] } });
    await running.database.query(`UPDATE poll SET ends_at = now() - interval '1 minute' WHERE post_id = $1`, [
      postId,
    ]);
    await eventually(() => expect(toldTo(20)).toHaveLength(1), 15_000);
    expect(heard.find(({ subjectId }) => subjectId === postId)).toMatchObject({
      kind: NoticeKind.POLL_ENDED,
      subjectId: postId,
      actorId: '',
    });
    const { rows } = await running.database.query(
      `SELECT 1 FROM poll WHERE ends_at IS NOT NULL AND NOT end_told`,
    );
    expect(rows).toEqual([]);
    expect(toldTo(21)).toEqual([]);
  });
});

it('the end of a poll notifies no author who has left its private group', async () => {
  const { id: groupId } = await newGroup(running, 22, { private: true });
  await putInto(running, groupId, 23, 'member');
  await putInto(running, groupId, 24, 'member');
  const endsAt = timestampFromDate(new Date(Date.now() + 600_000));
  const poll = { poll: { question: 'Hangisi?', answers: ['Bu', 'Şu'], endsAt } };
  for (const n of [23, 24]) await running.as(n).createGroupPost({ groupId, post: poll });
  await running.as(23).leaveGroup({ groupId });
  await running.database.query(
    `UPDATE poll SET ends_at = now() - interval '1 minute' WHERE post_id IN (SELECT id FROM post WHERE group_id = $1)`,
    [groupId],
  );
  await eventually(() => expect(toldTo(24)).toHaveLength(1), 15_000);
  expect(toldTo(23)).toEqual([]);
});

describe('a group', () => {
  it('notifies its managers of a request, and the member of the acceptance', async () => {
    const { id: groupId, owner } = await newGroup(running, 30, { approval: true });
    await putInto(running, groupId, 31, 'manager');
    await putInto(running, groupId, 32, 'member');
    await running.as(33).joinGroup({ groupId });
    const [request] = (await running.as(owner).listGroupRequests({ groupId })).requests;
    await running.as(31).acceptGroupRequest({ requestId: request!.id });
    const asked = { kind: NoticeKind.GROUP_REQUEST, actorId: memberId(33) };
    for (const n of [30, 31])
      await tells(n, [
        { ...asked, removed: false },
        { ...asked, removed: true },
      ]);
    await tells(33, [{ kind: NoticeKind.GROUP_ACCEPTED, actorId: '', removed: false }]);
    expect(toldTo(32)).toEqual([]);
  });

  it('tells a member of an invite until it is answered or taken back', async () => {
    const { id: groupId } = await newGroup(running, 34, { private: true });
    const invite = (invited: boolean) =>
      running.as(34).setGroupInvite({ groupId, memberId: memberId(35), invited });
    await invite(true);
    await invite(false);
    await invite(true);
    await running.as(35).joinGroup({ groupId });
    await tells(
      35,
      [false, true, false, true].map((removed) => ({ kind: NoticeKind.GROUP_INVITE, removed })),
    );
  });
});

describe('a comment on a post', () => {
  let made = 0;
  const comment = async (n: number, postId: string, more: object = {}) => {
    const commentId = id('cccc', (made += 1));
    await running.publish(topics.comment, {
      commentId,
      target: { kind: TargetKind.POST, id: postId },
      authorId: memberId(n),
      postedAt: timestampFromDate(new Date()),
      version: 1,
      ...more,
    });
    return commentId;
  };

  it('notifies the author of the post by the id of the comment, and withdraws that with it', async () => {
    const { id: postId } = await post(40);
    const commentId = await comment(41, postId);
    made -= 1;
    await comment(41, postId, { version: 2, deleted: true });
    const told = { kind: NoticeKind.COMMENT, actorId: memberId(41) };
    await tells(40, [
      { ...told, removed: false },
      { ...told, removed: true },
    ]);
    expect(heard.find(({ noticeId }) => noticeId === commentId)).toMatchObject({ subjectId: postId });
  });

  it('sends no notice if it is the author’s own, a reply, imported, or old', async () => {
    const { id: postId } = await post(42);
    await comment(42, postId);
    await comment(43, postId, { parentId: id('cccc', 1) });
    await comment(43, postId, { silent: true });
    await comment(43, postId, { postedAt: timestampFromDate(new Date(Date.now() - 2 * 86_400_000)) });
    await comment(43, postId, { target: { kind: TargetKind.EPISODE, id: postId } });
    await comment(44, postId);
    await tells(42, [{ kind: NoticeKind.COMMENT, actorId: memberId(44) }]);
  });

  it('sends no notice to an author who mutes a word of it', async () => {
    const { id: postId } = await post(48);
    await comment(49, postId, { deafIds: [memberId(48)] });
    // A later version need not name the authors who mute a word.
    await comment(49, postId, { version: 2 });
    await comment(44, postId);
    await tells(48, [{ kind: NoticeKind.COMMENT, actorId: memberId(44) }]);
  });

  it('in a private group sends no notice to an author who has left it', async () => {
    const { id: groupId } = await newGroup(running, 45, { private: true });
    for (const n of [46, 47]) await putInto(running, groupId, n, 'member');
    const write = async (n: number) =>
      (await running.as(n).createGroupPost({ groupId, post: { body: 'Aramızda' } })).post!.id;
    const [stays, left] = [await write(46), await write(47)];
    await running.as(47).leaveGroup({ groupId });
    await comment(45, left);
    await comment(45, stays);
    await tells(46, [{ kind: NoticeKind.COMMENT }]);
    expect(toldTo(47)).toEqual([]);
  });
});
