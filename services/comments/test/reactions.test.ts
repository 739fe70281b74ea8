import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { Reaction, ReactionsChangedSchema, TargetKind, topics, wakes, type Comment } from '@seyir/proto';
import { episodeId, markDeleted, nowhere, series, startComments, titleId, type Running } from './fixtures.js';

const { LIKE, DISLIKE, FUNNY } = Reaction;

let running: Running;
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startComments();
  await running.bench.bus.subscribe('test', [topics.reactions.name], async (event) => {
    events.push(event);
  });
});
afterAll(() => running.close());

const aComment = async (): Promise<Comment> =>
  (await running.as(1).postComment({ target: series, body: 'Beğen beni' })).comment!;
const react = (n: number, targetId: string, reaction: Reaction, active = true, targetType = 'comment') =>
  running.as(n).setReaction({ targetType, targetId, reaction, active });
const versionsOf = (key: string) => events.filter((e) => e.key === key).map((e) => e.version);
const stateOf = (key: string) =>
  fromBinary(ReactionsChangedSchema, events.findLast((e) => e.key === key)!.data);

describe('a reaction', () => {
  it('under a key has its first answer also once what it was for is gone', async () => {
    const { id } = await aComment();
    const request = { targetType: 'comment', targetId: id, reaction: LIKE, active: true };
    const set = (idempotencyKey: string) => running.as(2).setReaction(request, { idempotencyKey });
    const first = await set('gone-1');
    await running.as(1).deleteComment({ commentId: id });
    expect(await set('gone-1')).toEqual(first);
    await expect(set('gone-2')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is replaced by another, and taken back', async () => {
    const { id } = await aComment();
    const first = await react(2, id, LIKE);
    expect(first).toMatchObject({ active: true, reactions: [{ reaction: LIKE, count: 1 }] });
    await react(3, id, LIKE);
    const changed = await react(2, id, DISLIKE);
    expect(changed.reactions).toMatchObject([
      { reaction: LIKE, count: 1 },
      { reaction: DISLIKE, count: 1 },
    ]);
    expect(changed.reactionId).not.toBe(first.reactionId);
    const { comments } = await running.visitor.getComments({ ids: [id] });
    expect(comments[0]?.reactions).toEqual(changed.reactions);
    const taken = await react(2, id, DISLIKE, false);
    expect(taken).toMatchObject({ active: false, reactions: [{ reaction: LIKE, count: 1 }] });
    expect(taken.reactionId).toBe(changed.reactionId);
  });

  it('C-20 C-23 is taken back by the name that setting it answered, by whoever set it alone', async () => {
    const { id } = await aComment();
    const { reactionId } = await react(2, id, FUNNY);
    await react(3, id, FUNNY);
    const taking = (n: number, name: string, targetType = 'comment') =>
      running.as(n).deleteReaction({ reactionId: name, targetType });
    for (const wrong of ['', 'x', reactionId.slice(1), `${reactionId}A`, `Z${reactionId.slice(1)}`])
      await expect(taking(2, wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(taking(3, reactionId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(taking(2, reactionId, 'series')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const _ of [1, 2])
      expect(await taking(2, reactionId)).toMatchObject({
        reaction: FUNNY,
        reactions: [{ reaction: FUNNY, count: 1 }],
      });
    // Another one stands meanwhile: that is not the one that was named.
    await react(2, id, LIKE);
    expect((await taking(2, reactionId)).reactions).toHaveLength(2);
    expect(await react(2, id, FUNNY, false)).toMatchObject({ reactionId });
  });

  it('C-18 C-24 C-22 comes in six kinds, and a kind without any is gone', async () => {
    const { id } = await aComment();
    for (const reaction of [1, 2, 3, 4, 5, 6] as Reaction[])
      expect((await react(2, id, reaction)).reactions).toMatchObject([{ reaction, count: 1 }]);
    expect((await react(2, id, 6 as Reaction, false)).reactions).toEqual([]);
  });

  it('asked for twice changes nothing, nor does taking back another one', async () => {
    const { id } = await aComment();
    await react(2, id, LIKE);
    await react(2, id, LIKE);
    const other = await react(2, id, FUNNY, false);
    expect(other.reactions).toMatchObject([{ reaction: LIKE, count: 1 }]);
    await react(2, id, LIKE, false);
    expect((await react(2, id, LIKE, false)).reactions).toEqual([]);
    await eventually(() => versionsOf(id).length === 2);
    expect(versionsOf(id)).toEqual([1, 2]);
    expect(stateOf(id)).toMatchObject({ targetType: 'comment', targetId: id, reactions: [], version: 2 });
  });

  it('wakes the thread of its comment', async () => {
    let woken = 0;
    const listening = await running.bench.live.listen(wakes.thread(TargetKind.SERIES, series.id), () => {
      woken++;
    });
    const { id } = await aComment();
    await eventually(() => woken === 1);
    await react(2, id, LIKE);
    await eventually(() => woken === 2);
    await listening.close();
  });

  it('may stand on a title or an episode', async () => {
    const onTitle = await react(2, titleId(3), LIKE, true, 'series');
    expect(onTitle.reactions).toMatchObject([{ reaction: LIKE, count: 1 }]);
    await react(2, episodeId(1), FUNNY, true, 'episode');
    const own = await running.as(2).getOwnReactions({
      targetType: 'episode',
      targetIds: [episodeId(1), episodeId(2), 'no id'],
    });
    expect(own.reactions).toMatchObject([{ targetId: episodeId(1), reaction: FUNNY }]);
    const others = await running.as(3).getOwnReactions({
      targetType: 'episode',
      targetIds: [episodeId(1)],
    });
    expect(others.reactions).toEqual([]);
  });

  it('needs a target that is there', async () => {
    const gone = await aComment();
    await markDeleted(running, gone.id);
    for (const [type, id] of [
      ['comment', nowhere],
      ['comment', gone.id],
      ['comment', ''],
      ['series', nowhere],
      ['episode', nowhere],
      ['episode', titleId(1)],
      ['flow', nowhere],
    ] as const)
      await expect(react(2, id, LIKE, true, type)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const reaction of [0, 7] as Reaction[])
      await expect(react(2, titleId(1), reaction, true, 'series')).rejects.toMatchObject({
        code: 'BAD_INPUT',
      });
  });

  it('of many at once is counted, each', async () => {
    const { id } = await aComment();
    const readers = Array.from({ length: 12 }, (_, i) => 100 + i);
    const kinds = [LIKE, DISLIKE, FUNNY];
    // A write that waits too long for the others answers TRY_AGAIN, and is tried again as a page would.
    const patiently = async (...args: Parameters<typeof react>): Promise<unknown> =>
      react(...args).catch((error: { code?: string }) => {
        if (error.code !== 'TRY_AGAIN') throw error;
        return patiently(...args);
      });
    await Promise.all(
      readers.flatMap((n) => [
        patiently(n, id, kinds[n % 3]!),
        patiently(n, id, kinds[(n + 1) % 3]!),
        patiently(n, id, kinds[n % 3]!, n % 2 === 0),
      ]),
    );
    const { rows } = await running.database.query<{ reaction: number; count: number }>(
      `SELECT reaction, count(*)::int AS count FROM reaction WHERE target_id = $1 GROUP BY reaction ORDER BY reaction`,
      [id],
    );
    const { comments } = await running.visitor.getComments({ ids: [id] });
    expect(comments[0]?.reactions.map(({ reaction, count }) => ({ reaction, count }))).toEqual(rows);
    await eventually(() =>
      expect(stateOf(id).reactions.map(({ reaction, count }) => ({ reaction, count }))).toEqual(rows),
    );
    const versions = versionsOf(id);
    expect(versions).toEqual(versions.map((_, i) => i + 1));
  });
});
