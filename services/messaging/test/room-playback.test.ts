import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { RoomActivity, SpoilerKind, type Room } from '@seyir/proto';
import { episodeId, memberId, problems, startMessaging, titleId, type Running } from './fixtures.js';
import { roomCalls } from './room-fixtures.js';

let running: Running;
const { beat, follow, open, playing, read } = roomCalls(() => running);
beforeAll(async () => {
  running = await startMessaging();
});
afterAll(() => running.close());

describe('commands', () => {
  it('take effect at the same later moment for all, by the slowest lines of the members', async () => {
    const { code, epoch, seq } = await playing(30, [31]);
    await beat(31, code, 700);
    const before = await read(31, code);
    const { room } = await running.as(31).controlRoom({ code, epoch, command: { case: 'pause', value: {} } });
    expect(room!.playback!.playing).toBe(false);
    expect(room!.seq).toBe(seq + 1);
    const leadMs = room!.playback!.effectiveMs - room!.serverMs;
    expect(leadMs).toBeGreaterThan(250);
    expect(leadMs).toBeLessThanOrEqual(700);
    expect(room!.playback!.positionMs).toBe(
      before.playback!.positionMs + (room!.playback!.effectiveMs - before.playback!.effectiveMs),
    );
    expect(await read(30, code)).toMatchObject({ playback: room!.playback });
  });

  it('a repeated command with its key is applied once', async () => {
    const { code, epoch, seq } = await playing(32);
    const seek = {
      code,
      epoch,
      command: { case: 'seek', value: { positionMs: 90_000, episodeId: episodeId(1) } },
    } as const;
    const options = { idempotencyKey: 'seek-once-please' };
    await Promise.all([1, 2, 3].map(() => running.as(32).controlRoom(seek, options)));
    expect((await read(32, code)).seq).toBe(seq + 1);
  });

  it('of many at once all are applied, each with its own number', async () => {
    const { code, epoch, seq } = await playing(33, [34, 35]);
    const seeks = Array.from({ length: 12 }, (_, n) =>
      running.as(33 + (n % 3)).controlRoom({
        code,
        epoch,
        command: { case: 'seek', value: { positionMs: n * 1_000, episodeId: episodeId(1) } },
      }),
    );
    const answers = await Promise.all(seeks);
    expect(Math.max(...answers.map(({ room }) => room!.seq))).toBe(seq + 12);
    expect((await read(33, code)).seq).toBe(seq + 12);
  });

  it('the next episode starts at its beginning; chat scopes then mean that episode', async () => {
    const { code, epoch } = await playing(36);
    const next = { case: 'episode', value: { episodeId: episodeId(3) } } as const;
    const { room } = await running.as(36).controlRoom({ code, epoch, command: next });
    expect(room).toMatchObject({ playback: { episodeId: episodeId(3), positionMs: 0, playing: true } });
    const spoiler = { kind: SpoilerKind.EPISODE };
    const { entry } = await running.as(36).addRoomEntry({ code, body: 'O mu?', spoiler });
    expect(entry!.spoiler).toMatchObject({ titleId, season: 1, number: 3 });
    const unknown = { case: 'episode', value: { episodeId: episodeId(77) } } as const;
    expect(await problems(running.as(36).controlRoom({ code, epoch, command: unknown }))).toEqual({
      episodeId: 'invalid',
    });
  });

  it('are refused in the lobby, with an old epoch, without a command, and in an ended room', async () => {
    const { code, epoch } = await open(37, [38]);
    const play = { case: 'play', value: {} } as const;
    expect(await problems(running.as(37).controlRoom({ code, epoch, command: play }))).toBe('FORBIDDEN');
    await running.as(37).handOverRoom({ code, epoch, memberId: memberId(38) });
    expect(await problems(running.as(38).startRoom({ code, epoch }))).toBe('OUTDATED');
    const { epoch: now } = await read(38, code);
    expect(await problems(running.as(38).controlRoom({ code, epoch: now }))).toEqual({ command: 'required' });
    await running.as(38).endRoom({ code });
    await running.as(38).endRoom({ code });
    expect(await problems(running.as(38).startRoom({ code, epoch: now }))).toBe('ROOM_ENDED');
    expect(await problems(running.as(39).joinRoom({ code }))).toBe('ROOM_ENDED');
  });
});

