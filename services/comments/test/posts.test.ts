import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import {
  CommentChangedSchema,
  Reaction,
  ReportProblem,
  SpoilerKind,
  TargetKind,
  topics,
  wakes,
} from '@seyir/proto';
import { memberId, postId, startComments, titleId, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startComments();
  for (const n of [1, 3, 4, 5]) running.posts.set(postId(n), {});
  running.posts.set(postId(2), { keptFor: memberId(1) });
});
afterAll(() => running.close());

const target = (n: number) => ({ kind: TargetKind.POST, id: postId(n) });
const comment = async (n: number, on: number, more: object = {}) =>
  (await running.as(n).postComment({ target: target(on), body: 'Ben de izledim', ...more })).comment!;
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: { code: string }) => error.code,
  );
const react = (n: number, on: string, reaction = Reaction.LIKE, active = true) =>
  running.as(n).setReaction({ targetType: 'flow', targetId: on, reaction, active });
const countsOf = async (on: number, reader = running.visitor) =>
  (await reader.getPostCounts({ postIds: [postId(on)] })).counts[0];

it('S-11: a post has comments and replies, which are counted', async () => {
  const { id: parentId } = await comment(2, 1);
  await running.as(3).postReply({ parentId, body: 'Ben izlemedim' });
  const { comments } = await running.visitor.listComments({ target: target(1), replies: 3 });
  expect(comments).toMatchObject([{ body: 'Ben de izledim', replies: [{ body: 'Ben izlemedim' }] }]);
  expect(await countsOf(1)).toMatchObject({ commentCount: 2, reactions: [] });
});

it('the thread of a post names its group, and its events an author who mutes a word of the comment', async () => {
  running.posts.set(postId(16), { authorId: memberId(8), groupId: 'a-group' });
  expect(await running.visitor.listComments({ target: target(16) })).toMatchObject({ groupId: 'a-group' });
  expect(await running.visitor.listComments({ target: target(1) })).toMatchObject({ groupId: '' });
  await running.publish(topics.mutedWords, { memberId: memberId(8), words: ['final'], version: 1 });
  const deaf = new Map<string, string[]>();
  const subscription = await running.bench.bus.subscribe(
    'test',
    [topics.comment.name],
    async ({ key, data }) => {
      deaf.set(key, fromBinary(CommentChangedSchema, data).deafIds);
    },
  );
  const [muted, told] = [await comment(2, 16, { body: 'Finali izledim' }), await comment(2, 16)];
  await eventually(() => expect([deaf.get(muted.id), deaf.get(told.id)]).toEqual([[memberId(8)], []]));
  // A later version names the member too; otherwise the author of the post would get a notification for it.
  await running.as(2).editComment({ commentId: told.id, body: 'Finali izledim', version: told.version });
  await eventually(() => expect(deaf.get(told.id)).toEqual([memberId(8)]));
  await subscription.close();
});

it('S-10: a member has one reaction on a post, and takes it back by its handle', async () => {
  await react(2, postId(3));
  await react(2, postId(3), Reaction.GREAT);
  const { reactionId, reactions } = await react(3, postId(3), Reaction.GREAT);
  expect(reactions).toMatchObject([{ reaction: Reaction.GREAT, count: 2 }]);
  expect(await countsOf(3)).toMatchObject({
    commentCount: 0,
    reactions: [{ reaction: Reaction.GREAT, count: 2 }],
  });
  const own = await running.as(3).getOwnReactions({ targetType: 'flow', targetIds: [postId(3)] });
  expect(own.reactions).toMatchObject([{ targetId: postId(3), reaction: Reaction.GREAT }]);
  await running.as(3).deleteReaction({ reactionId, targetType: 'flow' });
  expect(await countsOf(3)).toMatchObject({ reactions: [{ reaction: Reaction.GREAT, count: 1 }] });
});

it('counts as any member are the same for all who ask, and not for visitors', async () => {
  running.posts.set(postId(17), { keptFrom: memberId(4) });
  running.posts.set(postId(18), { keptFor: memberId(4) });
  await comment(2, 17);
  await comment(4, 18);
  const asked = { postIds: [postId(17), postId(18)], asAnyMember: true };
  for (const n of [2, 4])
    expect(await running.as(n).getPostCounts(asked)).toMatchObject({
      asAnyMember: true,
      counts: [{ postId: postId(17), commentCount: 1 }],
    });
  expect(await countsOf(17, running.as(4))).toBeUndefined();
  expect(await code(running.visitor.getPostCounts(asked))).toBe('NO_SESSION');
});

