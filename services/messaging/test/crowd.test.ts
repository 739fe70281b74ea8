import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Frame, Gap } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { channels, Reaction, RoomFrameSchema, RoomVisibility, type Room } from '@seyir/proto';
import { episodeId, id, memberId, problems, startMessaging, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startMessaging();
});
afterAll(() => running.close());

const { LINK, INVITED, PUBLIC } = RoomVisibility;

/** A room of member `host` that is paused at a second of an episode; `others` are in it. */
const pausedAt = async (
  second: number,
  [host = 0, ...others]: readonly number[],
  { episode = 1, visibility = LINK } = {},
): Promise<Room> => {
  for (const other of others) running.follow(host, other);
  const inviteIds = visibility === INVITED ? others.map(memberId) : [];
  const { room } = await running
    .as(host)
    .createRoom({ episodeId: episodeId(episode), title: 'Film gecesi', visibility, inviteIds });
  const { code, epoch } = room!;
  for (const other of others) await running.as(other).joinRoom({ code });
  await running.as(host).startRoom({ code, epoch });
  await running.as(host).controlRoom({ code, epoch, command: { case: 'pause', value: {} } });
  return seek(host, room!, second, episode);
};

const seek = async (host: number, { code, epoch }: Room, second: number, episode = 1): Promise<Room> => {
  const value = { positionMs: second * 1_000 + 400, episodeId: episodeId(episode) };
  return (await running.as(host).controlRoom({ code, epoch, command: { case: 'seek', value } })).room!;
};

const react = (n: number, { code }: Room, reaction = Reaction.FUNNY) =>
  running.as(n).reactInRoom({ code, reaction });

const crowd = async (positionSeconds: number, { episode = 1, seconds = 0 } = {}) =>
  (
    await running.visitor.listCrowdReactions({ episodeId: episodeId(episode), positionSeconds, seconds })
  ).seconds.map(({ second, reactions }) => [second, ...reactions.map((one) => [one.reaction, one.count])]);

const follow = async ({ code, epoch, seq }: Room) => {
  const decode = ({ data }: Frame) => fromBinary(RoomFrameSchema, data);
  const frames: ReturnType<typeof decode>[] = [];
  const listen = (item: Frame | Gap) => void ('data' in item && frames.push(decode(item)));
  const subscription = await running.bench.broadcast.open(channels.room(code, epoch), seq, listen);
  const sum = () =>
    frames.flatMap(({ reactions }) => reactions).reduce((total, { count }) => total + count, 0);
  return { frames, sum, close: () => subscription.close() };
};

/** Members react; resolves when the room's pages have got all reactions. */
const reacted = async (
  { code }: Room,
  first: readonly [n: number, reaction: Reaction],
  ...others: readonly (readonly [n: number, reaction: Reaction])[]
) => {
  // Frames from before must not be counted.
  const room = (await running.as(first[0]).getRoom({ code })).room!;
  const page = await follow(room);
  const reactions = [first, ...others];
  for (const [n, reaction] of reactions) await react(n, room, reaction);
  await eventually(() => page.sum() === reactions.length);
  await page.close();
};

const all = ([one, two, three]: readonly [number, number, number], reaction: Reaction) =>
  [
    [one, reaction],
    [two, reaction],
    [three, reaction],
  ] as const;

const waiting = async (code: string): Promise<number> =>
  (await running.database.query(`SELECT 1 FROM room_reaction WHERE room_id = $1`, [code])).rows.length;

describe('a reaction in a room', () => {
  it('reaches the pages of the room within a second as counts, without a name, and leaves the state as it is', async () => {
    const room = await pausedAt(30, [1, 2, 3]);
    const page = await follow(room);
    await Promise.all([react(2, room), react(3, room), react(1, room, Reaction.SAD)]);
    await eventually(() => page.sum() === 3);
    await page.close();
    const last = page.frames.at(-1)!;
    expect(last).toMatchObject({ seq: room.seq + page.frames.length, phase: room.phase });
    expect(last.playback).toEqual(room.playback);
    for (const n of [2, 3]) expect(JSON.stringify(page.frames)).not.toContain(memberId(n));
    expect(await waiting(room.code)).toBe(0);
  });

  it('does not wait for the lock of the room, and counts once a member and scene, however often it is pressed', async () => {
    const room = await pausedAt(31, [4, 5]);
    const page = await follow(room);
    const changing = await running.database.connect();
    await changing.query('BEGIN');
    await changing.query('SELECT 1 FROM room WHERE id = $1 FOR UPDATE', [room.code]);
    await Promise.all([...Array.from({ length: 8 }, () => react(5, room)), react(4, room)]);
    expect(await waiting(room.code)).toBe(2);
    await changing.query('COMMIT');
    changing.release();
    await eventually(() => page.sum() === 2);
    await page.close();
  });

  it('is refused in the lobby, after the end, outside the room and without a kind', async () => {
    const { room } = await running.as(6).createRoom({ episodeId: episodeId(1), title: 'Film gecesi' });
    await running.as(7).joinRoom({ code: room!.code });
    expect(await problems(react(7, room!))).toBe('FORBIDDEN');
    const playing = (await running.as(6).startRoom({ code: room!.code, epoch: room!.epoch })).room!;
    expect(await problems(react(8, playing))).toBe('FORBIDDEN');
    expect(await problems(react(7, playing, Reaction.UNSPECIFIED))).toEqual({ reaction: 'required' });
    expect(await problems(react(7, playing, 9 as Reaction))).toEqual({ reaction: 'invalid' });
    await running.as(6).endRoom({ code: room!.code });
    expect(await problems(react(7, playing))).toMatch(/ROOM_ENDED|FORBIDDEN/);
    expect(await problems(running.visitor.reactInRoom({ code: room!.code, reaction: Reaction.SAD }))).toBe(
      'NO_SESSION',
    );
  });
});

