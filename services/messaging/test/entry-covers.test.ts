import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import {
  AppealState,
  CaseOutcome,
  CaseState,
  channels,
  MessagingService,
  RoomFrameSchema,
  RoomVisibility,
  SpoilerKind,
  topics,
} from '@seyir/proto';
import { episodeId, id, startMessaging, titleId, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startMessaging();
});
afterAll(() => running.close());

let version = 0;
/** Resolves after the decision is carried out. */
const decided = (n: number, targetId: string, over: object = {}) =>
  running.publish(topics.case, {
    caseId: id('ca5e', n),
    targetType: 'room',
    targetId,
    state: CaseState.CLOSED,
    outcome: CaseOutcome.COVER,
    coverTitleId: titleId,
    version: (version += 1),
    ...over,
  });
const overturned = { appeal: AppealState.OVERTURNED };

/** A room of `host` with other members inside. */
const open = async (host: number, ...others: number[]) => {
  const request = { episodeId: episodeId(1), title: 'Film gecesi', visibility: RoomVisibility.LINK };
  const room = (await running.as(host).createRoom(request)).room!;
  for (const n of others) await running.as(n).joinRoom({ code: room.code });
  return (await running.as(host).getRoom({ code: room.code })).room!;
};
const write = async (n: number, code: string, body: string, over: object = {}) =>
  (await running.as(n).addRoomEntry({ code, body, ...over })).entry!.id;
const read = async (n: number, code: string, entryId: string, reveal = false) =>
  (await running.as(n).getRoomEntries({ code, ids: [entryId], reveal })).entries[0]!;
const coversOf = async (entryId: string) =>
  (await running.database.query('SELECT FROM entry_cover WHERE entry_id = $1', [entryId])).rows.length;

const covered = { body: '', covered: true, spoiler: { kind: SpoilerKind.TITLE, titleId } };

it('a covered entry is held back in every read until the reader reveals it; never from its author', async () => {
  const { code } = await open(1, 2);
  const entryId = await write(1, code, 'Katil uşak');
  await decided(1, entryId);
  expect(await read(2, code, entryId)).toMatchObject(covered);
  // The poll of the legacy call goes on after an entry.
  const first = await write(2, code, 'Selam');
  const later = await write(1, code, 'Sonra');
  await decided(2, later);
  for (const page of [{}, { afterId: first }, { afterSeq: 1 }]) {
    const { entries } = await running.as(2).listRoomEntries({ code, ...page });
    expect(entries.find((entry) => entry.id === later)).toMatchObject(covered);
  }
  expect(await read(1, code, entryId)).toMatchObject({ body: 'Katil uşak', covered: false });
  expect(await read(2, code, entryId, true)).toMatchObject({ body: 'Katil uşak', covered: false });
});

it('the open pages of the room get a frame that names the entry, at the cover and at its end', async () => {
  const room = await open(3, 4);
  const { code, epoch, seq } = room;
  const entryId = await write(3, code, 'Katil uşak');
  const named: string[] = [];
  const subscription = await running.bench.broadcast.open(channels.room(code, epoch), seq, (item) => {
    if ('data' in item) named.push(fromBinary(RoomFrameSchema, item.data).changedEntryId);
  });
  const timesNamed = () => named.filter((one) => one === entryId).length;
  await decided(3, entryId);
  await eventually(() => expect(timesNamed()).toBe(1));
  await decided(3, entryId, overturned);
  await eventually(() => expect(timesNamed()).toBe(2));
  await subscription.close();
});

it('an overturned decision shows the entry again with the spoiler of its author, unless another case covers it', async () => {
  const { code } = await open(5, 6);
  const spoiler = { kind: SpoilerKind.EPISODE, season: 1, number: 4 };
  const entryId = await write(5, code, 'Katil uşak', { spoiler });
  await decided(10, entryId);
  await decided(11, entryId);
  await decided(10, entryId, overturned);
  expect(await read(6, code, entryId)).toMatchObject(covered);
  await decided(11, entryId, overturned);
  // The event may arrive twice.
  await decided(11, entryId, overturned);
  expect(await read(6, code, entryId)).toMatchObject({
    body: '',
    covered: true,
    spoiler: { titleId, ...spoiler },
  });
  expect(await coversOf(entryId)).toBe(0);
});