describe('a wait for members without data', () => {
  const wait = (n: number, { code, epoch }: Room) =>
    running.as(n).controlRoom({ code, epoch, command: { case: 'wait', value: {} } });
  const behind = (n: number, code: string) =>
    running.as(n).beatRoom({ code, activity: RoomActivity.CATCHING_UP, offsetMs: -3_000, roundTripMs: 20 });
  const isPlaying = async (n: number, code: string) => (await read(n, code)).playback!.playing;
  /** Makes the wait begin some seconds earlier. */
  const pass = (code: string, seconds: number) =>
    running.database.query(`UPDATE room SET wait_until = wait_until - $2 * interval '1 s' WHERE id = $1`, [
      code,
      seconds,
    ]);

  it('is the host’s, stops everybody at the same moment, and ends when the last one has the data', async () => {
    const room = await playing(140, [141]);
    const { code } = room;
    await behind(141, code);
    expect(await problems(wait(141, room))).toBe('FORBIDDEN');
    const { room: waiting } = await wait(140, room);
    expect(waiting).toMatchObject({ playback: { playing: false } });
    const { effectiveMs } = waiting!.playback!;
    expect(waiting!.waitMs).toBe(effectiveMs + 8_000);
    await pass(code, 3);
    await behind(141, code);
    expect(await isPlaying(140, code)).toBe(false);
    await beat(141, code);
    await eventually(() => isPlaying(140, code));
    const after = await read(141, code);
    expect(after.waitMs).toBe(0);
    expect(after.playback!.positionMs).toBe(waiting!.playback!.positionMs);
  });

  it('ends after 8 s although a member still lacks data', async () => {
    const room = await playing(142, [143]);
    await behind(143, room.code);
    await wait(142, room);
    await pass(room.code, 9);
    await eventually(() => isPlaying(142, room.code));
  });

  it('ends although a full batch of rooms ended during a wait, under the previous release', async () => {
    const room = await playing(190, [191]);
    await behind(191, room.code);
    await running.database.query(
      `INSERT INTO room SELECT (jsonb_populate_record(r, jsonb_build_object(
         'id', gen_random_uuid(), 'phase', 'ended', 'ended_at', now(), 'wait_until', now() - interval '1 h'))).*
       FROM room r, generate_series(1, 200) WHERE r.id = $1`,
      [room.code],
    );
    await wait(190, room);
    await pass(room.code, 9);
    await eventually(() => isPlaying(190, room.code));
  });
});

describe('the default source', () => {
  const source = (n: number, { code, epoch, playback }: Room, sourceHash: string) =>
    running.as(n).controlRoom({
      code,
      epoch,
      command: { case: 'source', value: { sourceHash, episodeId: playback!.episodeId } },
    });

  it('is that of the host, also in the lobby; every member reads it, and frames carry it', async () => {
    const room = await open(144, [145]);
    const { frames, subscription } = await follow(room);
    await source(144, room, 'kaynak-1');
    expect((await read(145, room.code)).sourceHash).toBe('kaynak-1');
    await eventually(() => frames.length === 1);
    expect(frames).toMatchObject([{ sourceHash: 'kaynak-1' }]);
    expect(await problems(source(145, room, 'kaynak-2'))).toBe('FORBIDDEN');
    await subscription.close();
  });
});

describe('the episodes that a room has played', () => {
  const watched = async (n: number, code: string) =>
    (await running.as(n).listRoomWatched({ code })).episodes.map((one) => one.episodeId);
  const change = (n: number, { code, epoch }: Room, episode: number) =>
    running.as(n).controlRoom({
      code,
      epoch,
      command: { case: 'episode', value: { episodeId: episodeId(episode) } },
    });

  it('begin with the start; those of the lobby were not played; the list stays for those who were there', async () => {
    const room = await open(146, [147]);
    const { code, epoch } = room;
    await change(146, room, 2);
    expect(await watched(147, code)).toEqual([]);
    await running.as(146).startRoom({ code, epoch });
    await change(146, room, 3);
    await running.as(146).controlRoom({ code, epoch, command: { case: 'pause', value: {} } });
    expect(await watched(147, code)).toEqual([2, 3].map(episodeId));
    await running.as(147).leaveRoom({ code });
    expect(await problems(watched(147, code))).toBe('FORBIDDEN');
    await running.as(146).endRoom({ code });
    expect(await watched(147, code)).toEqual([2, 3].map(episodeId));
    expect(await problems(watched(148, code))).toBe('FORBIDDEN');
  });

  it('are the last fifty; older ones are deleted', async () => {
    const room = await playing(192);
    await running.database.query(
      `INSERT INTO room_watched (room_id, seq, episode_id, started_at)
       SELECT $1, -n, $2, now() - n * interval '1 h' FROM generate_series(1, 60) AS n`,
      [room.code, episodeId(2)],
    );
    await change(192, room, 3);
    const { rows } = await running.database.query<{ count: number; oldest: number }>(
      `SELECT count(*)::int AS count, min(seq) AS oldest FROM room_watched WHERE room_id = $1`,
      [room.code],
    );
    expect(rows).toEqual([{ count: 50, oldest: -48 }]);
    expect((await watched(192, room.code)).slice(-2)).toEqual([1, 3].map(episodeId));
  });

  it('are deleted with the room', async () => {
    const room = await playing(149);
    await running.as(149).endRoom({ code: room.code });
    const count = async () =>
      (await running.database.query(`SELECT 1 FROM room_watched WHERE room_id = $1`, [room.code])).rows
        .length;
    expect(await count()).toBe(1);
    await running.database.query(`UPDATE room SET ended_at = ended_at - interval '31 days' WHERE id = $1`, [
      room.code,
    ]);
    await eventually(async () => (await count()) === 0);
  });
});
