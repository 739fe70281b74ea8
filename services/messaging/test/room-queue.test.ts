import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Frame, Gap } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import {
  channels,
  RoomActivity,
  RoomFrameSchema,
  RoomRole,
  RoomVisibility,
  SpoilerKind,
  type Room,
} from '@seyir/proto';
import { episodeId, id, memberId, problems, startMessaging, titleId, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startMessaging();
});
afterAll(() => running.close());

/** A room of member `host` that plays the episode 1; `others` are in it. */
const open = async (host: number, others: readonly number[] = []): Promise<Room> => {
  const { room } = await running
    .as(host)
    .createRoom({ episodeId: episodeId(1), title: 'Film gecesi', visibility: RoomVisibility.LINK });
  for (const other of others) await running.as(other).joinRoom({ code: room!.code });
  const { code, epoch } = room!;
  return (await running.as(host).startRoom({ code, epoch })).room!;
};

const read = async (n: number, code: string): Promise<Room> => (await running.as(n).getRoom({ code })).room!;
const propose = (n: number, code: string, episode: number) =>
  running.as(n).proposeEpisode({ code, episodeId: episodeId(episode) });
const vote = (n: number, code: string, episode: number, active = true) =>
  running.as(n).voteForEpisode({ code, episodeId: episodeId(episode), active });
const queue = async (n: number, code: string) =>
  (await running.as(n).listRoomQueue({ code })).queue!.episodes.map((one) => ({
    episode: Number(one.episodeId.slice(-2)),
    votes: one.votes,
    voted: one.voted,
  }));
const report = (n: number, { code, epoch }: Room, episode = 1) =>
  running.as(n).reportEpisodeEnd({ code, epoch, episodeId: episodeId(episode) });

/** Ends the countdown of a room without the wait. */
const passCountdown = (code: string) =>
  running.database.query(`UPDATE room SET next_at = now() - interval '1 s' WHERE id = $1`, [code]);

describe('the queue of a room', () => {
  it('holds each proposed episode once, the most votes first, then the oldest; a second proposal is a vote', async () => {
    const { code } = await open(1, [2, 3]);
    await propose(2, code, 3);
    await propose(3, code, 4);
    await Promise.all([propose(3, code, 4), propose(1, code, 5)]);
    await propose(1, code, 4);
    expect(await queue(1, code)).toEqual([
      { episode: 4, votes: 2, voted: true },
      { episode: 3, votes: 1, voted: false },
      { episode: 5, votes: 1, voted: true },
    ]);
    const { queue: shown } = await running.as(2).listRoomQueue({ code });
    expect(shown!.episodes[0]).toMatchObject({ proposerId: memberId(3), voted: false });
  });

  it('counts one vote per member, even of many at once; an episode without votes leaves the queue', async () => {
    const { code } = await open(4, [5, 6]);
    await propose(4, code, 2);
    await Promise.all([5, 6, 5, 6].map((n) => vote(n, code, 2)));
    expect(await queue(5, code)).toEqual([{ episode: 2, votes: 3, voted: true }]);
    await vote(5, code, 2, false);
    await vote(5, code, 2, false);
    expect(await queue(5, code)).toEqual([{ episode: 2, votes: 2, voted: false }]);
    await Promise.all([vote(4, code, 2, false), vote(6, code, 2, false)]);
    expect(await queue(5, code)).toEqual([]);
    expect(await problems(vote(5, code, 2))).toBe('NOT_FOUND');
  });

  it.each([
    ['an unknown episode', episodeId(77), { episodeId: 'invalid' }],
    ['the one that plays', episodeId(1), { episodeId: 'invalid' }],
    ['no episode', '', { episodeId: 'required' }],
  ])('refuses %s', async (_, episode, expected) => {
    const { code } = await open(7);
    expect(await problems(running.as(7).proposeEpisode({ code, episodeId: episode }))).toEqual(expected);
  });

  it('holds at most 50 episodes', async () => {
    const { code } = await open(8);
    await running.database.query(
      `INSERT INTO room_proposal (room_id, episode_id, title_id, season, number, proposed_by, proposed_at, votes)
       SELECT $1, gen_random_uuid(), $2, 1, n, $3, now(), 1 FROM generate_series(1, 50) AS n`,
      [code, titleId, memberId(8)],
    );
    expect(await problems(propose(8, code, 2))).toBe('LIMIT_REACHED');
  });

  it('loses the votes of a member who was removed, and keeps those of one who has left', async () => {
    const { code, epoch } = await open(9, [10, 11]);
    await propose(10, code, 2);
    await propose(11, code, 3);
    await vote(10, code, 3);
    await running.as(11).leaveRoom({ code });
    await running.as(9).removeFromRoom({ code, epoch, memberId: memberId(10) });
    expect(await queue(9, code)).toEqual([{ episode: 3, votes: 1, voted: false }]);
  });

  it('does not show the proposer across a block', async () => {
    const { code } = await open(12, [13, 14]);
    await propose(13, code, 2);
    await running.block(14, 13);
    const { queue: shown } = await running.as(14).listRoomQueue({ code });
    expect(shown!.episodes).toMatchObject([{ proposerId: '', votes: 1 }]);
  });

  it('loses an episode that a member with the controls has started', async () => {
    const { code, epoch, queueSeq } = await open(15, [16]);
    await propose(16, code, 2);
    const command = { case: 'episode', value: { episodeId: episodeId(2) } } as const;
    const { room } = await running.as(16).controlRoom({ code, epoch, command });
    expect(room!.queueSeq).toBe(queueSeq + 2);
    expect(await queue(16, code)).toEqual([]);
  });
});

