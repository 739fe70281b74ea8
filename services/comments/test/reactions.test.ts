import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { Reaction, ReactionsChangedSchema, TargetKind, topics, wakes, type Comment } from '@seyir/proto';
import pg from 'pg';
import {
  episode,
  episodeId,
  markDeleted,
  memberId,
  nowhere,
  series,
  startComments,
  titleId,
  type Running,
} from './fixtures.js';

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
  it('with an idempotency key repeats its first answer even after its target was removed', async () => {
    const { id } = await aComment();
    const request = { targetType: 'comment', targetId: id, reaction: LIKE, active: true };
    const set = (idempotencyKey: string) => running.as(2).setReaction(request, { idempotencyKey });
    const first = await set('gone-1');
    await running.as(1).deleteComment({ commentId: id });
    expect(await set('gone-1')).toEqual(first);
    await expect(set('gone-2')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('C-19 C-21 is counted when set, uncounted when removed, and replaced by another', async () => {
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

  it('C-20 C-23 is removed by the handle that setting it returned, only by its member', async () => {
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
    // The handle does not identify the current reaction, which is another one.
    await react(2, id, LIKE);
    expect((await taking(2, reactionId)).reactions).toHaveLength(2);
    expect(await react(2, id, FUNNY, false)).toMatchObject({ reactionId });
  });

  it('C-18 C-24 C-22 has six kinds, and a kind with zero is left out', async () => {
    const { id } = await aComment();
    for (const reaction of [1, 2, 3, 4, 5, 6] as Reaction[])
      expect((await react(2, id, reaction)).reactions).toMatchObject([{ reaction, count: 1 }]);
    expect((await react(2, id, 6 as Reaction, false)).reactions).toEqual([]);
  });

  it('requested twice changes nothing, and neither does the removal of another kind', async () => {
    const { id } = await aComment();
    await react(2, id, LIKE);
    await react(2, id, LIKE);
    const other = await react(2, id, FUNNY, false);
    expect(other.reactions).toMatchObject([{ reaction: LIKE, count: 1 }]);
    await eventually(() => expect(versionsOf(id)).toEqual([1]));
    await react(2, id, LIKE, false);
    expect((await react(2, id, LIKE, false)).reactions).toEqual([]);
    await eventually(() => versionsOf(id).length === 2);
    expect(versionsOf(id)).toEqual([1, 2]);
    expect(stateOf(id)).toMatchObject({ targetType: 'comment', targetId: id, reactions: [], version: 2 });
  });

  it('wakes the reads of its members at once, and names all of them', async () => {
    const woken: string[] = [];
    await running.bench.live.listen(wakes.reactions, (hint) => woken.push(...(hint ?? 'unknown').split(' ')));
    const { id } = await aComment();
    const members = [2, 3, 4, 5, 6, 7, 8, 9];
    await Promise.all(members.map((n) => react(n, id, LIKE)));
    await eventually(() => expect(woken.toSorted()).toEqual(members.map(memberId).toSorted()));
    // A title has no comments whose sums are cached.
    await react(2, titleId(1), LIKE, true, 'series');
    await react(2, id, LIKE, false);
    await eventually(() => woken.length === members.length + 1);
    expect(woken.at(-1)).toBe(memberId(2));
  });

  it("wakes its comment's thread", async () => {
    let woken = 0;
    const thread = wakes.thread(TargetKind.EPISODE, episodeId(5));
    const listening = await running.bench.live.listen(thread, () => {
      woken++;
    });
    const { id } = (await running.as(1).postComment({ target: episode(5), body: 'Uyan' })).comment!;
    await eventually(() => woken === 1);
    await react(2, id, LIKE);
    await eventually(() => woken === 2);
    await listening.close();
  });

  it('is exact at once, without waiting for the lock of the counts', async () => {
    const { id } = await aComment();
    await react(2, id, LIKE);
    await eventually(() => expect(versionsOf(id)).toEqual([1]));
    const holder = await running.database.connect();
    await holder.query('BEGIN');
    await holder.query(`SELECT 1 FROM reaction_tally FOR UPDATE`);
    try {
      expect((await react(3, id, LIKE)).reactions).toMatchObject([{ reaction: LIKE, count: 2 }]);
      expect((await react(2, id, FUNNY)).reactions).toMatchObject([
        { reaction: LIKE, count: 1 },
        { reaction: FUNNY, count: 1 },
      ]);
      const own = await running.as(2).getOwnReactions({ targetType: 'comment', targetIds: [id] });
      expect(own.reactions).toMatchObject([{ targetId: id, reaction: FUNNY }]);
      const { comments } = await running.visitor.getComments({ ids: [id] });
      expect(comments[0]?.reactions).toMatchObject([
        { reaction: LIKE, count: 1 },
        { reaction: FUNNY, count: 1 },
      ]);
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
  });

  it('of one member many times at once leaves counts that match the last one', async () => {
    const { id } = await aComment();
    const kinds = [LIKE, DISLIKE, FUNNY];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 9 }, (_, n) => react(2, id, kinds[n % 3]!, (n + round) % 4 > 0)),
      );
      for (const { reactions } of answers)
        expect(reactions.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(1);
      const own = await running.as(2).getOwnReactions({ targetType: 'comment', targetIds: [id] });
      const { comments } = await running.visitor.getComments({ ids: [id] });
      expect(comments[0]?.reactions).toMatchObject(
        own.reactions.map(({ reaction }) => ({ reaction, count: 1 })),
      );
    }
  });

  it('sent many times at once with one key counts once', async () => {
    const { id } = await aComment();
    const request = { targetType: 'comment', targetId: id, reaction: LIKE, active: true };
    const press = () => running.as(2).setReaction(request, { idempotencyKey: 'at-once' });
    const [first, ...others] = await Promise.all([press(), press(), press(), press()]);
    for (const other of others) expect(other).toEqual(first);
    expect(first!.reactions).toMatchObject([{ reaction: LIKE, count: 1 }]);
    const another = running.as(2).setReaction({ ...request, reaction: FUNNY }, { idempotencyKey: 'at-once' });
    await expect(another).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('of many members causes one event and one wake a second', async () => {
    let woken = 0;
    const thread = wakes.thread(TargetKind.EPISODE, episodeId(4));
    const listening = await running.bench.live.listen(thread, () => {
      woken++;
    });
    const { id } = (await running.as(1).postComment({ target: episode(4), body: 'Hepiniz' })).comment!;
    await eventually(() => expect(woken).toBe(1));
    const began = performance.now();
    for (let n = 0; n < 60; n += 1) await react(200 + n, id, LIKE);
    await eventually(() => expect(stateOf(id).reactions).toMatchObject([{ reaction: LIKE, count: 60 }]));
    const seconds = (performance.now() - began) / 1_000;
    expect(versionsOf(id).length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
    await eventually(() => expect(woken).toBe(1 + versionsOf(id).length));
    await listening.close();
  });

  it('of many members at once looks for its comment a few times, not once for each of them', async () => {
    const { id } = await aComment();
    const query = jest.spyOn(pg.Client.prototype, 'query');
    await Promise.all(Array.from({ length: 100 }, (_, n) => react(100 + n, id, LIKE)));
    const texts = query.mock.calls.map(([given]: unknown[]) =>
      typeof given === 'string' ? given : ((given as { text?: string }).text ?? ''),
    );
    query.mockRestore();
    const lookUps = texts.filter(
      (text) => text.includes('FROM comment c') && text.startsWith('SELECT c.id,'),
    );
    expect(lookUps.length).toBeGreaterThan(0);
    expect(lookUps.length).toBeLessThan(20);
  });

  it('counts correctly beside a process of the previous release, which changes the counts directly', async () => {
    const { id } = await aComment();
    const ofTheReleaseBefore = async (n: number) => {
      const client = await running.database.connect();
      try {
        await client.query('BEGIN');
        await client.query(
          `INSERT INTO reaction_tally (target_type, target_id, changed_at) VALUES ('comment', $1, now()) ON CONFLICT DO NOTHING`,
          [id],
        );
        await client.query(`SELECT 1 FROM reaction_tally WHERE target_id = $1 FOR UPDATE`, [id]);
        await client.query(
          `INSERT INTO reaction (target_type, target_id, member_id, reaction) VALUES ('comment', $1, $2, 1)`,
          [id, memberId(n)],
        );
        await client.query(
          `UPDATE reaction_tally SET counts[1] = counts[1] + 1, version = version + 1 WHERE target_id = $1`,
          [id],
        );
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    };
    for (let n = 0; n < 20; n += 1)
      await Promise.all([ofTheReleaseBefore(300 + n), react(400 + n, id, LIKE)]);
    const { comments } = await running.visitor.getComments({ ids: [id] });
    expect(comments[0]?.reactions).toMatchObject([{ reaction: LIKE, count: 40 }]);
    await eventually(() => expect(stateOf(id).reactions).toMatchObject([{ reaction: LIKE, count: 40 }]));
  });

  it('is possible on a title of any kind or an episode', async () => {
    const onTitle = await react(2, titleId(3), LIKE, true, 'series');
    expect(onTitle.reactions).toMatchObject([{ reaction: LIKE, count: 1 }]);
    for (const n of [1, 2]) await react(2, titleId(n), LIKE, true, 'series'); // a series and an anime; 3 is a film
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

  it('needs an existing target', async () => {
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

  it('is counted for each of many concurrent members', async () => {
    const { id } = await aComment();
    const readers = Array.from({ length: 12 }, (_, i) => 100 + i);
    const kinds = [LIKE, DISLIKE, FUNNY];
    // A write that waits too long for others answers TRY_AGAIN, and the client retries, as a page does.
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
