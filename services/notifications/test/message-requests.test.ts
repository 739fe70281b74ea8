import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NotificationKind, topics } from '@seyir/proto';
import { id, memberId, recordOf, startNotifications, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());

/** Member 2 writes to member `n`, who does not follow member 2. */
const request = (n: number, version = 1) =>
  running.bench.bus.publish([
    recordOf(topics.messageRequest, {
      conversationId: id('5555', n),
      senderId: memberId(2),
      recipientId: memberId(n),
      time: timestampFromDate(new Date()),
      version,
    }),
  ]);
const listOf = async (n: number) => (await running.as(n).listNotifications({})).notifications;

it('a message request notifies its recipient once, and names the sender alone', async () => {
  await request(10);
  await request(10, 2);
  const list = await listOf(10);
  expect(list).toMatchObject([{ kind: NotificationKind.MESSAGE_REQUEST, actorId: memberId(2), read: false }]);
  expect(list[0]).toMatchObject({ roomCode: '', requestId: '' });
  expect(list[0]?.target).toBeUndefined();
  expect(await listOf(2)).toEqual([]);
});

it('does not reach a member who blocks or mutes the sender', async () => {
  const restrain = (n: number, over: object) =>
    running.bench.bus.publish([
      recordOf(topics.block, {
        blockId: id('b10c', n),
        memberId: memberId(n),
        otherId: memberId(2),
        version: 1,
        ...over,
      }),
    ]);
  await restrain(20, { blocked: true });
  await restrain(21, { muted: true });
  for (const n of [20, 21, 22]) await request(n);
  for (const n of [20, 21]) expect(await listOf(n)).toEqual([]);
  expect(await listOf(22)).toHaveLength(1);
});
