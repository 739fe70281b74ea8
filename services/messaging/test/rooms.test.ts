import { inspect } from 'node:util';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { RoomVisibility, RoomActivity, RoomFolder, RoomPhase, RoomRole } from '@seyir/proto';
import { episodeId, id, memberId, problems, startMessaging, titleId, type Running } from './fixtures.js';
import { roomCalls } from './room-fixtures.js';

let running: Running;
const { beat, bodies, follow, loseHost, open, read, roles } = roomCalls(() => running);
beforeAll(async () => {
  running = await startMessaging();
});
afterAll(() => running.close());

const { PUBLIC, LINK, INVITED } = RoomVisibility;

describe('a room', () => {
  it.each([
    ['without an episode', { title: 'Film gecesi' }, { episodeId: 'required' }],
    ['without a title', { episodeId: episodeId(1) }, { title: 'required' }],
    ['with a title of two letters', { episodeId: episodeId(1), title: 'ab' }, { title: 'too_short' }],
    ['with a title of 81 letters', { episodeId: episodeId(1), title: 'ş'.repeat(81) }, { title: 'too_long' }],
    ['for an unknown episode', { episodeId: episodeId(99), title: 'Film' }, { episodeId: 'invalid' }],
    [
      'with an invited member whom the host does not follow',
      { episodeId: episodeId(1), title: 'Film', inviteIds: [memberId(9)] },
      { inviteIds: 'invalid' },
    ],
  ])('W-02: is refused %s', async (_, request, expected) => {
    expect(await problems(running.as(1).createRoom(request))).toEqual(expected);
  });

  it('W-01, W-03: opens as a lobby with its host; those who are invited find it in their list and may enter', async () => {
    running.follow(10, 11);
    running.follow(10, 12);
    const { room } = await running.as(10).createRoom({
      episodeId: episodeId(2),
      title: ' Sezon  finali ',
      inviteIds: [memberId(11), memberId(12)],
    });
    expect(room).toMatchObject({
      title: 'Sezon  finali',
      visibility: INVITED,
      phase: RoomPhase.LOBBY,
      hostId: memberId(10),
      viewerRole: RoomRole.HOST,
      mayControl: true,
      memberCount: 1,
      presentCount: 1,
      titleId,
      playback: { episodeId: episodeId(2), positionMs: 0, playing: false, rate: 1 },
    });
    const own = async (n: number) => (await running.as(n).listRooms({ folder: RoomFolder.OWN })).rooms;
    expect(await own(11)).toMatchObject([{ code: room!.code, invited: true }]);
    const { code } = room!;
    await running.as(11).joinRoom({ code });
    expect(await own(11)).toMatchObject([{ code, invited: false, viewerRole: RoomRole.MEMBER }]);
    expect(await own(10)).toMatchObject([{ code, viewerRole: RoomRole.HOST }]);
    expect(await problems(running.as(13).joinRoom({ code }))).toBe('NOT_FOUND');
    expect(await roles(10, code)).toEqual({ [memberId(10)]: 'HOST', [memberId(11)]: 'MEMBER' });
  });

  it('W-03: can be created without invitations; then everybody with the link may enter', async () => {
    const { room } = await running.as(14).createRoom({ episodeId: episodeId(1), title: 'Açık kapı' });
    expect(room!.visibility).toBe(LINK);
    expect(await problems(running.as(15).joinRoom({ code: room!.code }))).toBe('OK');
  });

  it('W-05: is addressed by a code that nobody can guess; visitors do not enter', async () => {
    const { code } = await open(16);
    expect(code).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(await problems(running.visitor.getRoom({ code }))).toBe('NO_SESSION');
    expect(await problems(running.as(17).getRoom({ code: id('dead', 1) }))).toBe('NOT_FOUND');
    expect(await problems(running.as(17).getRoom({ code: 'abc' }))).toBe('NOT_FOUND');
  });

  it('public ones with present members are listed for everybody, the largest first; others are not', async () => {
    const small = await open(20, [], PUBLIC);
    const large = await open(21, [22, 23], PUBLIC);
    await open(24, [], LINK);
    for (const n of [22, 23]) await beat(n, large.code);
    const listed = async () => (await running.visitor.listRooms({ folder: RoomFolder.PUBLIC })).rooms;
    expect((await listed()).map(({ code }) => code)).toEqual([large.code, small.code]);
    expect((await listed())[0]).toMatchObject({ presentCount: 3, viewerRole: RoomRole.UNSPECIFIED });
    await running.block(25, 21);
    const { rooms } = await running.as(25).listRooms({ folder: RoomFolder.PUBLIC });
    expect(rooms.map(({ code }) => code)).toEqual([small.code]);
    expect(await problems(running.as(25).joinRoom({ code: large.code }))).toBe('NOT_FOUND');
  });

  it('a member opens at most 20 rooms in 24 hours', async () => {
    for (let n = 0; n < 20; n += 1) await open(26);
    expect(await problems(open(26))).toBe('SLOW_DOWN');
  });
});

