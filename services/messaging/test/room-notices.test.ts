import { fromBinary, type MessageShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { RoomNoticeChangedSchema, RoomNoticeKind, RoomVisibility, topics } from '@seyir/proto';
import { episodeId, memberId, problems, startMessaging, type Running } from './fixtures.js';

let running: Running;
const heard: MessageShape<typeof RoomNoticeChangedSchema>[] = [];
beforeAll(async () => {
  running = await startMessaging();
  await running.bench.bus.subscribe('test', [topics.roomNotice.name], async ({ data }) => {
    heard.push(fromBinary(RoomNoticeChangedSchema, data));
  });
});
afterAll(() => running.close());

const MINUTE = 60_000;
const open = async (host: number, invited: readonly number[] = [], startsInMs?: number) => {
  for (const other of invited) running.follow(host, other);
  const { room } = await running.as(host).createRoom({
    episodeId: episodeId(1),
    title: 'Film gecesi',
    visibility: RoomVisibility.LINK,
    inviteIds: invited.map(memberId),
    ...(startsInMs !== undefined && { startsAt: timestampFromDate(new Date(Date.now() + startsInMs)) }),
  });
  return room!;
};
/** Kind and recipients of the notices about a room. */
const told = (code: string) =>
  heard
    .filter(({ roomCode }) => roomCode === code)
    .map(({ kind, recipientIds }) => [
      kind,
      recipientIds.map((one) => Number(one.slice(-3))).sort((a, b) => a - b),
    ]);
const tells = (code: string, wanted: unknown[]) => eventually(() => expect(told(code)).toEqual(wanted));

it('members are notified when they are invited, at the creation and later; only those who are new', async () => {
  const { code } = await open(1, [2, 3]);
  await tells(code, [[RoomNoticeKind.INVITE, [2, 3]]]);
  for (const other of [4, 5]) running.follow(1, other);
  await running.as(3).joinRoom({ code });
  await running.as(5).joinRoom({ code });
  await running.as(1).inviteToRoom({ code, memberIds: [2, 3, 4, 5].map(memberId) });
  await tells(code, [
    [RoomNoticeKind.INVITE, [2, 3]],
    [RoomNoticeKind.INVITE, [4]],
  ]);
  expect(heard.at(-1)).toMatchObject({ actorId: memberId(1) });
  const foreign = running.as(1).inviteToRoom({ code, memberIds: [memberId(9)] });
  expect(await problems(foreign)).toEqual({ memberIds: 'invalid' });
});

it('ten minutes before a scheduled room its members and the invited are reminded, once for each start', async () => {
  const { code } = await open(10, [11, 12], 60 * MINUTE);
  await running.as(12).joinRoom({ code });
  await running.as(13).joinRoom({ code });
  await running.as(14).joinRoom({ code });
  await running.as(14).leaveRoom({ code });
  // A room that begins later was seen by the same run of the job.
  const later = await open(15, [], 60 * MINUTE);
  const begin = (room: string, minutes: number) =>
    running.database.query(
      `UPDATE room SET starts_at = now() + $2 * interval '1 minute', reminded = false WHERE id = $1`,
      [room, minutes],
    );
  await begin(later.code, 12);
  await begin(code, 9);
  const invite = [RoomNoticeKind.INVITE, [11, 12]];
  const reminder = [RoomNoticeKind.REMINDER, [10, 11, 12, 13]];
  await tells(code, [invite, reminder]);
  expect(heard.find(({ kind }) => kind === RoomNoticeKind.REMINDER)).toMatchObject({
    actorId: memberId(10),
    startsAt: expect.anything(),
  });
  await begin(code, 8);
  await tells(code, [invite, reminder, reminder]);
  expect(told(later.code)).toEqual([]);
});

it('a room that begins in less than ten minutes reminds nobody, because it was only just announced', async () => {
  const { code } = await open(20, [21], 6 * MINUTE);
  const other = await open(22, [23], 60 * MINUTE);
  await running.database.query(`UPDATE room SET starts_at = now() + interval '5 minutes' WHERE id = $1`, [
    other.code,
  ]);
  await tells(other.code, [
    [RoomNoticeKind.INVITE, [23]],
    [RoomNoticeKind.REMINDER, [22, 23]],
  ]);
  expect(told(code)).toEqual([[RoomNoticeKind.INVITE, [21]]]);
});
