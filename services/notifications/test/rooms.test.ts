import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NotificationKind, RoomNoticeKind, topics, type RoomNoticeChangedSchema } from '@seyir/proto';
import { id, memberId, recordOf, startNotifications, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());

const { INVITE, REMINDER } = RoomNoticeKind;
const roomCode = id('4444', 1);
const evening = timestampFromDate(new Date('2026-11-30T18:00:00Z'));
let made = 0;

/** Member 2 hosts the room. */
const tell = (
  kind: RoomNoticeKind,
  recipients: readonly number[],
  more: MessageInitShape<typeof RoomNoticeChangedSchema> & object = {},
) =>
  running.bench.bus.publish([
    recordOf(topics.roomNotice, {
      noticeId: id('3333', (made += 1)),
      kind,
      roomCode,
      recipientIds: recipients.map(memberId),
      actorId: memberId(2),
      time: timestampFromDate(new Date()),
      version: 1,
      ...more,
    }),
  ]);
const listOf = async (n: number) => (await running.as(n).listNotifications({})).notifications;

it('an invite to a room notifies once, also when it is made again', async () => {
  await tell(INVITE, [10, 11]);
  await tell(INVITE, [10]);
  for (const n of [10, 11])
    expect(await listOf(n)).toMatchObject([
      { kind: NotificationKind.ROOM_INVITE, roomCode, actorId: memberId(2), read: false },
    ]);
  expect((await listOf(10)).length).toBe(1);
});

it('a reminder notifies the host too, and again only if the room begins at another time', async () => {
  await tell(REMINDER, [2, 12], { startsAt: evening });
  await tell(REMINDER, [2, 12], { startsAt: evening });
  for (const n of [2, 12])
    expect(await listOf(n)).toMatchObject([{ kind: NotificationKind.ROOM_REMINDER, roomCode }]);
  await tell(REMINDER, [12], { startsAt: timestampFromDate(new Date('2026-12-01T18:00:00Z')) });
  expect((await listOf(12)).length).toBe(2);
});

it('neither reaches a member who blocks or mutes the host, or whom the host blocks', async () => {
  const restrain = (n: number, other: number, over: object) =>
    running.bench.bus.publish([
      recordOf(topics.block, {
        blockId: id('b10c', n * 1_000 + other),
        memberId: memberId(n),
        otherId: memberId(other),
        version: 1,
        ...over,
      }),
    ]);
  await restrain(20, 2, { blocked: true });
  await restrain(2, 21, { blocked: true });
  await restrain(22, 2, { muted: true });
  await tell(INVITE, [20, 21, 22, 23]);
  await tell(REMINDER, [20, 21, 22, 23], { startsAt: evening });
  for (const n of [20, 21, 22]) expect(await listOf(n)).toEqual([]);
  expect((await listOf(23)).length).toBe(2);
});
