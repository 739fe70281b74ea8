import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { toRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import {
  LibraryChangedSchema,
  LibraryList,
  PlaybackService,
  TitleKind,
  TitleMark,
  topics,
  type LibraryChanged,
} from '@seyir/proto';
import { aTitle, episodeId, memberId, startPlayback, titleId, type Running } from './fixtures.js';

const { WATCH_LIST, ENTRY_WATCHED, FAVOURITE, FOLLOWED } = TitleMark;
const REMOVED = 50;

let running: Running;
let next = 100;
const published: LibraryChanged[] = [];
const someone = () => next++;

beforeAll(async () => {
  running = await startPlayback(
    [],
    [...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => aTitle(n)), aTitle(REMOVED, { removed: true })],
  );
  await running.bench.bus.subscribe('test', [topics.library.name], (event) => {
    published.push(fromBinary(LibraryChangedSchema, event.data));
    return Promise.resolve();
  });
});
afterAll(() => running.close());

const set = async (who: number, title: number, mark: TitleMark, active?: boolean) => {
  const request = { titleId: titleId(title), mark, ...(active !== undefined && { active }) };
  return (await running.as(who).setTitleMark(request)).state!;
};
const list = async (
  who: number,
  of: LibraryList,
  filter: { kind?: TitleKind; watched?: boolean; page?: { number: number; size: number } } = {},
) => {
  const { entries, info } = await running.as(who).listLibrary({ list: of, ...filter });
  return { titles: entries.map((entry) => entry.titleId), entries, count: info?.count, last: info?.last };
};
const ids = (...titles: number[]) => titles.map(titleId);