describe('the next episode', () => {
  it('is started by the host or a moderator, the first one or any other of the queue', async () => {
    const { code, epoch } = await open(20, [21]);
    for (const episode of [2, 3, 4]) await propose(20, code, episode);
    await vote(21, code, 3);
    const start = (n: number, episode?: number) =>
      running.as(n).startNextEpisode({ code, epoch, episodeId: episode ? episodeId(episode) : '' });
    expect(await problems(start(21))).toBe('FORBIDDEN');
    const first = (await start(20)).room!;
    expect(first.playback).toMatchObject({ episodeId: episodeId(3), positionMs: 0, playing: true });
    await running.as(20).setRoomRole({ code, epoch, memberId: memberId(21), role: RoomRole.MODERATOR });
    expect((await start(21, 4)).room!.playback).toMatchObject({ episodeId: episodeId(4) });
    expect(await queue(20, code)).toEqual([{ episode: 2, votes: 1, voted: true }]);
    expect(await problems(start(20, 9))).toBe('NOT_FOUND');
    expect(await problems(running.as(20).startNextEpisode({ code, epoch: epoch + 1 }))).toBe('OUTDATED');
    const { entry } = await running
      .as(20)
      .addRoomEntry({ code, body: 'O mu?', spoiler: { kind: SpoilerKind.EPISODE } });
    expect(entry!.spoiler).toMatchObject({ titleId, season: 1, number: 4 });
  });

  it('starts by itself ten seconds after the end that a manager’s player reports, as the job finds it', async () => {
    const room = await open(22, [23]);
    const { code } = room;
    await propose(23, code, 2);
    await propose(23, code, 3);
    await vote(22, code, 3);
    expect(await problems(report(23, room))).toBe('FORBIDDEN');
    const counting = (await report(22, room)).room!;
    expect(counting.nextMs - counting.serverMs).toBeGreaterThan(9_000);
    expect(counting.nextMs - counting.serverMs).toBeLessThanOrEqual(10_000);
    // A further report does not prolong it.
    expect((await report(22, room)).room!.nextMs).toBe(counting.nextMs);
    await passCountdown(code);
    await eventually(async () => (await read(23, code)).playback!.episodeId === episodeId(3));
    expect(await read(23, code)).toMatchObject({ nextMs: 0, playback: { playing: true } });
    expect(await queue(23, code)).toEqual([{ episode: 2, votes: 1, voted: true }]);
    expect(await problems(report(22, room))).toBe('OUTDATED');
  });

  it('does not start after a manager has stopped the countdown; another report of the same end begins no countdown', async () => {
    const room = await open(24, [25]);
    const { code, epoch } = room;
    await propose(24, code, 2);
    await report(24, room);
    expect(await problems(running.as(25).stopNextEpisode({ code, epoch }))).toBe('FORBIDDEN');
    expect((await running.as(24).stopNextEpisode({ code, epoch })).room!.nextMs).toBe(0);
    expect((await report(24, room)).room).toMatchObject({ nextMs: 0, playback: { episodeId: episodeId(1) } });
    await running.as(24).stopNextEpisode({ code, epoch });
  });

  it('without a queue nothing begins, and a queue that was emptied meanwhile ends the countdown', async () => {
    const room = await open(26);
    const { code } = room;
    expect((await report(26, room)).room!.nextMs).toBe(0);
    await propose(26, code, 2);
    await report(26, room);
    await running.as(26).removeProposal({ code, episodeId: episodeId(2) });
    await running.as(26).removeProposal({ code, episodeId: episodeId(2) });
    await passCountdown(code);
    await eventually(async () => (await read(26, code)).nextMs === 0);
    expect((await read(26, code)).playback).toMatchObject({ episodeId: episodeId(1) });
  });

  it('of a repeating room comes before the repetition', async () => {
    const room = await open(27);
    const { code } = room;
    await running.as(27).beatRoom({ code, activity: RoomActivity.PLAYING });
    await propose(27, code, 2);
    await running.database.query(`UPDATE room SET repeat_ms = 1 WHERE id = $1`, [code]);
    await eventually(async () => (await read(27, code)).nextMs > 0);
    await running.database.query(`UPDATE room SET repeat_ms = 3600000 WHERE id = $1`, [code]);
    await passCountdown(code);
    await eventually(async () => (await read(27, code)).playback!.episodeId === episodeId(2));
  });
});

