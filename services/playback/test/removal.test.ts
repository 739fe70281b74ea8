import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { fromBinary, type DescMessage, type MessageInitShape, type MessageShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource, SECOND_PASS_MS, toRecord, type EventRecord } from '@seyir/kit';
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
    [
      ...[1, 2, 3].map((n) => inTitle(n, 1)),
      ...[11, 12].map((n) => inTitle(n, 2)),
      inTitle(21, 3),
      inTitle(31, 4),
    ],
    [aTitle(1), aTitle(2), aTitle(3), aTitle(4), aTitle(5)],
  );
  database = await createDataSource(await running.bench.databaseUrl('playback')).initialize();
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

/** Resolves after the event is applied: the in-process bus waits for its consumers. */
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
/** Has a row if a statement waits for a lock. */
const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    UNION ALL SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
/** Blocks the deletion of a title's positions until the returned function is called. */
const holdPositions = async (title: string) => {
  const runner = database.createQueryRunner();
  await runner.startTransaction();
  await runner.query(`SELECT 1 FROM member_position WHERE title_id = $1 FOR UPDATE`, [title]);
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

describe('a removed episode', () => {
  it('loses its sources and its part in members’ progress', async () => {
    await running.importer.importSources({ groups: [aGroup(1), aGroup(1, 2), aGroup(2)] });
    await watch(1, 1);
    await watch(1, 2);
    await database.query(
      `INSERT INTO source_health (source_hash, counted_at) SELECT hash, now() FROM source`,
    );
    await tell(topics.episode, { ...anEpisode(2), version: 2, removed: true });

    expect((await running.visitor.listSourceGroups({ episodeId: episodeId(2) })).groups).toEqual([]);
    expect(await rows(`SELECT episode_id FROM episode_sources`)).toEqual([{ episode_id: episodeId(1) }]);
    expect(
      await rows(`SELECT FROM source_health WHERE source_hash NOT IN (SELECT hash FROM source)`),
    ).toEqual([]);
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

describe('a removed title', () => {
  it('loses the positions, progress, marks and followers of all members, and no other title does', async () => {
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

    // Hidden as soon as the event's own transaction commits, before any row is deleted.
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
    for (const table of ['member_position', 'progress', 'library_entry', 'title_followers'])
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

  it('loses the rows of a write that started before the removal', async () => {
    await database.query(
      `INSERT INTO member_position (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched, measured_at)
       VALUES ($1, $2, $3, $4, 1, 2, true, false, now())`,
      [id('dddd', 1), memberId(9), episodeId(12), titleId(2)],
    );
    running.bench.clock.advance(SECOND_PASS_MS);
    await eventually(async () =>
      expect(await rows(`SELECT 1 FROM member_position WHERE title_id = $1`, titleId(2))).toEqual([]),
    );
    await eventually(async () =>
      expect(await rows(`SELECT 1 FROM task WHERE kind = 'remove-title'`)).toEqual([]),
    );
  });
});

it('all rows of a title are removed even if another task deletes some of them', async () => {
  await database.query(
    `INSERT INTO member_position (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched, measured_at)
     SELECT gen_random_uuid(), ('00000007-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, $2, 1, 2, true, false, now()
     FROM generate_series(1, 1200) n`,
    [episodeId(31), titleId(4)],
  );
  const other = database.createQueryRunner();
  await other.startTransaction();
  // Locks the whole first chunk: the task finds it, waits, and then has deleted nothing of it itself.
  await other.query(`DELETE FROM member_position WHERE episode_id = $1 AND member_id <= $2`, [
    episodeId(31),
    '00000007-0000-4000-8000-000000000500',
  ]);
  await tell(topics.title, { ...aTitle(4), version: 2, removed: true });
  await eventually(async () => (await rows(waiting)).length > 0);
  await other.commitTransaction();
  await other.release();
  for (const table of ['member_position', 'progress'])
    await eventually(
      async () => expect(await rows(`SELECT 1 FROM ${table} WHERE title_id = $1`, titleId(4))).toEqual([]),
      45_000,
    );
}, 100_000);

it('marks and scores that a task has just deleted can still be removed', async () => {
  await mark(9, 5, TitleMark.WATCH_LIST, TitleMark.FAVOURITE);
  const own = running.as(9);
  const off = (which: TitleMark) => own.setTitleMark({ titleId: titleId(5), mark: which, active: false });
  for (const remove of [
    async () => (await off(TitleMark.FAVOURITE)).state?.favourite,
    async () => (await off(TitleMark.ENTRY_WATCHED)).state?.entryWatched,
    async () => (await own.setScore({ titleId: titleId(5), score: 0 })).state?.score ?? 0,
  ]) {
    await mark(9, 5, TitleMark.WATCH_LIST);
    const task = database.createQueryRunner();
    await task.startTransaction();
    await task.query(`SELECT 1 FROM library_entry WHERE title_id = $1 FOR UPDATE`, [titleId(5)]);
    const removed = remove();
    await eventually(async () => expect(await rows(waiting)).not.toEqual([]));
    await task.query(`DELETE FROM library_entry WHERE title_id = $1`, [titleId(5)]);
    await task.commitTransaction();
    await task.release();
    expect(await removed).toBeFalsy();
  }
  expect((await off(TitleMark.ENTRY_WATCHED)).state).toMatchObject({ entryWatched: false });
});

describe('an erased member', () => {
  it('loses all data, and titles lose a follower', async () => {
    await watch(5, 21);
    await mark(5, 3, TitleMark.FOLLOWED);
    await tell(topics.member, { memberId: memberId(5), version: 2, removed: true });
    for (const table of ['member_position', 'progress', 'library_entry', 'library_counter', 'advert_shown'])
      await eventually(async () =>
        expect(await rows(`SELECT 1 FROM ${table} WHERE member_id = $1`, memberId(5))).toEqual([]),
      );
    expect((await running.visitor.getFollowerCounts({ titleIds: [titleId(3)] })).counts).toEqual([1]);
    expect((await running.as(2).getPositions({ episodeIds: [episodeId(21)] })).positions).toHaveLength(1);
  });

  it('gets no new data: writes are refused, and imports skip them', async () => {
    const ended = { code: 'SESSION_ENDED' };
    // Concurrent reports share a transaction: those of other members are stored.
    const together = [8, 5, 8, 5].map((member) => watch(member, 21));
    expect((await Promise.allSettled(together)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    await expect(watch(5, 21)).rejects.toMatchObject(ended);
    await expect(mark(5, 3, TitleMark.FAVOURITE)).rejects.toMatchObject(ended);
    const watched = { episodeId: episodeId(21), watched: true };
    await expect(running.as(5).setEpisodeWatched(watched)).rejects.toMatchObject(ended);
    const measuredAt = timestampFromDate(new Date());
    const position = { memberId: memberId(5), episodeId: episodeId(21), positionSeconds: 900, measuredAt };
    expect(await running.importer.importPositions({ positions: [position] })).toMatchObject({ unchanged: 1 });
    const entry = {
      memberId: memberId(5),
      titleId: titleId(3),
      marks: [TitleMark.FOLLOWED],
      markedAt: measuredAt,
    };
    expect(await running.importer.importLibrary({ entries: [entry] })).toMatchObject({ unchanged: 1 });
    for (const table of ['member_position', 'progress', 'library_entry', 'library_counter'])
      expect(await rows(`SELECT 1 FROM ${table} WHERE member_id = $1`, memberId(5))).toEqual([]);
  });

  it('loses the rows of a write that started before, five minutes later', async () => {
    await eventually(async () =>
      expect(await rows(`SELECT input->'pass' AS pass FROM task WHERE kind = 'remove-member'`)).toEqual([
        { pass: 2 },
      ]),
    );
    await watch(7, 21);
    await rows(`UPDATE member_position SET member_id = $1 WHERE member_id = $2`, memberId(5), memberId(7));
    running.bench.clock.advance(SECOND_PASS_MS);
    await eventually(async () =>
      expect(await rows(`SELECT 1 FROM member_position WHERE member_id = $1`, memberId(5))).toEqual([]),
    );
  });

  it('does not happen when a member’s data only changes', async () => {
    await watch(6, 21);
    await tell(topics.member, { memberId: memberId(6), version: 2, name: 'Yeni ad' });
    expect((await running.as(6).getPositions({ episodeIds: [episodeId(21)] })).positions).toHaveLength(1);
  });
});

it('placements are deleted with adverts and counts; others stay, and deleting twice is no error', async () => {
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