it('wakes the reads of members who react to a post or comment on it', async () => {
  running.posts.set(postId(19), {});
  const woken: string[] = [];
  await running.bench.live.listen(wakes.reactions, (hint) => void woken.push(hint ?? ''));
  await react(5, postId(19));
  const { id: parentId } = await comment(6, 19);
  await running.as(7).postReply({ parentId, body: 'Ben de' });
  await react(5, postId(19), Reaction.LIKE, false);
  await eventually(() => expect(woken).toEqual([5, 6, 7, 5].map(memberId)));
});

it('a post that is kept from a reader keeps its comments, replies, reactions and counts', async () => {
  const { id: parentId } = await comment(1, 2);
  await react(1, postId(2));
  for (const reader of [running.visitor, running.as(4)]) {
    expect(await code(reader.listComments({ target: target(2) }))).toBe('NOT_FOUND');
    expect(await code(reader.listReplies({ parentId }))).toBe('NOT_FOUND');
    expect((await reader.getComments({ ids: [parentId] })).comments).toEqual([]);
    expect((await reader.revealComments({ ids: [parentId] })).comments).toEqual([]);
    expect(await countsOf(2, reader)).toBeUndefined();
  }
  expect(await code(comment(4, 2))).toBe('NOT_FOUND');
  expect(await code(running.as(4).postReply({ parentId, body: 'Ben de' }))).toBe('NOT_FOUND');
  expect(await code(react(4, postId(2)))).toBe('NOT_FOUND');
  const like = { targetType: 'comment', targetId: parentId, reaction: Reaction.LIKE, active: true };
  expect(await code(running.as(4).setReaction(like))).toBe('NOT_FOUND');
  expect((await running.as(1).getComments({ ids: [parentId] })).comments).toHaveLength(1);
  expect(await countsOf(2, running.as(1))).toMatchObject({ commentCount: 1 });
});

it('a comment has at least the scope of its post, and may name a title if the post has no scope', async () => {
  running.posts.set(postId(6), {
    scope: { kind: SpoilerKind.EPISODE, titleId: titleId(1), season: 1, number: 3 },
  });
  expect(await comment(2, 6)).toMatchObject({ spoiler: { season: 1, number: 3 } });
  const narrower = { kind: SpoilerKind.EPISODE, season: 1, number: 1 };
  expect(await comment(2, 6, { spoiler: narrower })).toMatchObject({ spoiler: { number: 3 } });
  expect(await comment(2, 6, { spoiler: { kind: SpoilerKind.TITLE } })).toMatchObject({
    spoiler: { kind: SpoilerKind.TITLE },
  });
  const { comments } = await running.visitor.listComments({ target: target(6) });
  expect(comments.map(({ covered, body }) => ({ covered, body }))).toEqual(
    Array.from({ length: 3 }, () => ({ covered: true, body: '' })),
  );
  const whole = { kind: SpoilerKind.TITLE, titleId: titleId(2) };
  expect(await comment(2, 1, { spoiler: whole })).toMatchObject({ spoiler: { titleId: titleId(2) } });
  expect(await code(comment(2, 1, { spoiler: { kind: SpoilerKind.TITLE } }))).toBe('BAD_INPUT');
});

it('an edit and a reply without a spoiler keep the scope of the post', async () => {
  running.posts.set(postId(7), {
    scope: { kind: SpoilerKind.EPISODE, titleId: titleId(1), season: 1, number: 3 },
  });
  const { id: commentId } = await comment(2, 7);
  const none = { kind: SpoilerKind.NONE };
  const { comment: edited } = await running
    .as(2)
    .editComment({ commentId, version: 1, body: 'Değişti', spoiler: none });
  expect(edited).toMatchObject({ spoiler: { season: 1, number: 3 } });
  const { comment: reply } = await running
    .as(3)
    .postReply({ parentId: commentId, body: 'Evet', spoiler: none });
  expect(reply).toMatchObject({ spoiler: { season: 1, number: 3 } });
});

