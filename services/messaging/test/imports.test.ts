import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { Reaction, RoomFolder, RoomPhase, RoomVisibility } from '@seyir/proto';
import { episodeId, id, memberId, problems, startMessaging, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startMessaging();
});
afterAll(() => running.close());

const MINUTE = 60_000;
const ago = (minutes: number, now = Date.now()) => timestampFromDate(new Date(now - minutes * MINUTE));

const conversation = (n: number, opener: number, other: number, minutes = 10) => ({
  id: id('c0de', n),
  openerId: memberId(opener),
  otherId: memberId(other),
  accepted: true,
  otherUnread: 1,
  messages: [
    { id: id('dead', n * 10), authorId: memberId(opener), body: 'Selam', sentAt: ago(minutes + 2) },
    {
      id: id('dead', n * 10 + 1),
      authorId: memberId(other),
      body: 'Merhaba',
      sentAt: ago(minutes + 1),
      replyToSeq: 1,
      reactions: [{ memberId: memberId(opener), reaction: Reaction.LIKE }],
    },
    { id: id('dead', n * 10 + 2), authorId: memberId(opener), body: 'Nasılsın?', sentAt: ago(minutes) },
  ],
});

const room = (n: number, hosts: readonly number[]) => ({
  code: id('100e', n),
  title: 'Gece vapuru',
  visibility: RoomVisibility.PUBLIC,
  episodeId: episodeId(1),
  memberIds: hosts.map(memberId),
  entries: [{ id: id('e477', n), authorId: memberId(hosts[0]!), body: 'Hoş geldiniz', postedAt: ago(5) }],
});

const listed = async (n: number) => (await running.as(n).listRooms({ folder: RoomFolder.PUBLIC })).rooms;

describe('an imported conversation', () => {
  it('is in both inboxes with texts, quotes, reactions and unread counts; a second import only moves its times', async () => {
    const first = await running.importer.importConversations({ conversations: [conversation(1, 1, 2)] });
    expect(first).toMatchObject({ created: 1, updated: 0 });
    const [theirs] = await running.inbox(2);
    expect(theirs).toMatchObject({ otherId: memberId(1), unread: 1, accepted: true });
    expect((await running.inbox(1))[0]).toMatchObject({ unread: 0 });
    const { messages } = await running.as(2).listMessages({ conversationId: theirs!.id });
    expect(messages.map(({ body }) => body)).toEqual(['Nasılsın?', 'Merhaba', 'Selam']);
    expect(messages[1]).toMatchObject({
      replyTo: { excerpt: 'Selam' },
      reactions: [{ memberId: memberId(1) }],
    });
    const same = await running.importer.importConversations({ conversations: [conversation(1, 1, 2, 5)] });
    expect(same).toMatchObject({ created: 0, updated: 1 });
    expect((await running.inbox(2))[0]!.lastAt!.seconds).toBeGreaterThan(theirs!.lastAt!.seconds);
    await running.as(2).sendMessage({ conversationId: theirs!.id, body: 'İyiyim' });
    await running.importer.importConversations({ conversations: [conversation(1, 1, 2, 1)] });
    expect(await running.bodies(1, theirs!.id)).toEqual(['Selam', 'Merhaba', 'Nasılsın?', 'İyiyim']);
  });

  it('of two members who already write to each other is left out, and so is one of an erased member', async () => {
    await running.open(3, 4);
    await running.erase(6);
    await eventually(async () => {
      const { rows } = await running.database.query(`SELECT 1 FROM gone_member WHERE member_id = $1`, [
        memberId(6),
      ]);
      return rows.length === 1;
    });
    const answer = await running.importer.importConversations({
      conversations: [conversation(2, 3, 4), conversation(3, 5, 6)],
    });
    expect(answer).toMatchObject({ created: 0, unchanged: 2 });
    expect(await running.inbox(5)).toEqual([]);
  });

  it('that waits is a request; one with a message of the asked member is refused', async () => {
    const waiting = conversation(4, 7, 8);
    const asked = { ...waiting, accepted: false };
    expect(await problems(running.importer.importConversations({ conversations: [asked] }))).toEqual({
      'conversations.0': 'invalid',
    });
    const own = { ...asked, messages: [waiting.messages[0]!] };
    await running.importer.importConversations({ conversations: [own] });
    expect(await running.requests(8)).toHaveLength(1);
  });
});

