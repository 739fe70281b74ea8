import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { topics, type BlockChangedSchema } from '@seyir/proto';
import { aReply, id, memberId, recordOf, startNotifications, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());

const restrain = (
  member: number,
  other: number,
  over: MessageInitShape<typeof BlockChangedSchema> & object,
) =>
  running.bench.bus.publish([
    recordOf(topics.block, {
      blockId: id('b10c', member * 100 + other),
      memberId: memberId(member),
      otherId: memberId(other),
      version: 1,
      ...over,
    }),
  ]);
let next = 0;
/** `author` replies to `reader` and mentions `named`; returns the number of notifications of both afterwards. */
const told = async (author: number, reader: number, named: number) => {
  const over = { authorId: memberId(author), parentAuthorId: memberId(reader) };
  await running.publish(aReply(++next, { ...over, mentionedIds: [memberId(named)] }));
  const counts = [reader, named].map(async (n) => (await running.as(n).listNotifications({})).info?.count);
  return Promise.all(counts);
};
const after = (ms: number) => timestampFromDate(new Date(Date.now() + ms));

it('sends no notification of a blocked or blocking member; others get theirs', async () => {
  await restrain(1, 2, { blocked: true });
  expect(await told(2, 1, 3)).toEqual([0, 1]);
  await restrain(5, 4, { blocked: true });
  expect(await told(5, 4, 3)).toEqual([0, 2]);
  expect((await running.as(1).getActivity({})).unread).toBe(0);
});

it('notifies again after the block is lifted', async () => {
  await restrain(6, 7, { blocked: true });
  expect(await told(7, 8, 6)).toEqual([1, 0]);
  await restrain(6, 7, { version: 2 });
  expect(await told(7, 8, 6)).toEqual([2, 1]);
});

it('sends no notification of a muted member until the mute ends; the muted member still gets them', async () => {
  await restrain(9, 10, { muted: true, mutedUntil: after(3_600_000) });
  expect(await told(10, 9, 11)).toEqual([0, 1]);
  expect(await told(9, 10, 11)).toEqual([1, 2]);
  await restrain(9, 10, { muted: true, mutedUntil: after(-1_000), version: 2 });
  expect(await told(10, 9, 11)).toEqual([1, 3]);
});

it('removes notifications from before a block when their comment is deleted', async () => {
  expect(await told(12, 13, 14)).toEqual([1, 1]);
  await restrain(13, 12, { blocked: true });
  const over = { authorId: memberId(12), parentAuthorId: memberId(13), version: 2, deleted: true };
  await running.publish(aReply(next, { ...over, mentionedIds: [memberId(14)] }));
  expect((await running.as(13).listNotifications({})).info?.count).toBe(0);
});

it('stores no block of an erased member on either side, also from a late event', async () => {
  await restrain(20, 21, { blocked: true });
  await restrain(22, 20, { muted: true });
  await restrain(22, 21, { blocked: true });
  const kept = async () =>
    (await running.database.query<{ block_id: string }>(`SELECT block_id FROM block`)).rows
      .map((row) => row.block_id)
      .filter((blockId) => [2021, 2220, 2221, 2320].some((n) => blockId === id('b10c', n)));
  expect(await kept()).toHaveLength(3);
  await running.bench.bus.publish([
    recordOf(topics.member, { memberId: memberId(20), version: 2, removed: true }),
  ]);
  await eventually(async () => expect(await kept()).toEqual([id('b10c', 2221)]));
  await restrain(23, 20, { blocked: true });
  expect(await kept()).toEqual([id('b10c', 2221)]);
});

it('sends no notification of a text with a word that the recipient mutes, and withdraws earlier ones', async () => {
  const counts = async () =>
    Promise.all([30, 31].map(async (n) => (await running.as(n).listNotifications({})).info?.count));
  const reply = aReply(++next, {
    parentAuthorId: memberId(30),
    mentionedIds: [memberId(31)],
    deafIds: [memberId(30)],
  });
  await running.publish(reply);
  expect(await counts()).toEqual([0, 1]);
  await running.publish({ ...reply, deafIds: [memberId(31)], version: 2 });
  expect(await counts()).toEqual([1, 1]);
  await running.publish({ ...reply, deafIds: [memberId(30), memberId(31)], deleted: true, version: 3 });
  expect(await counts()).toEqual([0, 0]);
});
