import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LibraryDesk, type LibraryGateway, type Overlay, seasonKey } from './library-desk.js';

const marks = {
  inWatchList: false,
  entryWatched: false,
  favourite: false,
  followed: false,
  followerCount: 4,
};

/** A gateway whose answers the test gives when it wants to. */
const open: { call: string; answer: (value?: unknown) => void; fail: () => void }[] = [];
const later = <T>(call: string, usual: T): Promise<T> =>
  new Promise((resolve, reject) => {
    open.push({
      call,
      answer: (value) => resolve((value as T | undefined) ?? usual),
      fail: () => reject(new Error(call)),
    });
  });
const empty: Overlay = { titles: [], episodes: [], seasons: [] };
const gateway: LibraryGateway = {
  overlay: (question) => later(`overlay ${JSON.stringify(question)}`, empty),
  setTitleMark: (id, mark, active) => {
    const field = { WATCH_LIST: 'inWatchList', ENTRY_WATCHED: 'entryWatched' }[mark as string] ?? 'followed';
    return later(`${id} ${mark} ${active}`, { ...marks, id, [field]: active });
  },
  setEpisodeWatched: (id, watched) =>
    later(`${id} ${watched}`, { episode: { id, watched }, season: { id: 't:1', watched: false } }),
  setSeasonWatched: (id, season, watched) =>
    later(`${id}:${season} ${watched}`, {
      season: { id: seasonKey(id, season), watched },
      episodes: ['a', 'b'].map((episode) => ({ id: episode, watched })),
    }),
};

let desk: LibraryDesk;
beforeEach(() => {
  open.length = 0;
  desk = new LibraryDesk(gateway);
});
const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};
const next = async () => {
  await settle();
  return open.shift()!;
};

describe('what the page wants to know', () => {
  test('becomes one question, however many ask', async () => {
    const told = jest.fn();
    desk.subscribe(told);
    desk.wantTitle('t');
    desk.wantTitle('u');
    desk.wantTitle('t');
    desk.wantEpisode('a', 't:1');
    desk.wantSeasons('t');
    const question = await next();
    expect(question.call).toBe('overlay {"titleIds":["t","u"],"episodeIds":["a"],"seasonsOf":"t"}');
    expect(open).toEqual([]);
    question.answer({
      titles: [{ ...marks, id: 't', favourite: true }],
      episodes: [{ id: 'a', watched: true }],
      seasons: [{ id: 't:2', watched: true }],
    });
    await settle();
    expect(desk.title('t')).toMatchObject({ favourite: true });
    expect([desk.watched('a'), desk.watched('t:1'), desk.watched('t:2')]).toEqual([true, false, true]);
    expect(told).toHaveBeenCalled();
  });

  test('stays unknown when nobody answers, and breaks nothing', async () => {
    desk.wantTitle('t');
    (await next()).fail();
    await settle();
    expect(desk.title('t')).toBeUndefined();
  });

  test('of another member is forgotten, and so is what arrives late', async () => {
    desk.learn([{ ...marks, id: 't', followed: true }]);
    desk.wantEpisode('a', 't:1');
    const late = await next();
    desk.forget();
    late.answer({ ...empty, episodes: [{ id: 'a', watched: true }] });
    await settle();
    expect(desk.title('t')).toBeUndefined();
    expect(desk.watched('a')).toBeUndefined();
  });
});

describe('a mark', () => {
  test('shows at once and stays as the gateway answers', async () => {
    desk.learn([{ ...marks, id: 't' }]);
    const done = desk.setMark('t', 'FOLLOWED', true);
    expect(desk.title('t')).toMatchObject({ followed: true, followerCount: 5 });
    (await next()).answer({ ...marks, id: 't', followed: true, followerCount: 9 });
    await done;
    expect(desk.title('t')).toMatchObject({ followed: true, followerCount: 9 });
  });

  test('is taken back when it fails', async () => {
    desk.learn([{ ...marks, id: 't' }]);
    const done = desk.setMark('t', 'WATCH_LIST', true);
    expect(desk.title('t')).toMatchObject({ inWatchList: true });
    (await next()).fail();
    await expect(done).rejects.toThrow('WATCH_LIST');
    expect(desk.title('t')).toEqual(marks);
  });

  test('two at once go out one after the other, and the last one stands', async () => {
    desk.learn([{ ...marks, id: 't' }]);
    const done = Promise.all([desk.setMark('t', 'FOLLOWED', true), desk.setMark('t', 'FOLLOWED', false)]);
    expect(desk.title('t')).toMatchObject({ followed: false });
    const first = await next();
    expect(open).toEqual([]);
    first.answer();
    const second = await next();
    expect(second.call).toBe('t FOLLOWED false');
    expect(desk.title('t')).toMatchObject({ followed: false });
    second.answer();
    await done;
    expect(desk.title('t')).toMatchObject({ followed: false });
  });

  test('two at once that fail leave what was there', async () => {
    desk.learn([{ ...marks, id: 't' }]);
    const done = Promise.allSettled([
      desk.setMark('t', 'FOLLOWED', true),
      desk.setMark('t', 'WATCH_LIST', true),
    ]);
    (await next()).fail();
    (await next()).fail();
    await done;
    expect(desk.title('t')).toEqual(marks);
  });
});

describe('watched boxes', () => {
  beforeEach(async () => {
    desk.wantEpisode('a', 't:1');
    desk.wantEpisode('b', 't:1');
    desk.wantEpisode('c', 't:2');
    (await next()).answer();
    await settle();
  });
  const boxes = () => ['a', 'b', 'c', 't:1'].map((key) => desk.watched(key) ?? false);

  test('L-03 of a season follow its answer, and no other', async () => {
    const done = desk.setSeason('t', 1, true);
    expect(boxes()).toEqual([true, true, false, true]);
    (await next()).answer();
    await done;
    expect(boxes()).toEqual([true, true, false, true]);
    const back = desk.setSeason('t', 1, false);
    expect(boxes()).toEqual([false, false, false, false]);
    (await next()).answer();
    await back;
    expect(boxes()).toEqual([false, false, false, false]);
  });

  test('L-03 of a season go back when it fails, whatever stood in them', async () => {
    const one = desk.setEpisode('b', true);
    (await next()).answer();
    await one;
    const done = desk.setSeason('t', 1, true);
    (await next()).fail();
    await expect(done).rejects.toThrow();
    expect(boxes()).toEqual([false, true, false, false]);
  });

  test('L-01 one that is taken away takes the season’s along', async () => {
    const all = desk.setSeason('t', 1, true);
    (await next()).answer();
    await all;
    const done = desk.setEpisode('a', false);
    expect(boxes()).toEqual([false, true, false, false]);
    (await next()).fail();
    await expect(done).rejects.toThrow();
    expect(boxes()).toEqual([true, true, false, true]);
  });
});