describe('an imported room', () => {
  it('plays, is listed although nobody is there, repeats its episode and never ends by itself', async () => {
    const imported = { ...room(1, [20, 21]), repeatMs: 300_000 };
    expect(await running.importer.importRooms({ rooms: [imported] })).toMatchObject({ created: 1 });
    expect(await running.importer.importRooms({ rooms: [imported] })).toMatchObject({ unchanged: 1 });
    const { code } = imported;
    expect(await listed(22)).toMatchObject([{ code, memberCount: 2, presentCount: 0 }]);
    await running.database.query(
      `UPDATE room SET effective_at = now() - interval '301 s', seen_at = now() - interval '1 h' WHERE id = $1`,
      [code],
    );
    await eventually(async () => {
      const { playback, phase } = (await running.as(21).getRoom({ code })).room!;
      expect(phase).toBe(RoomPhase.PLAYING);
      expect(Date.now() - playback!.effectiveMs).toBeLessThan(60_000);
      expect(playback).toMatchObject({ positionMs: 0, playing: true });
    });
    // A pause that everybody has left behind ends.
    await running.database.query(`UPDATE room SET playing = false, position_ms = 5000 WHERE id = $1`, [code]);
    await eventually(async () => {
      const { playback } = (await running.as(21).getRoom({ code })).room!;
      expect(playback).toMatchObject({ positionMs: 5_000, playing: true });
    });
  });

  it('that is scheduled is listed until it begins, moves with its time, and opens again after its end', async () => {
    const ahead = (minutes: number) => ago(-minutes);
    const imported = { ...room(2, [23, 24]), startsAt: ahead(60) };
    await running.importer.importRooms({ rooms: [imported] });
    const { code } = imported;
    await running.database.query(`UPDATE room SET seen_at = now() - interval '1 h' WHERE id = $1`, [code]);
    expect(
      await running.importer.importRooms({ rooms: [{ ...imported, startsAt: ahead(90) }] }),
    ).toMatchObject({
      updated: 1,
    });
    expect((await listed(25)).find((one) => one.code === code)).toMatchObject({ phase: RoomPhase.LOBBY });
    await running.as(23).endRoom({ code });
    await running.importer.importRooms({ rooms: [imported] });
    expect((await running.as(24).getRoom({ code })).room).toMatchObject({ phase: RoomPhase.LOBBY });
  });

  it('is removed with its chat and members, in parts, and twice is no error', async () => {
    const imported = { ...room(3, [26]), repeatMs: 300_000 };
    await running.importer.importRooms({ rooms: [imported] });
    const codes = [imported.code, id('100e', 999)];
    while ((await running.importer.removeImportedRooms({ codes })).more);
    const { rows } = await running.database.query(
      `SELECT room_id FROM room_entry WHERE room_id = $1 UNION SELECT room_id FROM room_member WHERE room_id = $1
       UNION SELECT id FROM room WHERE id = $1`,
      [imported.code],
    );
    expect(rows).toEqual([]);
    expect((await running.importer.removeImportedRooms({ codes })).more).toBe(false);
  });

  it.each([
    ['without a host', { memberIds: [] }],
    ['without a time', { repeatMs: 0 }],
    ['with a title of two letters', { title: 'ab' }],
  ])('%s is refused', async (_, over) => {
    const wrong = { ...room(4, [27]), repeatMs: 1_000, ...over };
    expect(await problems(running.importer.importRooms({ rooms: [wrong] }))).toEqual({
      'rooms.0': 'invalid',
    });
  });
});
