import { fromBinary } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { CommentChangedSchema, SpoilerKind, TargetKind, topics, wakes, type Comment } from '@seyir/proto';
import {
  episode,
  id,
  markDeleted,
  memberId,
  nowhere,
  series,
  startComments,
  titleId,
  trailerId,
  type Running,
} from './fixtures.js';

let running: Running;
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startComments();
  await running.bench.bus.subscribe('test', [topics.comment.name], async (event) => {
    events.push(event);
  });
});
afterAll(() => running.close());

const post = async (body: string, target = series, n = 1): Promise<Comment> =>
  (await running.as(n).postComment({ target, body })).comment!;
const reply = async (parent: Comment, body: string, n = 2): Promise<Comment> =>
  (await running.as(n).postReply({ parentId: parent.id, body })).comment!;
const bodies = (comments: readonly Comment[]) => comments.map((c) => c.body);

describe('a thread', () => {
  it('shows a comment to everyone as its author got it', async () => {
    const target = episode(1);
    const comment = await post('  Çok güzeldi! 👩‍👩‍👧‍👦\nDevamını bekliyorum. ', target);
    expect(comment).toMatchObject({
      target,
      body: 'Çok güzeldi! 👩‍👩‍👧‍👦\nDevamını bekliyorum.',
      authorId: memberId(1),
      parentId: '',
      covered: false,
      replyCount: 0,
      version: 1,
    });
    const { comments, info } = await running.visitor.listComments({ target });
    expect(comments).toEqual([comment]);
    expect(info).toMatchObject({ count: 1, last: true });
  });

  it('publishes a comment without its text, in its current state', async () => {
    const comment = await post('Gizli kalmalı');
    await eventually(() => events.some((e) => e.key === comment.id));
    const event = events.find((e) => e.key === comment.id)!;
    expect(fromBinary(CommentChangedSchema, event.data)).toMatchObject({
      commentId: comment.id,
      target: series,
      authorId: memberId(1),
      parentId: '',
      parentAuthorId: '',
      deleted: false,
      silent: false,
      version: 1,
      postedAt: comment.postedAt,
    });
    expect(Buffer.from(event.data).toString()).not.toContain('Gizli');
  });

  it('wakes the caches of its open pages after each write', async () => {
    let woken = 0;
    const listening = await running.bench.live.listen(wakes.thread(TargetKind.EPISODE, episode(2).id), () => {
      woken++;
    });
    const comment = await post('Biri', episode(2));
    await eventually(() => woken === 1);
    await reply(comment, 'Öteki');
    await eventually(() => woken === 2);
    await listening.close();
  });

  it('has pages, newest first, that do not shift when comments are added', async () => {
    const target = episode(3);
    const client = running.as(1);
    for (let n = 1; n <= 7; n++) await post(`${n}`, target);
    const page = (number: number, newestId = '') =>
      client.listComments({ target, page: { number, size: 3 }, newestId });
    const first = await page(1);
    expect(bodies(first.comments)).toEqual(['7', '6', '5']);
    expect(first.info).toMatchObject({ count: 7, last: false });
    await post('8', target);
    const newestId = first.comments[0]!.id;
    expect(bodies((await page(2, newestId)).comments)).toEqual(['4', '3', '2']);
    expect(await page(3, newestId)).toMatchObject({ comments: [{ body: '1' }], info: { last: true } });
    expect((await page(4, newestId)).comments).toEqual([]);
    expect(bodies((await page(1)).comments)).toEqual(['8', '7', '6']);
  });

  it('orders comments of the same moment by their ids', async () => {
    const target = episode(4);
    const postedAt = timestampFromDate(new Date(Date.UTC(2026, 0, 1)));
    const comments = [3, 1, 5, 2, 4].map((n) => ({
      id: id('cccc', n),
      target,
      postedAt,
      authorId: memberId(1),
      body: `${n}`,
    }));
    await running.importer.importComments({ comments });
    const read = await Promise.all(
      [1, 2, 3].map((number) => running.visitor.listComments({ target, page: { number, size: 2 } })),
    );
    expect(read.map((page) => bodies(page.comments))).toEqual([['5', '4'], ['3', '2'], ['1']]);
  });

  it('includes the oldest replies, as many as requested', async () => {
    const target = { kind: TargetKind.SERIES, id: titleId(2) };
    const [one, two] = [await post('bir', target), await post('iki', target)];
    for (const n of [1, 2, 3]) await reply(one, `bir-${n}`);
    await reply(two, 'iki-1');
    const { comments, info, replyCount } = await running.visitor.listComments({ target, replies: 2 });
    expect([info?.count, replyCount]).toEqual([2, 4]);
    expect(comments.map((c) => [c.body, c.replyCount, bodies(c.replies)])).toEqual([
      ['iki', 1, ['iki-1']],
      ['bir', 3, ['bir-1', 'bir-2']],
    ]);
    const rest = await running.visitor.listReplies({ parentId: one.id, page: { number: 2, size: 2 } });
    expect(bodies(rest.replies)).toEqual(['bir-3']);
    expect(rest.info).toMatchObject({ count: 3, last: true });
  });

  it('is empty without comments, and not found for kinds without threads', async () => {
    const empty = await running.visitor.listComments({ target: { kind: TargetKind.MOVIE, id: nowhere } });
    expect(empty).toMatchObject({ comments: [], info: { count: 0, last: true }, replyCount: 0 });
    for (const kind of [TargetKind.COLLECTION, TargetKind.DISCUSSION])
      await expect(running.visitor.listComments({ target: { kind, id: nowhere } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    await expect(running.visitor.listComments({})).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('a reply', () => {
  it('C-02 to a reply belongs to the same comment, and names the answered author', async () => {
    const comment = await post('Soru');
    const first = await reply(comment, 'Yanıt', 2);
    const second = await reply(first, 'Yanıta yanıt', 3);
    expect(second).toMatchObject({
      parentId: comment.id,
      replyToId: first.id,
      replyToAuthorId: memberId(2),
      target: series,
    });
    await eventually(() => events.some((e) => e.key === second.id));
    expect(fromBinary(CommentChangedSchema, events.find((e) => e.key === second.id)!.data)).toMatchObject({
      parentId: first.id,
      parentAuthorId: memberId(2),
      authorId: memberId(3),
    });
    const { replies, info } = await running.visitor.listReplies({ parentId: comment.id });
    expect(bodies(replies)).toEqual(['Yanıt', 'Yanıta yanıt']);
    expect(info?.count).toBe(2);
  });

  it('C-10 to a comment on an episode is stored with the episode and its parent', async () => {
    const comment = await post('Bu bölüm nefisti', episode(2));
    const answered = await reply(comment, 'Bence de', 3);
    const { comments } = await running.visitor.getComments({ ids: [answered.id] });
    expect(comments).toMatchObject([{ target: episode(2), parentId: comment.id, replyToId: comment.id }]);
  });

  it('needs an existing, undeleted parent', async () => {
    const spoiler = { kind: SpoilerKind.TITLE };
    const { comment } = await running.as(1).postComment({ target: series, body: 'Gidecek', spoiler });
    if (!comment) throw new Error('nothing was posted');
    const answered = await reply(comment, 'Kalacak');
    await markDeleted(running, comment.id);
    for (const parentId of [comment.id, nowhere, 'no id', ''])
      await expect(running.as(2).postReply({ parentId, body: 'x' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    await reply(answered, 'Dallar durur');
    const { comments } = await running.visitor.getComments({ ids: [comment.id] });
    expect(comments).toMatchObject([{ body: '', deleted: true, covered: false, replyCount: 2 }]);
    await expect(running.visitor.listReplies({ parentId: nowhere })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a text', () => {
  it.each([
    ['nothing', '', 'required'],
    ['white space', ' \n\t  ', 'required'],
    ['what nobody sees', '\u200b\u3164\u2060 \u00ad', 'required'],
    ['what turns the direction round alone', '\u202e', 'required'],
    ['501 graphemes', 'ğ'.repeat(501), 'too_long'],
    ['more code points than 500 graphemes may have', 'a' + '\u0301'.repeat(4_000), 'too_long'],
    ['stacked marks', 'a' + '\u0301'.repeat(30), 'invalid'],
    ['what no one types', 'a\u0000b', 'invalid'],
  ])('C-05 C-06 of %s is refused', async (_, body, problem) => {
    const problems = { code: 'BAD_INPUT', details: { fields: { body: problem } } };
    await expect(running.as(1).postComment({ target: series, body })).rejects.toMatchObject(problems);
    await expect(running.as(1).postReply({ parentId: nowhere, body })).rejects.toMatchObject(problems);
  });

  it('is stored without characters that reverse the direction of other text', async () => {
    expect((await post('önce\u202e sonra 👨‍👩‍👧')).body).toBe('önce sonra 👨‍👩‍👧');
  });

  it('is counted in grapheme clusters', async () => {
    const family = '👨‍👩‍👧'.repeat(500);
    expect((await post(family)).body).toBe(family);
  });
});

describe('a target', () => {
  it.each([
    ['an unknown episode', { kind: TargetKind.EPISODE, id: nowhere }],
    ['an unknown title', { kind: TargetKind.SERIES, id: nowhere }],
    ['a movie that is none', { kind: TargetKind.MOVIE, id: titleId(1) }],
    ['a series that is a movie', { kind: TargetKind.SERIES, id: titleId(3) }],
    ['an unknown trailer', { kind: TargetKind.TRAILER, id: nowhere }],
    ['a collection', { kind: TargetKind.COLLECTION, id: titleId(1) }],
    ['no id', { kind: TargetKind.EPISODE, id: '1' }],
  ])('that is %s has no thread', async (_, target) => {
    await expect(running.as(1).postComment({ target, body: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('C-01 can be an episode or a series', async () => {
    for (const target of [episode(3), series]) {
      const { id } = await post('Seyrettim', target);
      const { comments } = await running.visitor.listComments({ target });
      expect(comments.map((comment) => comment.id)).toContain(id);
    }
  });

  it('can be a movie or an anime', async () => {
    const movie = await post('Film', { kind: TargetKind.MOVIE, id: titleId(3) });
    expect(timestampDate(movie.postedAt!).getTime()).toBeLessThanOrEqual(running.bench.clock.now().getTime());
    await post('Anime', { kind: TargetKind.SERIES, id: titleId(2) });
  });

  it('B-17 can be a trailer, which has its own thread', async () => {
    const target = { kind: TargetKind.TRAILER, id: trailerId(1) };
    const comment = await post('Fragman', target);
    const { comments } = await running.visitor.listComments({ target });
    expect(comments.map(({ id }) => id)).toEqual([comment.id]);
  });
});
