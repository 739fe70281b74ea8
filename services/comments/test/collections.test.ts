import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { ReportProblem, SpoilerKind, TargetKind, topics } from '@seyir/proto';
import { collectionId, memberId, startComments, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startComments();
  running.collections.set(collectionId(1), undefined);
  running.collections.set(collectionId(2), memberId(1));
});
afterAll(() => running.close());

const collection = (n: number) => ({ kind: TargetKind.COLLECTION, id: collectionId(n) });
const post = async (n: number, target: ReturnType<typeof collection>, more: object = {}) =>
  (await running.as(n).postComment({ target, body: 'Güzel seçki', ...more })).comment!;
const bodies = async (n: number, reader = running.visitor) =>
  (await reader.listComments({ target: collection(n) })).comments.map(({ body }) => body);
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: { code: string }) => error.code,
  );

it('C-12: a collection has comments and replies', async () => {
  const { id: parentId } = await post(2, collection(1));
  await running.as(3).postReply({ parentId, body: 'Bence de' });
  expect(await bodies(1)).toEqual(['Güzel seçki']);
  const { replies } = await running.visitor.listReplies({ parentId });
  expect(replies).toMatchObject([{ body: 'Bence de', target: collection(1) }]);
});

it('C-12: a collection that does not exist has no comments, and accepts none', async () => {
  expect(await code(post(2, collection(9)))).toBe('NOT_FOUND');
  expect(await code(bodies(9))).toBe('NOT_FOUND');
});

it('a collection that is kept from a reader keeps its comments too', async () => {
  const { id: parentId } = await post(1, collection(2));
  for (const reader of [running.visitor, running.as(4)]) {
    expect(await code(bodies(2, reader))).toBe('NOT_FOUND');
    expect(await code(reader.listReplies({ parentId }))).toBe('NOT_FOUND');
  }
  expect(await code(running.as(4).postReply({ parentId, body: 'Ben de' }))).toBe('NOT_FOUND');
  expect(await code(post(4, collection(2)))).toBe('NOT_FOUND');
  expect(await bodies(2, running.as(1))).toEqual(['Güzel seçki']);
});

it('a comment on a collection names no title, so that it takes no spoiler scope', async () => {
  expect(await code(post(2, collection(1), { spoiler: { kind: SpoilerKind.TITLE } }))).toBe('BAD_INPUT');
});

it('only members who may see a collection can report it', async () => {
  const report = (n: number, targetId: string) =>
    code(running.as(n).report({ targetType: 'collection', targetId, problem: ReportProblem.SPAM }));
  expect(await report(4, collectionId(1))).toBe('OK');
  for (const kept of [collectionId(2), collectionId(9), 'x']) expect(await report(4, kept)).toBe('NOT_FOUND');
});

it('a collection that is gone takes its comments along', async () => {
  running.collections.set(collectionId(3), undefined);
  await post(2, collection(3));
  await running.publish(topics.collection, { collectionId: collectionId(3), version: 2, removed: true });
  expect(await code(post(2, collection(3)))).toBe('NOT_FOUND');
  await eventually(async () => {
    const { rows } = await running.database.query('SELECT 1 FROM comment WHERE target_id = $1', [
      collectionId(3),
    ]);
    expect(rows).toEqual([]);
  });
});