it('frames number each change of the queue and name the start of the next episode, and never who voted', async () => {
  const room = await open(30, [31]);
  const { code, epoch, seq, queueSeq } = room;
  const frames: ReturnType<typeof decode>[] = [];
  const decode = ({ data }: Frame) => fromBinary(RoomFrameSchema, data);
  const listen = (item: Frame | Gap) => void ('data' in item && frames.push(decode(item)));
  const subscription = await running.bench.broadcast.open(channels.room(code, epoch), seq, listen);
  await propose(31, code, 2);
  await vote(30, code, 2);
  const { nextMs } = (await report(30, room)).room!;
  await eventually(() => frames.length === 3);
  expect(frames).toMatchObject([
    { seq: seq + 1, queueSeq: queueSeq + 1, nextMs: 0 },
    { seq: seq + 2, queueSeq: queueSeq + 2, nextMs: 0 },
    { seq: seq + 3, queueSeq: queueSeq + 2, nextMs },
  ]);
  expect(JSON.stringify(frames)).not.toContain(memberId(31));
  await subscription.close();
});

it('an erased member leaves no vote and no name in any queue, in ended rooms too', async () => {
  const { code } = await open(40, [41]);
  await propose(41, code, 2);
  await vote(40, code, 2);
  await propose(40, code, 3);
  await vote(41, code, 3);
  const ended = await open(42, [41]);
  await propose(41, ended.code, 2);
  await running.as(42).endRoom({ code: ended.code });
  await running.erase(41);
  await eventually(async () => {
    const { rows } = await running.database.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM room_vote WHERE member_id = $1)::int
         + (SELECT count(*) FROM room_proposal WHERE proposed_by = $1)::int AS count`,
      [memberId(41)],
    );
    return rows[0]?.count === 0;
  });
  expect(await queue(40, code)).toEqual([
    { episode: 2, votes: 1, voted: true },
    { episode: 3, votes: 1, voted: true },
  ]);
});

it('old rooms are deleted with their queues', async () => {
  const { code } = await open(43);
  await propose(43, code, 2);
  await running.as(43).endRoom({ code });
  await running.database.query(`UPDATE room SET ended_at = now() - interval '31 days' WHERE id = $1`, [code]);
  await eventually(async () => {
    const { rows } = await running.database.query(
      `SELECT 1 FROM room_vote WHERE room_id = $1 UNION ALL SELECT 1 FROM room_proposal WHERE room_id = $1
       UNION ALL SELECT 1 FROM room WHERE id = $1`,
      [code],
    );
    return rows.length === 0;
  });
  expect(await problems(running.as(43).listRoomQueue({ code }))).toBe('NOT_FOUND');
  expect(await problems(running.as(43).listRoomQueue({ code: id('dead', 1) }))).toBe('NOT_FOUND');
});
