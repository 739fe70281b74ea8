import { fromBinary, type DescMessage, type MessageInitShape, type MessageShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource, toRecord, type EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import {
  AdvertMoment,
  AdvertVariant,
  EpisodeSourcesChangedSchema,
  LibraryChangedSchema,
  ProgressChangedSchema,
  TitleMark,
  topics,
  type Topic,
} from '@seyir/proto';
import {
  aGroup,
  anEpisode,
  aTitle,
  episodeId,
  id,
  memberId,
  startPlayback,
  titleId,
  type Running,
} from './fixtures.js';

let running: Running;
let database: ReturnType<typeof createDataSource>;
const events: EventRecord[] = [];
beforeAll(async () => {
  const inTitle = (n: number, title: number) => anEpisode(n, { titleId: titleId(title), number: n });
  running = await startPlayback(
    [...[1, 2, 3].map((n) => inTitle(n, 1)), ...[11, 12].map((n) => inTitle(n, 2)), inTitle(21, 3)],
    [aTitle(1), aTitle(2), aTitle(3)],
  );
  database = await createDataSource(await running.bench.databaseUrl('playback'), [], []).initialize();
  await running.bench.bus.subscribe(
    'test',
    [topics.sources.name, topics.progress.name, topics.library.name],
    async (event) => {
      events.push(event);
    },
  );
});
afterAll(async () => {
  await database.destroy();
  await running.close();
});

/** Published means applied: the bus in process waits for its consumers. */
const tell = <T extends Topic>(topic: T, message: MessageInitShape<T['message']>) =>
  running.bench.bus.publish([toRecord(topic, message, { id: crypto.randomUUID(), time: new Date() })]);
const rows = (sql: string, ...parameters: unknown[]) =>
  database.query<Record<string, unknown>[]>(sql, parameters);
const watch = (n: number, episode: number, positionSeconds = 990) =>
  running.as(n).savePosition({ episodeId: episodeId(episode), positionSeconds });
const mark = (n: number, title: number, ...marks: TitleMark[]) =>
  Promise.all(
    marks.map((one) => running.as(n).setTitleMark({ titleId: titleId(title), mark: one, active: true })),
  );
/** Keeps a title's positions from being deleted until the function that it answers is called. */
const holdPositions = async (title: string) => {
  const runner = database.createQueryRunner();
  await runner.startTransaction();
  await runner.query(`SELECT 1 FROM position WHERE title_id = $1 FOR UPDATE`, [title]);
  return async () => {
    await runner.rollbackTransaction();
    await runner.release();
  };
};
const last = <S extends DescMessage>(topic: Topic, schema: S, is: (message: MessageShape<S>) => boolean) =>
  events
    .filter((event) => event.topic === topic.name)
    .map(({ data }) => fromBinary(schema, data))
    .filter(is)
    .at(-1);

describe('an episode that is gone', () => {
  it('takes its sources along, and what of it counts for members', async () => {
    await running.importer.importSources({ groups: [aGroup(1), aGroup(1, 2), aGroup(2)] });
    await watch(1, 1);
    await watch(1, 2);
    await tell(topics.episode, { ...anEpisode(2), version: 2, removed: true });

    expect((await running.visitor.listSourceGroups({ episodeId: episodeId(2) })).groups).toEqual([]);
    expect(await rows(`SELECT episode_id FROM episode_sources`)).toEqual([{ episode_id: episodeId(1) }]);
    expect((await running.as(1).listLastWatched({})).episodes.map((one) => one.episodeId)).toEqual([
      episodeId(1),
    ]);
    await eventually(async () => expect((await running.as(1).listLastWatched({})).info?.count).toBe(1));
    await eventually(() =>
      expect(
        last(topics.sources, EpisodeSourcesChangedSchema, (m) => m.episodeId === episodeId(2)),
      ).toMatchObject({ sourceCount: 0, groups: [], version: 2 }),
    );
    await eventually(() =>
      expect(last(topics.progress, ProgressChangedSchema, (m) => m.memberId === memberId(1))).toMatchObject({
        furthestNumber: 1,
        watchedCount: 1,
      }),
    );
  });
});

describe('a title that is gone', () => {
  it('takes positions, progress, marks and followers of all along, and none of other titles', async () => {
    const { FAVOURITE, FOLLOWED, WATCH_LIST } = TitleMark;
    for (const n of [2, 3]) await watch(n, 11);
    await watch(2, 12, 300);
    await mark(2, 2, FAVOURITE, FOLLOWED, WATCH_LIST);
    await watch(2, 21);
    await mark(2, 3, FAVOURITE, FOLLOWED);
    const count = async () =>
      (
        await running.importer.countKept({
          memberIds: [memberId(3)],
          subjectIds: [titleId(2), episodeId(11)],
        })
      ).counts;
    expect(await count()).toMatchObject([
      { what: 'sources', count: 0 },
      { what: 'placements', count: 0 },
      { what: 'positions', count: 3, ofOthers: 2 },
      { what: 'library entries', count: 1, ofOthers: 1 },
    ]);
    const letGo = await holdPositions(titleId(2));
    await tell(topics.title, { ...aTitle(2), version: 2, removed: true });

    // Hidden from the event's own transaction on, before any row is gone.
    const reader = running.as(2);
    expect((await reader.listLastWatched({})).episodes.map((one) => one.episodeId)).toEqual([episodeId(21)]);
    expect((await reader.getPositions({ episodeIds: [11, 12].map(episodeId) })).positions).toEqual([]);
    expect((await reader.listLibrary({ list: 2 })).entries.map((one) => one.titleId)).toEqual([titleId(3)]);
    expect((await reader.getFollowerCounts({ titleIds: [titleId(2)] })).counts).toEqual([0]);
    expect((await count()).map((one) => one.count)).not.toEqual([0, 0, 0, 0]);
    await expect(watch(2, 11)).rejects.toThrow('NOT_FOUND');
    await letGo();

    await eventually(async () => expect((await count()).map((one) => one.count)).toEqual([0, 0, 0, 0]));
    await eventually(async () =>
      expect(await rows(`SELECT 1 FROM title_followers WHERE title_id = $1`, titleId(2))).toEqual([]),
    );
    for (const table of ['position', 'progress', 'library_entry', 'title_followers'])
      expect(await rows(`SELECT 1 FROM ${table} WHERE title_id = $1`, titleId(2))).toEqual([]);
    const viewer = running.as(2);
    expect((await viewer.listLastWatched({})).info?.count).toBe(1);
    expect((await viewer.listContinueWatching({})).positions).toEqual([]);
    for (const list of [1, 2, 3])
      expect((await viewer.listLibrary({ list })).info?.count).toBe(list === 1 ? 0 : 1);
    expect((await viewer.getFollowerCounts({ titleIds: [titleId(2), titleId(3)] })).counts).toEqual([0, 1]);
    await eventually(() =>
      expect(last(topics.library, LibraryChangedSchema, (m) => m.titleId === titleId(2))).toMatchObject({
        favourite: false,
        followed: false,
        inWatchList: false,
        version: 4,
      }),
    );
    await eventually(() =>
      expect(last(topics.progress, ProgressChangedSchema, (m) => m.titleId === titleId(2))).toMatchObject({
        furthestNumber: 0,
        watchedCount: 0,
      }),
    );
  });

  it('takes away what a write leaves that had begun before the title was gone', async () => {
    await database.query(
      `INSERT INTO position (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched, measured_at)
       VALUES ($1, $2, $3, $4, 1, 2, true, false, now())`,
      [id('dddd', 1), memberId(9), episodeId(12), titleId(2)],
    );
    running.bench.clock.advance(300_000);
    await eventually(async () =>
      expect(await rows(`SELECT 1 FROM position WHERE title_id = $1`, titleId(2))).toEqual([]),
    );
    await eventually(async () =>
      expect(await rows(`SELECT 1 FROM task WHERE kind = 'remove-title'`)).toEqual([]),
    );
  });
});

describe('a member who is gone', () => {
  it('leaves nothing, and one follower less', async () => {
    await watch(5, 21);
    await mark(5, 3, TitleMark.FOLLOWED);
    await tell(topics.member, { memberId: memberId(5), version: 2, removed: true });
    for (const table of ['position', 'progress', 'library_entry', 'library_counter', 'advert_shown'])
      await eventually(async () =>
        expect(await rows(`SELECT 1 FROM ${table} WHERE member_id = $1`, memberId(5))).toEqual([]),
      );
    expect((await running.visitor.getFollowerCounts({ titleIds: [titleId(3)] })).counts).toEqual([1]);
    expect((await running.as(2).getPositions({ episodeIds: [episodeId(21)] })).positions).toHaveLength(1);
  });

  it('is another one than a member who changes', async () => {
    await watch(6, 21);
    await tell(topics.member, { memberId: memberId(6), version: 2, name: 'Yeni ad' });
    expect((await running.as(6).getPositions({ episodeIds: [episodeId(21)] })).positions).toHaveLength(1);
  });
});

it('placements are removed with adverts and counts; others stay, and twice is no error', async () => {
  const advert = (n: number) => ({
    id: id('adad', n),
    link: '/',
    seconds: 8,
    video: '',
    image: `ad-${n}.webp`,
  });
  const placements = [1, 2].map((n) => ({
    id: id('ffff', n),
    name: `Yer ${n}`,
    variant: AdvertVariant.OWN_TIME,
    titleIds: [titleId(3)],
    perDay: 9,
    adverts: [advert(n)],
  }));
  await running.importer.importPlacements({ placements });
  for (const n of [1, 2])
    await running.as(2).countAdvert({ advertId: id('adad', n), moment: AdvertMoment.IMPRESSION });
  const remove = () => running.importer.removePlacements({ ids: [id('ffff', 1), 'x'] });
  expect((await remove()).count).toBe(1);
  expect((await remove()).count).toBe(0);
  expect(await rows(`SELECT placement_id FROM advert`)).toEqual([{ placement_id: id('ffff', 2) }]);
  for (const table of ['advert_count', 'advert_shown'])
    expect(await rows(`SELECT advert_id FROM ${table}`)).toEqual([{ advert_id: id('adad', 2) }]);
});
