import { fromBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { toRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import {
  channels,
  Reaction,
  SpoilerKind,
  TargetKind,
  ThreadFrameSchema,
  topics,
  type ThreadFrame,
} from '@seyir/proto';
import { episode, id, memberId, startComments, titleId, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startComments();
});
afterAll(() => running.close());

let n = 0;
/** Frames of an episode's thread from now on; each test has its own episode. */
let target: { kind: TargetKind; id: string };
let frames: (ThreadFrame | 'gap')[];
beforeEach(async () => {
  target = episode((n += 1));
  const own: typeof frames = (frames = []);
  const { seq } = await running.visitor.listComments({ target });
  await running.bench.broadcast.open(channels.thread(target.kind, target.id), seq, (item) =>
    own.push('gap' in item ? 'gap' : fromBinary(ThreadFrameSchema, item.data)),
  );
});

const post = async (body = 'Yorum') => (await running.as(1).postComment({ target, body })).comment!;
const framesOf = (count: number) =>
  eventually(() => {
    expect(frames).toHaveLength(count);
    return frames;
  });

it('reports new, edited, deleted comments, reactions and replies by ids and counts, never with a text', async () => {
  const comment = await post('Çok gizli metin');
  const { comment: reply } = await running.as(2).postReply({
    parentId: comment.id,
    body: 'Gizli yanıt',
    spoiler: { kind: SpoilerKind.TITLE },
  });
  await running.as(1).editComment({ commentId: comment.id, version: 1, body: 'Gizli düzeltme' });
  const reacted = { targetType: 'comment', targetId: comment.id, reaction: Reaction.FUNNY, active: true };
  await running.as(3).setReaction(reacted);
  // Reactions are published once a second.
  await framesOf(4);
  await running.as(2).deleteComment({ commentId: reply!.id });
  await framesOf(5);
  const [first] = frames;
  const seq = (first as ThreadFrame).seq;
  expect(frames).toMatchObject([
    { seq, commentCount: 1, replyCount: 0, comments: [{ id: comment.id, parentId: '', version: 1 }] },
    {
      seq: seq + 1,
      commentCount: 1,
      replyCount: 1,
      comments: [{ id: reply!.id, parentId: comment.id, spoiler: { kind: SpoilerKind.TITLE } }],
    },
    { seq: seq + 2, comments: [{ id: comment.id, version: 2, deleted: false }] },
    {
      seq: seq + 3,
      comments: [],
      reactions: [{ commentId: comment.id, reactions: [{ reaction: Reaction.FUNNY, count: 1 }] }],
    },
    { seq: seq + 4, comments: [{ id: reply!.id, deleted: true }] },
  ]);
  expect(JSON.stringify(frames)).not.toMatch(/gizli/i);
  expect((await running.visitor.listComments({ target })).seq).toBe(seq + 4);
});

it('sends no frame without a change: an edit to the same text, a second deletion, the same reaction', async () => {
  const comment = await post();
  await running.as(1).editComment({ commentId: comment.id, version: 1, body: 'Yorum' });
  const reacted = { targetType: 'comment', targetId: comment.id, reaction: Reaction.LIKE, active: true };
  for (let i = 0; i < 2; i += 1) await running.as(2).setReaction(reacted);
  await framesOf(2);
  for (let i = 0; i < 2; i += 1) await running.as(1).deleteComment({ commentId: comment.id });
  expect(await framesOf(3)).toMatchObject([{}, { reactions: [{}] }, { comments: [{ deleted: true }] }]);
});

it('numbers the frames of many concurrent writers without a gap', async () => {
  const first = await post();
  await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      i % 2
        ? running.as(i).postComment({ target, body: `${i}` })
        : running.as(i).postReply({ parentId: first.id, body: `${i}` }),
    ),
  );
  // Texts that are written at once share a frame.
  const written = () => (frames as ThreadFrame[]).flatMap(({ comments }) => comments.map(({ id }) => id));
  await eventually(() => expect(written()).toHaveLength(9));
  expect(new Set(written()).size).toBe(9);
  const seqs = (frames as ThreadFrame[]).map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, i) => seqs[0]! + i));
  expect((await running.visitor.listComments({ target })).seq).toBe(seqs.at(-1));
  const last = frames.at(-1) as ThreadFrame;
  expect(last).toMatchObject({ commentCount: 5, replyCount: 4 });
});

it('requests one reload of the thread after an import of any size', async () => {
  await post();
  const comments = Array.from({ length: 30 }, (_, i) => ({
    id: id('cccc', n * 100 + i),
    target,
    authorId: memberId(1),
    body: `İçe ${i}`,
    postedAt: timestampFromDate(new Date(2026, 0, 1, 0, i)),
  }));
  await running.importer.importComments({ comments });
  expect(await framesOf(2)).toMatchObject([{}, { readAgain: true, comments: [] }]);
  await running.importer.importComments({ comments: [{ ...comments[0]!, body: 'Başka' }] });
  expect(await framesOf(3)).toMatchObject([{}, {}, { readAgain: true }]);
});

it('requests a reload when its episode is removed; after a restore its numbers continue', async () => {
  await post();
  const { seq } = (await framesOf(1))[0] as ThreadFrame;
  const episodeIs = (version: number, removed: boolean) =>
    running.bench.bus.publish([
      toRecord(
        topics.episode,
        { episodeId: target.id, titleId: titleId(1), version, removed },
        { id: crypto.randomUUID(), time: new Date() },
      ),
    ]);
  await episodeIs(2, true);
  expect(await framesOf(2)).toMatchObject([{}, { seq: seq + 1, readAgain: true }]);
  const rows = () => running.database.query('SELECT 1 FROM comment WHERE target_id = $1', [target.id]);
  await eventually(async () => (await rows()).rowCount === 0);
  await episodeIs(3, false);
  await eventually(() => post('Geri'));
  expect((await running.visitor.listComments({ target })).seq).toBeGreaterThan(seq + 1);
});