it('up to an episode holds an entry back as far as the widest decision says, or its author', async () => {
  const { code } = await open(14, 15);
  const upTo = (number: number) => ({ kind: SpoilerKind.EPISODE, season: 1, number });
  const entryId = await write(14, code, 'Katil uşak', { spoiler: upTo(2) });
  const scope = async () => (await read(15, code, entryId)).spoiler;
  await decided(50, entryId, { coverSeason: 1, coverNumber: 4 });
  await decided(51, entryId, { coverSeason: 1, coverNumber: 3 });
  expect(await scope()).toMatchObject({ titleId, ...upTo(4) });
  await decided(50, entryId, overturned);
  expect(await scope()).toMatchObject({ titleId, ...upTo(3) });
  await decided(51, entryId, overturned);
  expect(await scope()).toMatchObject({ titleId, ...upTo(2) });
});

it('hides what answers and quotes the entry, too; answers do not keep the cover', async () => {
  const { code } = await open(7, 8, 9);
  const entryId = await write(7, code, 'Katil uşak');
  const answerId = await write(8, code, 'Evet, uşak', { replyToId: entryId });
  await decided(20, entryId);
  const laterId = await write(8, code, 'Uşak mı?', { replyToId: entryId });
  const quotingId = await write(7, code, 'Doğru', { replyToId: answerId });
  for (const answer of [answerId, laterId])
    expect(await read(9, code, answer)).toMatchObject({ ...covered, replyTo: { excerpt: '' } });
  expect(await read(9, code, quotingId)).toMatchObject({ body: 'Doğru', replyTo: { excerpt: '' } });
  await decided(20, entryId, overturned);
  for (const answer of [answerId, laterId])
    expect(await read(9, code, answer)).toMatchObject({
      covered: false,
      spoiler: { kind: SpoilerKind.NONE },
      replyTo: { excerpt: 'Katil uşak' },
    });
  expect(await read(9, code, quotingId)).toMatchObject({ replyTo: { excerpt: 'Evet, uşak' } });
});

it('is a decision of that outcome alone, and about an entry that stands', async () => {
  const { code } = await open(10, 11);
  const entryId = await write(10, code, 'Katil uşak');
  await decided(30, entryId, { outcome: CaseOutcome.WARN });
  expect(await read(11, code, entryId)).toMatchObject({ body: 'Katil uşak', covered: false });
  await running.as(10).deleteRoomEntry({ entryId });
  await decided(31, entryId);
  await decided(32, code);
  await decided(33, 'yok');
  expect(await coversOf(entryId)).toBe(0);
});

it('goes with its room', async () => {
  const { code } = await open(12);
  const entryId = await write(12, code, 'Katil uşak');
  await decided(40, entryId);
  expect(await coversOf(entryId)).toBe(1);
  for (let hasMore = true; hasMore;)
    hasMore = (await running.importer.removeImportedRooms({ codes: [code] })).more;
  expect(await coversOf(entryId)).toBe(0);
});

it('comments learns the title of an entry: that of its spoiler, or of the episode that played', async () => {
  const { code } = await open(13);
  const comments = running.bench.serviceClient(MessagingService, 'comments');
  const title = async (entryId: string) => (await comments.findEntryTitle({ entryId })).titleId;
  const [plain, declared] = [
    await write(13, code, 'Uşak'),
    await write(13, code, 'Uşak', { spoiler: { kind: SpoilerKind.TITLE } }),
  ];
  expect([await title(plain), await title(declared)]).toEqual([titleId, titleId]);
  await running.as(13).deleteRoomEntry({ entryId: plain });
  for (const none of [plain, code, id('ffff', 1), 'yok']) expect(await title(none)).toBe('');
});