describe('members', () => {
  it('when the host leaves, a moderator becomes host; when the last member leaves, the room has no host', async () => {
    const { code, epoch } = await open(40, [41, 42]);
    await running.as(40).setRoomRole({ code, epoch, memberId: memberId(42), role: RoomRole.MODERATOR });
    await running.as(40).leaveRoom({ code });
    await running.as(40).leaveRoom({ code });
    expect(await roles(41, code)).toEqual({ [memberId(42)]: 'HOST', [memberId(41)]: 'MEMBER' });
    await running.as(42).leaveRoom({ code });
    await running.as(41).leaveRoom({ code });
    expect(await read(41, code)).toMatchObject({ hostId: '', memberCount: 0 });
    await running.as(43).joinRoom({ code });
    expect(await read(43, code)).toMatchObject({ hostId: memberId(43), viewerRole: RoomRole.HOST });
  });

  it('a kicked member may come back, a banned one may not, and neither reads on meanwhile', async () => {
    const { code, epoch } = await open(44, [45, 46]);
    const removed = await running.as(44).removeFromRoom({ code, epoch, memberId: memberId(45) });
    expect(removed.room!.epoch).toBe(epoch + 1);
    expect(await problems(running.as(45).listRoomEntries({ code }))).toBe('FORBIDDEN');
    expect(await problems(running.as(45).addRoomEntry({ code, body: 'Neden?' }))).toBe('FORBIDDEN');
    expect(await problems(running.as(45).joinRoom({ code }))).toBe('OK');
    const ban = { code, epoch: removed.room!.epoch, memberId: memberId(46), ban: true };
    expect(await problems(running.as(45).removeFromRoom(ban))).toBe('FORBIDDEN');
    await running.as(44).removeFromRoom(ban);
    expect(await problems(running.as(46).joinRoom({ code }))).toBe('NOT_FOUND');
    expect(await problems(running.as(46).getRoom({ code }))).toBe('NOT_FOUND');
  });

  it('each entering, leaving and writing at the same moment counts once', async () => {
    const { code } = await open(47);
    const others = Array.from({ length: 12 }, (_, n) => 60 + n);
    await Promise.all(others.flatMap((n) => [1, 2].map(() => running.as(n).joinRoom({ code }))));
    await Promise.all(
      others.map((n) =>
        n % 3 === 0 ? running.as(n).leaveRoom({ code }) : running.as(n).addRoomEntry({ code, body: `${n}` }),
      ),
    );
    const { memberCount, chatSeq } = await read(47, code);
    expect([memberCount, chatSeq]).toEqual([9, 8]);
    expect(Object.keys(await roles(47, code))).toHaveLength(9);
    const { entries } = await running.as(47).listRoomEntries({ code });
    expect(entries.map(({ seq }) => seq)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('a beat shows what each player does, and is forgotten when the member leaves', async () => {
    const { code } = await open(48, [49]);
    expect(await beat(48, code)).toMatchObject({ presentCount: 1, nextMs: 1_500 });
    expect(await beat(49, code)).toMatchObject({ presentCount: 2, nextMs: 5_000 });
    const { members } = await running.as(48).listRoomMembers({ code });
    expect(members).toMatchObject([
      { memberId: memberId(48), role: RoomRole.HOST, activity: RoomActivity.PLAYING, offsetMs: 12 },
      { memberId: memberId(49), role: RoomRole.MEMBER },
    ]);
    await running.as(49).leaveRoom({ code });
    expect(await beat(48, code)).toMatchObject({ presentCount: 1 });
    expect(await problems(beat(49, code))).toBe('FORBIDDEN');
  });

  it('a host who gives no sign of life is replaced by a present member, and stays as a moderator', async () => {
    const { code, epoch } = await open(50, [51, 52]);
    await beat(52, code);
    await loseHost(50, code);
    await eventually(async () => (await read(52, code)).hostId === memberId(52));
    expect(await read(52, code)).toMatchObject({ epoch: epoch + 1, viewerRole: RoomRole.HOST });
    expect((await roles(52, code))[memberId(50)]).toBe('MODERATOR');
  });

  it('a host who never comes is replaced after the first heartbeat of another member, also if all heartbeats were lost', async () => {
    const { code } = await open(55, [56]);
    await running.database.query(`DELETE FROM room_presence WHERE room_id = $1`, [code]);
    await running.database.query(`DELETE FROM room_host_lease WHERE room_id = $1`, [code]);
    await beat(56, code);
    await running.database.query(
      `UPDATE room_host_lease SET until = until - interval '5 s' WHERE room_id = $1`,
      [code],
    );
    await eventually(async () => (await read(56, code)).hostId === memberId(56));
    const leases = () => running.database.query(`SELECT 1 FROM room_host_lease WHERE room_id = $1`, [code]);
    await eventually(async () => (await leases()).rows.length === 0);
    // Only the host's heartbeat prolongs the lease; those of other members do not.
    await beat(56, code);
    const until = async () =>
      (
        await running.database.query<{ until: Date }>(
          `SELECT until FROM room_host_lease WHERE room_id = $1`,
          [code],
        )
      ).rows[0]!.until;
    const first = await until();
    await running.as(57).joinRoom({ code });
    await beat(57, code);
    expect(await until()).toEqual(first);
    await beat(56, code);
    expect((await until()).getTime()).toBeGreaterThan(first.getTime());
  });

  it('a room without a sign of life for ten minutes ends, and its chat stays for those who were there', async () => {
    const { code } = await open(53, [54]);
    await running.as(54).addRoomEntry({ code, body: 'Güzeldi' });
    await running.as(54).leaveRoom({ code });
    await running.database.query(`UPDATE room SET seen_at = seen_at - interval '601 s' WHERE id = $1`, [
      code,
    ]);
    await eventually(async () => (await read(54, code)).phase === RoomPhase.ENDED);
    expect(await bodies(54, code)).toEqual(['Güzeldi']);
    await running.database.query(`UPDATE room SET ended_at = ended_at - interval '31 days' WHERE id = $1`, [
      code,
    ]);
    await eventually(async () => (await problems(running.as(54).getRoom({ code }))) === 'NOT_FOUND');
    const { rows } = await running.database.query(`SELECT 1 FROM room_entry WHERE room_id = $1`, [code]);
    expect(rows).toEqual([]);
  });
});

describe('a scheduled room', () => {
  const ahead = (ms: number) => timestampFromDate(new Date(Date.now() + ms));
  const HOUR = 60 * 60_000;
  const scheduled = async (host: number, ms: number) => {
    const { room } = await running.as(host).createRoom({
      episodeId: episodeId(1),
      title: 'Yarın gece',
      visibility: PUBLIC,
      startsAt: ahead(ms),
    });
    return room!;
  };

  it.each([
    ['in four minutes', 4 * 60_000],
    ['in the past', -HOUR],
    ['in 31 days', 31 * 24 * HOUR],
  ])('is refused %s', async (_, ms) => {
    expect(await problems(scheduled(120, ms))).toEqual({ startsAt: 'invalid' });
  });

  it('shows at most two of one host, and rooms across a block take no place in the list', async () => {
    // A minute apart, before all others: one host with four rooms, then twelve hosts whom the reader blocks.
    const made = async (host: number, minute: number) =>
      (await scheduled(host, HOUR / 2 + minute * 60_000)).code;
    const loud: string[] = [];
    for (const minute of [1, 2, 3, 4]) loud.push(await made(140, minute));
    for (let n = 0; n < 12; n += 1) {
      await made(141 + n, 5 + n / 10);
      await running.block(154, 141 + n);
    }
    const last = await made(153, 9);
    const hosts = Array.from({ length: 14 }, (_, n) => memberId(140 + n));
    await running.database.query(`DELETE FROM room_presence WHERE member_id = ANY($1)`, [hosts]);
    await eventually(async () => {
      const { rooms } = await running.as(154).listRooms({ folder: RoomFolder.PUBLIC });
      const codes = rooms.map(({ code }) => code);
      expect(codes.filter((code) => loud.includes(code))).toEqual(loud.slice(0, 2));
      expect(codes).toContain(last);
      expect(rooms.map(({ hostId }) => hostId)).not.toContain(memberId(141));
    });
    await running.database.query(
      `UPDATE room SET phase = 'ended', ended_at = now() WHERE host_id = ANY($1)`,
      [hosts],
    );
  });

  it('is listed after rooms with members, keeps its absent host, and does not end before it begins', async () => {
    const { code, startsAt } = await scheduled(121, HOUR);
    expect(startsAt).toBeDefined();
    const busy = await open(122, [], PUBLIC);
    await beat(122, busy.code);
    await running.as(123).joinRoom({ code });
    await running.database.query(`DELETE FROM room_presence WHERE room_id = $1`, [code]);
    await beat(123, code);
    await loseHost(121, code);
    await running.database.query(`UPDATE room SET seen_at = now() - interval '11 minutes' WHERE id = $1`, [
      code,
    ]);
    // The job has seen this one after the others.
    const last = await open(124, [125]);
    await beat(125, last.code);
    await loseHost(124, last.code);
    await eventually(async () => (await read(125, last.code)).hostId === memberId(125));
    expect(await read(123, code)).toMatchObject({ hostId: memberId(121), phase: RoomPhase.LOBBY });
    const { rooms } = await running.as(126).listRooms({ folder: RoomFolder.PUBLIC });
    const codes = rooms.map((one) => one.code);
    expect(codes.indexOf(busy.code)).toBeGreaterThan(-1);
    expect(codes.indexOf(code)).toBeGreaterThan(codes.indexOf(busy.code));
    await running.database.query(`UPDATE room SET starts_at = now() - interval '11 minutes' WHERE id = $1`, [
      code,
    ]);
    await eventually(async () => (await read(123, code)).phase === RoomPhase.ENDED);
  });
});

describe('frames', () => {
  it('report each change with its number and the whole state, and never a text', async () => {
    const room = await open(95, [96]);
    const { frames, subscription } = await follow(room);
    const { code, epoch, seq } = room;
    await running.as(95).startRoom({ code, epoch });
    await running.as(96).addRoomEntry({ code, body: 'Gizli söz' });
    await running.as(97).joinRoom({ code });
    await eventually(() => frames.length === 3);
    expect(frames).toMatchObject([
      { seq: seq + 1, epoch, phase: RoomPhase.PLAYING, playback: { playing: true }, membersChanged: false },
      { seq: seq + 2, chatSeq: 1, memberCount: 2 },
      { seq: seq + 3, chatSeq: 1, memberCount: 3, membersChanged: true },
    ]);
    expect(inspect(frames, { depth: null })).not.toContain('Gizli');
    await subscription.close();
  });

  it('name the member whose role has changed, so that this member reads the new rights', async () => {
    const room = await open(127, [128]);
    const { frames, subscription } = await follow(room);
    const { code, epoch } = room;
    await running.as(127).setRoomRole({ code, epoch, memberId: memberId(128), role: RoomRole.MODERATOR });
    await running.as(129).joinRoom({ code });
    await eventually(() => frames.length === 2);
    expect(frames).toMatchObject([
      { changedRoleId: memberId(128), membersChanged: true },
      { changedRoleId: '' },
    ]);
    await subscription.close();
  });

  it('of a room from which a member was removed go to another channel, after one last frame that names the new epoch', async () => {
    const room = await open(98, [99, 100]);
    const { frames, subscription } = await follow(room);
    const { code, epoch } = room;
    const removed = (await running.as(98).removeFromRoom({ code, epoch, memberId: memberId(99) })).room!;
    const later = await follow(removed);
    await running.as(98).startRoom({ code, epoch: removed.epoch });
    await eventually(() => later.frames.length === 1);
    expect(frames).toMatchObject([{ epoch: epoch + 1 }]);
    expect(later.frames).toMatchObject([{ phase: RoomPhase.PLAYING, epoch: epoch + 1 }]);
    await Promise.all([subscription.close(), later.subscription.close()]);
  });
});

it('an erased member leaves all rooms, hands them over, and no text of theirs stays', async () => {
  const { code } = await open(110, [111]);
  await running.as(110).addRoomEntry({ code, body: 'Adım Kemal' });
  await running.erase(110);
  await eventually(async () => (await read(111, code)).hostId === memberId(111));
  await eventually(async () => {
    const { rows } = await running.database.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM room_member WHERE member_id = $1)::int
         + (SELECT count(*) FROM room_presence WHERE member_id = $1)::int
         + (SELECT count(*) FROM room WHERE created_by = $1 OR host_id = $1)::int
         + (SELECT count(*) FROM room_entry WHERE author_id = $1 OR body LIKE '%Kemal%')::int AS count`,
      [memberId(110)],
    );
    return rows[0]?.count === 0;
  });
  expect((await running.as(111).listRoomEntries({ code })).entries).toMatchObject([
    { authorId: '', deleted: true },
  ]);
});

it('an erased member leaves rooms that have ended too', async () => {
  const { code } = await open(114, [115]);
  await running.as(114).addRoomEntry({ code, body: 'Adım Kemal' });
  await running.as(114).endRoom({ code });
  await running.erase(114);
  await eventually(async () => {
    const { rows } = await running.database.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM room_member WHERE member_id = $1)::int
         + (SELECT count(*) FROM room WHERE created_by = $1 OR host_id = $1)::int
         + (SELECT count(*) FROM room_entry WHERE author_id = $1 OR body LIKE '%Kemal%')::int AS count`,
      [memberId(114)],
    );
    return rows[0]?.count === 0;
  });
});

it('a member who has left an open room cannot read its chat any more', async () => {
  const { code } = await open(116, [117]);
  await running.as(117).leaveRoom({ code });
  await running.as(116).addRoomEntry({ code, body: 'Gizli' });
  await expect(running.as(117).listRoomEntries({ code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await running.as(117).leaveRoom({ code });
});
