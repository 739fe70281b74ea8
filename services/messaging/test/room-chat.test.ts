import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { RoomVisibility, SpoilerKind } from '@seyir/proto';
import {
  episodeId,
  filmId,
  id,
  memberId,
  problems,
  startMessaging,
  titleId,
  type Running,
} from './fixtures.js';
import { roomCalls } from './room-fixtures.js';

let running: Running;
const { bodies, open, playing } = roomCalls(() => running);
beforeAll(async () => {
  running = await startMessaging();
});
afterAll(() => running.close());

const { LINK } = RoomVisibility;

describe('the chat', () => {
  it('W-06, W-08: members write and read; a poll with the last number brings only the later entries, oldest first', async () => {
    const { code } = await open(80, [81]);
    for (const body of ['Bir', 'İki', 'Üç']) await running.as(80).addRoomEntry({ code, body });
    expect(await bodies(81, code)).toEqual(['Bir', 'İki', 'Üç']);
    const later = await running.as(81).listRoomEntries({ code, afterSeq: 1 });
    expect(later.entries.map(({ body }) => body)).toEqual(['İki', 'Üç']);
    const first = await running.as(81).listRoomEntries({ code, afterSeq: 1, size: 1 });
    expect([first.entries.map(({ seq }) => seq), first.last]).toEqual([[2], false]);
    expect((await running.as(81).listRoomEntries({ code, afterSeq: 3 })).entries).toEqual([]);
    expect(await problems(running.as(80).addRoomEntry({ code, body: ' ' }))).toEqual({ body: 'required' });
    expect(await problems(running.as(80).addRoomEntry({ code, body: 'x'.repeat(501) }))).toEqual({
      body: 'too_long',
    });
    expect(await problems(running.as(82).addRoomEntry({ code, body: 'Ben de' }))).toBe('FORBIDDEN');
  });

  it('covers texts about episodes that the reader has not watched, in quotes too, until the reader asks for them', async () => {
    const { code } = await open(83, [84, 85]);
    running.progress.set(memberId(84), 1);
    running.progress.set(memberId(85), 5);
    const spoiler = { kind: SpoilerKind.EPISODE, season: 1, number: 4 };
    const { entry } = await running.as(83).addRoomEntry({ code, body: 'Katil uşak', spoiler });
    const answer = { code, body: 'Biliyordum', replyToId: entry!.id };
    const reply = await running.as(85).addRoomEntry(answer);
    // The reply takes the scope of its question.
    expect(reply.entry).toMatchObject({
      spoiler: { season: 1, number: 4 },
      replyTo: { excerpt: 'Katil uşak' },
    });
    expect(await bodies(85, code)).toEqual(['Katil uşak', 'Biliyordum']);
    expect(await bodies(84, code)).toEqual(['', '']);
    const covered = await running.as(84).listRoomEntries({ code });
    expect(inspect(covered.entries, { depth: null })).not.toContain('Katil');
    expect(covered.entries).toMatchObject([{ covered: true }, { covered: true }]);
    const asked = { code, ids: [entry!.id] };
    expect((await running.as(84).getRoomEntries(asked)).entries[0]!.body).toBe('');
    expect((await running.as(84).getRoomEntries({ ...asked, reveal: true })).entries[0]!.body).toBe(
      'Katil uşak',
    );
    // The code of another room gives no access.
    const other = await open(84);
    expect(
      (await running.as(84).getRoomEntries({ ...asked, code: other.code, reveal: true })).entries,
    ).toEqual([]);
  });

  it('hides both sides of a block from each other, and refuses replies across it', async () => {
    const { code } = await open(86, [87, 88]);
    const { entry } = await running.as(86).addRoomEntry({ code, body: 'Merhaba' });
    await running.as(88).addRoomEntry({ code, body: 'Sana katılıyorum', replyToId: entry!.id });
    await running.block(87, 86);
    expect(await bodies(87, code)).toEqual(['Sana katılıyorum']);
    // A poll goes on after an entry that the block hides.
    const after = (afterId: string) => running.as(87).listRoomEntries({ code, afterId });
    expect((await after(entry!.id)).entries.map(({ body }) => body)).toEqual(['Sana katılıyorum']);
    const other = await open(130);
    const { entry: elsewhere } = await running.as(130).addRoomEntry({ code: other.code, body: 'Başka' });
    expect(await problems(after(elsewhere!.id))).toBe('NOT_FOUND');
    const [quote] = (await running.as(87).listRoomEntries({ code })).entries;
    expect(quote!.replyTo).toMatchObject({ authorId: '', excerpt: '', deleted: false });
    expect(await problems(running.as(87).addRoomEntry({ code, body: 'Hayır', replyToId: entry!.id }))).toBe(
      'FORBIDDEN',
    );
    expect(await problems(running.as(88).addRoomEntry({ code, body: 'x', replyToId: id('dead', 2) }))).toBe(
      'NOT_FOUND',
    );
  });

  it('the author and the managers delete an entry; its place stays', async () => {
    const { code } = await open(89, [90, 91]);
    const [first, second] = await Promise.all(
      ['Bir', 'İki'].map(async (body) => (await running.as(90).addRoomEntry({ code, body })).entry!),
    );
    expect(await problems(running.as(91).deleteRoomEntry({ entryId: first!.id }))).toBe('FORBIDDEN');
    const { entry: reply } = await running.as(91).addRoomEntry({ code, body: 'Evet', replyToId: first!.id });
    await running.as(90).deleteRoomEntry({ entryId: first!.id });
    const [shown] = (await running.as(91).getRoomEntries({ code, ids: [reply!.id] })).entries;
    expect(shown!.replyTo).toMatchObject({ excerpt: '', deleted: true });
    await running.as(89).deleteRoomEntry({ entryId: second!.id });
    const { entry } = await running.as(89).deleteRoomEntry({ entryId: second!.id });
    expect(entry).toMatchObject({ deleted: true, body: '' });
    expect(await bodies(91, code)).toEqual(['', '', 'Evet']);
    expect(await problems(running.as(90).addRoomEntry({ code, body: 'x', replyToId: first!.id }))).toBe(
      'NOT_FOUND',
    );
  });

  it('a report copies an entry with those before it, or the title; deleted and own ones are not copied', async () => {
    const { code } = await open(92, [93]);
    const written: string[] = [];
    for (const body of ['1', '2', '3', '4', '5', 'Hakaret']) {
      const { entry } = await running.as(92).addRoomEntry({ code, body });
      written.push(entry!.id);
    }
    const copy = async (n: number, targetId: string) =>
      (await running.as(n).copyRoomEvidence({ targetId })).copies.map(({ body }) => body);
    expect(await copy(93, written[5]!)).toEqual(['2', '3', '4', '5', 'Hakaret']);
    expect(await copy(93, code)).toEqual(['Film gecesi', '2', '3', '4', '5', 'Hakaret']);
    expect(await problems(copy(92, written[5]!))).toBe('FORBIDDEN');
    expect(await problems(copy(94, written[5]!))).toBe('NOT_FOUND');
    await running.as(92).deleteRoomEntry({ entryId: written[5]! });
    expect(await problems(copy(93, written[5]!))).toBe('NOT_FOUND');
  });

  it('a copied title belongs to the member who created the room, also after a hand-over', async () => {
    const { code, epoch } = await open(135, [136, 137]);
    await running.as(135).handOverRoom({ code, epoch, memberId: memberId(136) });
    const author = async () =>
      (await running.as(137).copyRoomEvidence({ targetId: code })).copies.map(({ authorId }) => authorId);
    expect(await author()).toEqual([memberId(135)]);
    await running.erase(135);
    await eventually(async () => expect(await author()).toEqual(['']));
  });

  it('a scope of an episode that a film does not have is refused in its chat', async () => {
    const opened = await running
      .as(240)
      .createRoom({ episodeId: episodeId(90), title: 'Film gecesi', visibility: LINK });
    const { code } = opened.room!;
    const say = (spoiler: object) => running.as(240).addRoomEntry({ code, body: 'O mu?', spoiler });
    const { EPISODE, TITLE } = SpoilerKind;
    expect(await problems(say({ kind: EPISODE, season: 1, number: 2 }))).toEqual({ spoiler: 'invalid' });
    for (const spoiler of [{ kind: EPISODE, season: 1, number: 1 }, { kind: EPISODE }, { kind: TITLE }])
      expect((await say(spoiler)).entry).toMatchObject({ spoiler: { titleId: filmId } });
    // A series may have further seasons.
    const series = await playing(241);
    const { entry } = await running
      .as(241)
      .addRoomEntry({ code: series.code, body: 'O mu?', spoiler: { kind: EPISODE, season: 9, number: 9 } });
    expect(entry!.spoiler).toMatchObject({ titleId, season: 9, number: 9 });
  });
});

it('while playback does not answer, everything with a scope stays covered', async () => {
  const { code } = await open(112, [113]);
  running.progress.set(memberId(113), 9);
  const spoiler = { kind: SpoilerKind.TITLE };
  await running.as(112).addRoomEntry({ code, body: 'Son', spoiler });
  await running.as(112).addRoomEntry({ code, body: 'Selam' });
  running.stopPlayback();
  expect(await bodies(113, code)).toEqual(['', 'Selam']);
});