describe('counts of reactions to an episode', () => {
  it('show a second only once three different members have reacted to it, in whichever rooms', async () => {
    const one = await pausedAt(100, [10, 11]);
    await reacted(one, [10, Reaction.FUNNY], [11, Reaction.SAD]);
    expect(await crowd(100)).toEqual([]);
    // A member who reacts in two rooms counts once.
    const other = await pausedAt(100, [12, 11], { visibility: PUBLIC });
    await reacted(other, [11, Reaction.FUNNY]);
    expect(await crowd(100)).toEqual([]);
    await reacted(other, [12, Reaction.FUNNY]);
    expect(await crowd(100)).toEqual([[100, [Reaction.FUNNY, 2], [Reaction.SAD, 1]]]);
  });

  it('never include a second beyond the position, nor more than the window behind it', async () => {
    const members = [13, 14, 15] as const;
    const room = await pausedAt(200, members);
    for (const second of [200, 205, 215]) {
      const at = await seek(13, room, second);
      await reacted(at, ...all(members, Reaction.LIKE));
    }
    const seconds = async (position: number, length = 0) =>
      (await crowd(position, { seconds: length })).map(([second]) => second);
    expect(await seconds(199)).toEqual([]);
    expect(await seconds(204)).toEqual([200]);
    expect(await seconds(214)).toEqual([205]);
    expect(await seconds(216, 16)).toEqual([205, 215]);
    expect(await seconds(100_000_000)).toEqual([]);
    expect(await problems(running.visitor.listCrowdReactions({ episodeId: 'x' }))).toBe('OK');
  });

  it('nothing remains of reactions in a room of invited members', async () => {
    const room = await pausedAt(300, [16, 17, 18], { visibility: INVITED });
    await reacted(room, [16, Reaction.LIKE], [17, Reaction.LIKE], [18, Reaction.LIKE]);
    expect(await crowd(300)).toEqual([]);
    const { rows } = await running.database.query(
      `SELECT 1 FROM crowd_reaction WHERE second = 300 UNION ALL SELECT 1 FROM crowd_member WHERE second = 300`,
    );
    expect(rows).toEqual([]);
  });

  it('go with their episode', async () => {
    const members = [19, 20, 21] as const;
    const room = await pausedAt(12, members, { episode: 5 });
    await reacted(room, ...all(members, Reaction.GREAT));
    expect(await crowd(12, { episode: 5 })).toHaveLength(1);
    await running.removeEpisode(5);
    await eventually(async () => {
      const { rows } = await running.database.query(
        `SELECT 1 FROM crowd_reaction WHERE episode_id = $1 UNION ALL SELECT 1 FROM crowd_member WHERE episode_id = $1`,
        [episodeId(5)],
      );
      return rows.length === 0;
    });
  });

  it('forget an erased member and keep the number, which is nobody’s', async () => {
    const members = [22, 23, 24] as const;
    const room = await pausedAt(400, members);
    await reacted(room, ...all(members, Reaction.SURPRISED));
    await running.erase(23);
    await eventually(async () => {
      const { rows } = await running.database.query(`SELECT 1 FROM crowd_member WHERE member_id = $1`, [
        memberId(23),
      ]);
      return rows.length === 0;
    });
    expect(await crowd(400)).toEqual([[400, [Reaction.SURPRISED, 3]]]);
  });
});

describe('imported counts', () => {
  const crowdOf = (n: number, count = 4) => ({
    episodeId: episodeId(n),
    seconds: [{ second: 8, reactions: [{ reaction: Reaction.FUNNY, count }] }],
  });

  it('are added once, to known episodes only', async () => {
    const crowds = [crowdOf(7), { ...crowdOf(8), episodeId: id('e9e9', 999) }];
    expect(await running.importer.importCrowdReactions({ crowds })).toMatchObject({
      created: 1,
      unchanged: 1,
    });
    expect(await running.importer.importCrowdReactions({ crowds: [crowdOf(7, 9)] })).toMatchObject({
      created: 0,
      unchanged: 1,
    });
    expect(await crowd(8, { episode: 7 })).toEqual([[8, [Reaction.FUNNY, 4]]]);
  });

  it.each([
    ['of no members', [{ second: 8, reactions: [{ reaction: Reaction.FUNNY, count: 0 }] }]],
    ['after the longest episode', [{ second: 90_000, reactions: [{ reaction: Reaction.FUNNY, count: 3 }] }]],
    ['of too many seconds', Array.from({ length: 501 }, (_, second) => ({ second, reactions: [] }))],
  ])('%s are refused', async (_, seconds) => {
    const crowds = [{ episodeId: episodeId(7), seconds }];
    expect(await problems(running.importer.importCrowdReactions({ crowds }))).toEqual({
      'crowds.0': 'invalid',
    });
  });
});