it('a scope that a post gets later covers its older comments and replies, and later texts get it too', async () => {
  running.posts.set(postId(8), {});
  const { id: plain } = await comment(2, 8);
  const { comment: reply } = await running.as(3).postReply({ parentId: plain, body: 'Katil o' });
  const elsewhere = { kind: SpoilerKind.TITLE, titleId: titleId(2) };
  const { id: ofOther } = await comment(2, 8, { spoiler: elsewhere });
  running.posts.set(postId(8), {
    scope: { kind: SpoilerKind.EPISODE, titleId: titleId(1), season: 1, number: 3 },
  });
  const reader = running.as(6);
  const ids = [plain, reply!.id, ofOther];
  const read = async () => {
    const { comments: listed } = await reader.listComments({ target: target(8), replies: 3 });
    const { replies } = await reader.listReplies({ parentId: plain });
    const { comments: named } = await reader.getComments({ ids });
    const all = [...listed, ...listed.flatMap((root) => root.replies), ...replies, ...named];
    return new Map(ids.map((id) => [id, all.filter((one) => one.id === id).map(({ covered }) => covered)]));
  };
  expect(await read()).toEqual(
    new Map([
      [plain, [true, true]],
      [reply!.id, [true, true, true]],
      [ofOther, [true, true]],
    ]),
  );
  const { comments } = await reader.revealComments({ ids: [plain] });
  expect(comments).toMatchObject([{ covered: false, spoiler: { season: 1, number: 3 } }]);
  running.progress.finished.set(memberId(6), titleId(2));
  expect((await read()).get(ofOther)).toEqual([true, true]);
  running.progress.seen.set(memberId(6), 3);
  const shown = await read();
  expect(shown.get(plain)).toEqual([false, false]);
  expect(shown.get(reply!.id)).toEqual([false, false, false]);
  expect(shown.get(ofOther)).toEqual([false, false]);
  const { comment: late } = await running.as(3).postReply({ parentId: plain, body: 'Evet' });
  expect(late).toMatchObject({ spoiler: { season: 1, number: 3 } });
  const { comment: edited } = await running
    .as(2)
    .editComment({ commentId: plain, version: 1, body: 'Değişti' });
  expect(edited).toMatchObject({ spoiler: { season: 1, number: 3 } });
});

it('an author who may no longer see a post cannot edit a text there, but can still delete it', async () => {
  running.posts.set(postId(10), {});
  const { id: commentId } = await comment(2, 10);
  running.posts.set(postId(10), { keptFor: memberId(1) });
  const edit = running.as(2).editComment({ commentId, version: 1, body: 'Değişti' });
  expect(await code(edit)).toBe('NOT_FOUND');
  expect(await code(running.as(2).deleteComment({ commentId }))).toBe('OK');
});

it('only members who may see its post can report a comment', async () => {
  running.posts.set(postId(11), { keptFor: memberId(1) });
  const { id: targetId } = await comment(1, 11);
  const report = (n: number) =>
    code(running.as(n).report({ targetType: 'comment', targetId, problem: ReportProblem.SPAM }));
  expect(await report(4)).toBe('NOT_FOUND');
  running.posts.set(postId(11), {});
  expect(await report(4)).toBe('OK');
});

it('a mention on a post reaches only members who may see the post', async () => {
  running.posts.set(postId(12), { keptFrom: memberId(5) });
  const body = '@uye.4 ve @uye.5';
  const { id: commentId, mentionedIds } = await comment(1, 12, { body: '@uye.3 ve @uye.5' });
  expect(mentionedIds).toEqual([memberId(3)]);
  const { comment: reply } = await running.as(2).postReply({ parentId: commentId, body });
  expect(reply!.mentionedIds).toEqual([memberId(4)]);
  const { comment: edited } = await running.as(1).editComment({ commentId, version: 1, body });
  expect(edited!.mentionedIds).toEqual([memberId(3), memberId(4)]);
});

it('only members who may see a post can report it', async () => {
  const report = (targetId: string) =>
    code(running.as(4).report({ targetType: 'flow', targetId, problem: ReportProblem.SPAM }));
  expect(await report(postId(1))).toBe('OK');
  for (const kept of [postId(2), postId(9), 'x']) expect(await report(kept)).toBe('NOT_FOUND');
});

it('a post that is deleted takes its comments and reactions along', async () => {
  await comment(2, 5);
  await react(2, postId(5));
  running.posts.delete(postId(5));
  await running.publish(topics.post, { postId: postId(5), version: 2, removed: true });
  expect(await code(comment(2, 5))).toBe('NOT_FOUND');
  await eventually(async () => {
    const { rows } = await running.database.query(
      `SELECT target_id FROM comment WHERE target_id = $1 UNION ALL SELECT target_id FROM reaction WHERE target_id = $1`,
      [postId(5)],
    );
    expect(rows).toEqual([]);
  });
});