describe('the watch list', () => {
  it('L-06 adds and removes titles', async () => {
    const who = someone();
    expect(await set(who, 1, WATCH_LIST, true)).toMatchObject({ inWatchList: true, entryWatched: false });
    expect(await list(who, LibraryList.WATCH_LIST)).toMatchObject({ titles: ids(1), count: 1, last: true });
    expect(await set(who, 1, WATCH_LIST, false)).toMatchObject({ inWatchList: false });
    expect(await list(who, LibraryList.WATCH_LIST)).toMatchObject({ titles: [], count: 0, last: true });
  });

  it('L-06 keeps its place and its count when a title is added twice', async () => {
    const who = someone();
    await set(who, 1, WATCH_LIST, true);
    running.bench.clock.advance(1_000);
    await set(who, 2, WATCH_LIST, true);
    running.bench.clock.advance(1_000);
    await set(who, 1, WATCH_LIST, true);
    expect(await list(who, LibraryList.WATCH_LIST)).toMatchObject({ titles: ids(2, 1), count: 2 });
  });

  it('L-07 L-08 stores whether an entry was watched, and filters by kind and by that', async () => {
    const who = someone();
    for (const title of [1, 2, 3, 4]) {
      await set(who, title, WATCH_LIST, true);
      running.bench.clock.advance(1_000);
    }
    expect(await set(who, 4, ENTRY_WATCHED)).toMatchObject({ inWatchList: true, entryWatched: true });
    const watchList = (filter: Parameters<typeof list>[2]) => list(who, LibraryList.WATCH_LIST, filter);
    expect(await watchList({ kind: TitleKind.SERIES })).toMatchObject({ titles: ids(4, 1), count: 2 });
    expect(await watchList({ kind: TitleKind.SERIES, watched: true })).toMatchObject({ titles: ids(4) });
    expect(await watchList({ kind: TitleKind.SERIES, watched: false })).toMatchObject({ count: 1 });
    expect(await watchList({ watched: false })).toMatchObject({ titles: ids(3, 2, 1), count: 3 });
    expect(await set(who, 4, ENTRY_WATCHED)).toMatchObject({ entryWatched: false });
    expect(await watchList({ watched: true })).toMatchObject({ titles: [], count: 0 });
  });

  it('L-08 has no watched state for titles off the list, and clears it with the entry', async () => {
    const who = someone();
    await expect(set(who, 1, ENTRY_WATCHED, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await set(who, 1, WATCH_LIST, true);
    await set(who, 1, ENTRY_WATCHED, true);
    await set(who, 1, WATCH_LIST, false);
    expect(await set(who, 1, WATCH_LIST, true)).toMatchObject({ entryWatched: false });
  });

  it('L-11 is paged', async () => {
    const who = someone();
    for (const title of [1, 2, 3, 4, 5]) {
      await set(who, title, WATCH_LIST, true);
      running.bench.clock.advance(1_000);
    }
    const page = (number: number) => list(who, LibraryList.WATCH_LIST, { page: { number, size: 2 } });
    expect(await page(1)).toMatchObject({ titles: ids(5, 4), count: 5, last: false });
    expect(await page(3)).toMatchObject({ titles: ids(1), count: 5, last: true });
    expect(await page(4)).toMatchObject({ titles: [], count: 5, last: true });
  });
});

describe('favourites and followed titles', () => {
  it('L-14 a favourite is set and removed independently of other marks', async () => {
    const who = someone();
    await set(who, 1, FOLLOWED, true);
    expect(await set(who, 1, FAVOURITE, true)).toMatchObject({ favourite: true, followed: true });
    expect(await set(who, 1, FAVOURITE, true)).toMatchObject({ favourite: true });
    expect(await list(who, LibraryList.FAVOURITES)).toMatchObject({ titles: ids(1), count: 1 });
    expect(await set(who, 1, FAVOURITE)).toMatchObject({ favourite: false, followed: true });
    expect(await list(who, LibraryList.FAVOURITES)).toMatchObject({ titles: [], count: 0 });
    expect(await list(who, LibraryList.FOLLOWED)).toMatchObject({ titles: ids(1), count: 1 });
  });

  it('L-15 following toggles, and the followers are counted exactly', async () => {
    const crowd = Array.from({ length: 12 }, someone);
    const states = await Promise.all(crowd.map((who) => set(who, 8, FOLLOWED)));
    expect(states.map(({ followerCount }) => followerCount).sort((a, b) => a - b)).toEqual(
      crowd.map((_, index) => index + 1),
    );
    // Some members unfollow, some toggle twice at once, and some request their current state.
    await Promise.all([
      ...crowd.slice(0, 4).map((who) => set(who, 8, FOLLOWED)),
      ...crowd.slice(4, 8).flatMap((who) => [set(who, 8, FOLLOWED), set(who, 8, FOLLOWED)]),
      ...crowd.slice(8).map((who) => set(who, 8, FOLLOWED, true)),
    ]);
    const { counts } = await running.visitor.getFollowerCounts({ titleIds: [...ids(8, 7), 'x'] });
    expect(counts).toEqual([8, 0, 0]);
  });

  it('returns the state of many titles at once, and nothing of others', async () => {
    const who = someone();
    await set(who, 2, WATCH_LIST, true);
    await set(who, 3, FOLLOWED, true);
    const { titles } = await running.as(who).getLibrary({ titleIds: [...ids(3, 1, 2), 'x'] });
    expect(titles).toMatchObject([
      { titleId: titleId(3), followed: true, inWatchList: false },
      { titleId: titleId(1), followed: false, favourite: false },
      { titleId: titleId(2), inWatchList: true },
      { titleId: 'x', inWatchList: false, followerCount: 0 },
    ]);
    const other = await running.as(someone()).getLibrary({ titleIds: ids(2, 3) });
    expect(other.titles.map((t) => t.inWatchList || t.followed)).toEqual([false, false]);
  });
});

describe('concurrent changes', () => {
  it('of one member leave counters that match a recount', async () => {
    const who = someone();
    const marks = [WATCH_LIST, FAVOURITE, FOLLOWED, WATCH_LIST];
    await Promise.all(
      [...Array(60).keys()].map((n) => set(who, (n % 5) + 1, marks[n % 4]!, n % 7 === 0 ? false : undefined)),
    );
    for (const name of [LibraryList.WATCH_LIST, LibraryList.FAVOURITES, LibraryList.FOLLOWED]) {
      const { titles, count } = await list(who, name);
      expect(count).toBe(titles.length);
    }
  });

  it('publish each change once, as in the snapshot', async () => {
    const who = someone();
    await set(who, 1, FAVOURITE, true);
    await set(who, 1, FAVOURITE, true);
    await set(who, 1, WATCH_LIST, true);
    await set(who, 1, ENTRY_WATCHED, true);
    await set(who, 1, WATCH_LIST, false);
    const own = () => published.filter((event) => event.memberId === memberId(who));
    const shown = ({ inWatchList, entryWatched, favourite, version }: LibraryChanged) =>
      [inWatchList, entryWatched, favourite, version].join(' ');
    await eventually(() =>
      expect(own().map(shown)).toEqual([
        'false false true 1',
        'true false true 2',
        'true true true 3',
        'false false true 4',
      ]),
    );
    const { records } = await running.comments.snapshot({ topic: topics.library.name, limit: 1_000 });
    const record = records.find(({ key }) => key === own()[0]!.entryId);
    expect(fromBinary(LibraryChangedSchema, record!.data)).toEqual(own().at(-1));
  });

  it('with one idempotency key have one effect and one answer', async () => {
    const who = running.as(someone());
    const request = { titleId: titleId(1), mark: FOLLOWED };
    const first = await who.setTitleMark(request, { idempotencyKey: 'follow-1' });
    expect(await who.setTitleMark(request, { idempotencyKey: 'follow-1' })).toEqual(first);
    expect(first.state?.followed).toBe(true);
  });
});

it.each([
  ['an unknown title', { titleId: titleId(99), mark: WATCH_LIST }, 'NOT_FOUND'],
  ['a removed title', { titleId: titleId(REMOVED), mark: WATCH_LIST }, 'NOT_FOUND'],
  ['no id', { titleId: 'x', mark: WATCH_LIST }, 'NOT_FOUND'],
  ['no mark', { titleId: titleId(1) }, 'BAD_INPUT'],
  ['a mark that is none', { titleId: titleId(1), mark: 9 as TitleMark }, 'BAD_INPUT'],
])('refuses %s', async (_, request, code) => {
  await expect(running.as(1).setTitleMark(request)).rejects.toMatchObject({ code });
});

it('a removed title can be taken off the lists', async () => {
  const who = someone();
  await set(who, 6, WATCH_LIST, true);
  const removed = toRecord(topics.title, aTitle(6, { removed: true, version: 2 }), {
    id: crypto.randomUUID(),
    time: running.bench.clock.now(),
  });
  await running.bench.bus.publish([removed]);
  await eventually(() =>
    expect(set(someone(), 6, WATCH_LIST, true)).rejects.toMatchObject({ code: 'NOT_FOUND' }),
  );
  expect(await set(who, 6, WATCH_LIST, false)).toMatchObject({ inWatchList: false });
});

it('answers for at most 200 titles and 200 episodes', async () => {
  const many = (id: string) => Array.from({ length: 201 }, () => id);
  for (const request of [{ titleIds: many(titleId(1)) }, { episodeIds: many(episodeId(1)) }])
    await expect(running.as(1).getLibrary(request)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(running.visitor.getFollowerCounts({ titleIds: many('x') })).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
  await expect(running.as(1).listLibrary({})).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

describe('importing a library', () => {
  const markedAt = timestampFromDate(new Date('2026-10-01T20:00:00Z'));
  const entry = (who: number, title: number, ...marks: TitleMark[]) => ({
    memberId: memberId(who),
    titleId: titleId(title),
    marks,
    markedAt,
  });

  it('adds entries, and changes nothing the second time', async () => {
    const [who, other] = [someone(), someone()];
    const entries = [
      entry(who, 1, ENTRY_WATCHED, WATCH_LIST, FOLLOWED),
      entry(who, 900, FAVOURITE),
      entry(other, 1, FOLLOWED),
    ];
    const before = (await running.visitor.getFollowerCounts({ titleIds: ids(1) })).counts[0]!;
    expect(await running.importer.importLibrary({ entries })).toMatchObject({ created: 3, unchanged: 0 });
    expect(await running.importer.importLibrary({ entries })).toMatchObject({ created: 0, unchanged: 3 });
    expect((await running.visitor.getFollowerCounts({ titleIds: ids(1) })).counts).toEqual([before + 2]);
    expect((await list(who, LibraryList.WATCH_LIST)).entries).toMatchObject([{ entryWatched: true }]);
    const favourites = await list(who, LibraryList.FAVOURITES, { kind: TitleKind.ANIME });
    expect(favourites).toMatchObject({ titles: ids(900), count: 1 });
    expect(running.asked.at(-1)).toEqual([titleId(900)]);
  });

  it('keeps the marks of a member', async () => {
    const who = someone();
    await set(who, 1, FAVOURITE, true);
    await set(who, 1, FAVOURITE, false);
    expect(
      await running.importer.importLibrary({ entries: [entry(who, 1, FAVOURITE), entry(who, 2, FAVOURITE)] }),
    ).toMatchObject({ created: 1, unchanged: 1 });
    expect(await list(who, LibraryList.FAVOURITES)).toMatchObject({ titles: ids(2), count: 1 });
  });

  it.each([
    ['an unknown title', [entry(1, 99, FAVOURITE)]],
    ['one member and title twice', [entry(1, 1, FAVOURITE), entry(1, 1, FOLLOWED)]],
    ['no time', [{ ...entry(1, 1, FAVOURITE), markedAt: undefined } as never]],
    ['no member', [{ ...entry(1, 1, FAVOURITE), memberId: '' }]],
    ['no mark', [entry(1, 1, TitleMark.UNSPECIFIED)]],
    ['more than 500', Array.from({ length: 501 }, () => entry(1, 1, FAVOURITE))],
  ])('refuses %s', async (_, entries) => {
    await expect(running.importer.importLibrary({ entries })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('another member’s library', () => {
  const social = () => running.bench.serviceClient(PlaybackService, 'social');

  it('is a page of titles with the member’s score, latest first, without what others do not see', async () => {
    const who = someone();
    for (const title of [1, 2, 3]) await set(who, title, FAVOURITE, true);
    await set(who, 4, WATCH_LIST, true);
    await set(who, 4, ENTRY_WATCHED, true);
    await running.as(who).setScore({ titleId: titleId(2), score: 9 });
    const asked = { memberId: memberId(who), list: LibraryList.FAVOURITES };
    const first = await social().listMemberLibrary({ ...asked, page: { size: 2 } });
    expect(first.titles).toMatchObject([
      { titleId: titleId(3), score: 0 },
      { titleId: titleId(2), score: 9, watched: false },
    ]);
    expect(first.info).toMatchObject({ count: 3, last: false });
    const page = { size: 2, cursor: first.info!.nextCursor };
    expect((await social().listMemberLibrary({ ...asked, page })).titles).toMatchObject([
      { titleId: titleId(1) },
    ]);
    const watchList = await social().listMemberLibrary({ ...asked, list: LibraryList.WATCH_LIST });
    expect(watchList.titles).toMatchObject([{ titleId: titleId(4), watched: true }]);
  });

  it('refuses an unknown list, and members who ask for it themselves', async () => {
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'OK',
        (error: { code: string }) => error.code,
      );
    expect(await codeOf(social().listMemberLibrary({ memberId: memberId(1) }))).toBe('BAD_INPUT');
    const request = { memberId: memberId(1), list: LibraryList.FAVOURITES };
    expect(await codeOf(running.as(1).listMemberLibrary(request))).toBe('FORBIDDEN');
  });
});
