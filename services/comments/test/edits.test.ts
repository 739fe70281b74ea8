import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { CommentChangedSchema, SpoilerKind, topics, wakes, type Comment } from '@seyir/proto';
import { episode, nowhere, series, startComments, type Running } from './fixtures.js';

let running: Running;
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startComments();
  await running.bench.bus.subscribe('test', [topics.comment.name], async (event) => {
    events.push(event);
  });
});
afterAll(() => running.close());

const post = async (body: string, target = series): Promise<Comment> =>
  (await running.as(1).postComment({ target, body })).comment!;
const stateOf = async (id: string): Promise<Comment> =>
  (await running.visitor.getComments({ ids: [id] })).comments[0]!;
const edit = async ({ id, version }: Comment, body: string, n = 1, over = {}) =>
  (await running.as(n).editComment({ commentId: id, version, body, ...over })).comment!;

describe('an edit', () => {
  it('changes the text for everyone and is marked', async () => {
    const comment = await post('İlk hâli');
    const edited = await edit(comment, '  Son hâli 👍 ');
    expect(edited).toMatchObject({ body: 'Son hâli 👍', edited: true, version: 2 });
    expect(await stateOf(comment.id)).toEqual(edited);
    await eventually(() => events.filter((e) => e.key === comment.id).length === 2);
    expect(events.filter((e) => e.key === comment.id).map((e) => e.version)).toEqual([1, 2]);
  });

  it('with the same text changes nothing', async () => {
    const comment = await post('Aynı');
    expect(await edit(comment, 'Aynı')).toMatchObject({ edited: false, version: 1 });
  });

  it('keeps its spoiler scope without a new one', async () => {
    const { comment } = await running.as(1).postComment({
      target: episode(2),
      body: 'Katil uşak',
      spoiler: { kind: SpoilerKind.EPISODE },
    });
    const kept = await edit(comment!, 'Katil bahçıvan');
    expect(kept.spoiler).toEqual(comment!.spoiler);
    expect(await stateOf(kept.id)).toMatchObject({ covered: true, body: '', edited: true });
    const freed = await edit(kept, 'Katil yok', 1, { spoiler: { kind: SpoilerKind.NONE } });
    expect(freed).toMatchObject({ spoiler: { kind: SpoilerKind.NONE }, version: 3 });
    expect(await stateOf(freed.id)).toMatchObject({ covered: false, body: 'Katil yok' });
    expect(
      (await edit(freed, 'Katil yok', 1, { spoiler: { kind: SpoilerKind.TITLE } })).spoiler,
    ).toMatchObject({ kind: SpoilerKind.TITLE });
  });

  it('loses no change if two happen at once', async () => {
    const comment = await post('Temel');
    const answers = await Promise.allSettled([1, 2, 3, 4].map((n) => edit(comment, `Düzeltme ${n}`)));
    const kept = answers.filter((answer) => answer.status === 'fulfilled');
    expect(kept).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'OUTDATED' });
    expect(await stateOf(comment.id)).toMatchObject({ body: kept[0]!.value.body, version: 2 });
  });

  it('is allowed only to the author, whatever the roles of others, and not on a deleted comment', async () => {
    const comment = await post('Benim');
    const request = { commentId: comment.id, version: 1, body: 'Senin' };
    for (const client of [running.as(2), running.moderator])
      await expect(client.editComment(request)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const commentId of [nowhere, 'x', ''])
      await expect(running.as(1).editComment({ ...request, commentId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    await running.as(1).deleteComment({ commentId: comment.id });
    await expect(running.as(1).editComment({ ...request, version: 2 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    ['nothing', '  ', 'required'],
    ['more than 500 characters', '👍'.repeat(501), 'too_long'],
  ])('C-05 C-06 to %s is refused', async (_, body, problem) => {
    const comment = await post('Kısa');
    await expect(edit(comment, body)).rejects.toMatchObject({ details: { fields: { body: problem } } });
    expect((await edit(comment, '👍'.repeat(500))).body).toHaveLength(1000);
  });
});

describe('a deletion', () => {
  it('C-17 removes the text and keeps place, replies and counters', async () => {
    const comment = await post('Silinecek', episode(4));
    const { comment: reply } = await running.as(2).postReply({ parentId: comment.id, body: 'Kalacak' });
    let woken = 0;
    const listening = await running.bench.live.listen(
      wakes.thread(comment.target!.kind, comment.target!.id),
      () => void woken++,
    );
    const { comment: deleted } = await running.as(1).deleteComment({ commentId: comment.id });
    expect(deleted).toMatchObject({ body: '', deleted: true, replyCount: 1, version: 2 });
    await eventually(() => woken === 1);
    await listening.close();
    const { comments, info } = await running.visitor.listComments({ target: episode(4), replies: 3 });
    expect(info?.count).toBe(1);
    expect(comments).toMatchObject([
      { id: comment.id, body: '', deleted: true, replies: [{ body: 'Kalacak' }] },
    ]);
    await running.as(2).deleteComment({ commentId: reply!.id });
    expect((await running.visitor.listReplies({ parentId: comment.id })).replies).toMatchObject([
      { deleted: true, body: '' },
    ]);
    await eventually(() => {
      const event = events.findLast((e) => e.key === reply!.id)!;
      expect(fromBinary(CommentChangedSchema, event.data)).toMatchObject({ deleted: true, version: 2 });
    });
  });

  it('C-17 is allowed to author and moderator, and refused to everyone else', async () => {
    const comment = await post('Herkesin önünde');
    const request = { commentId: comment.id };
    await expect(running.as(2).deleteComment(request)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await stateOf(comment.id)).toMatchObject({ deleted: false });
    expect((await running.moderator.deleteComment(request)).comment).toMatchObject({ deleted: true });
    await expect(running.as(2).deleteComment(request)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(running.as(1).deleteComment({ commentId: nowhere })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('twice, also at once, has one effect', async () => {
    const comment = await post('Bir kez');
    const answers = await Promise.all(
      [1, 2, 3].map(() => running.as(1).deleteComment({ commentId: comment.id })),
    );
    expect(answers.map((answer) => answer.comment?.version)).toEqual([2, 2, 2]);
  });

  it('and a concurrent edit leave a deleted comment', async () => {
    const comment = await post('Ya biri ya öteki');
    await Promise.allSettled([
      edit(comment, 'Düzenli'),
      running.as(1).deleteComment({ commentId: comment.id }),
    ]);
    expect(await stateOf(comment.id)).toMatchObject({ deleted: true, body: '' });
  });
});
