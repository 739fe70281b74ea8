import { describe, expect, it } from '@jest/globals';
import {
  counterMoves,
  followerMove,
  isMarked,
  withMark,
  type LibraryEntry,
  type TitleMark,
} from './library.js';

const began = new Date('2026-11-01T10:00:00Z');
const now = new Date('2026-11-20T20:00:00Z');
const bare: LibraryEntry = {
  groupId: undefined,
  score: undefined,
  id: 'e',
  memberId: 'm',
  titleId: 't',
  kind: 2,
  watchListAt: undefined,
  entryWatched: false,
  favouriteAt: undefined,
  followedAt: undefined,
  version: 0,
  changedAt: began,
};

describe("a member's marks on a title", () => {
  it.each<TitleMark>(['watchList', 'favourite', 'followed'])('%s is set and removed', (mark) => {
    const on = withMark(bare, mark, true, now);
    expect(isMarked(on, mark)).toBe(true);
    expect(on).toMatchObject({ version: 1, changedAt: now });
    expect(withMark(on, mark, true, now)).toBe(on);
    expect(withMark(on, mark, false, now)).toEqual({ ...bare, version: 2, changedAt: now });
    expect(withMark(bare, mark, false, now)).toBe(bare);
  });

  it('removes the watched state when an entry leaves the watch list', () => {
    const watched = withMark(withMark(bare, 'watchList', true, now), 'entryWatched', true, now);
    expect(withMark(watched, 'watchList', false, now)).toMatchObject({ entryWatched: false, version: 3 });
  });

  it('changes exactly the counters of the changed marks', () => {
    const listed = withMark(bare, 'watchList', true, now);
    expect(sums(bare, listed)).toEqual({ 'watch_list 2 false': 1 });
    const watched = withMark(listed, 'entryWatched', true, now);
    expect(sums(listed, watched)).toEqual({ 'watch_list 2 false': -1, 'watch_list 2 true': 1 });
    const followed = withMark(watched, 'followed', true, now);
    expect(sums(watched, followed)).toEqual({ 'followed 2 false': 1 });
    expect(followerMove(watched, followed)).toBe(1);
    expect(followerMove(followed, withMark(followed, 'followed', false, now))).toBe(-1);
    expect(followerMove(bare, listed)).toBe(0);
  });

  const sums = (before: LibraryEntry, after: LibraryEntry) => {
    const total: Record<string, number> = {};
    for (const { list, kind, watched, by } of counterMoves(before, after))
      total[`${list} ${kind} ${watched}`] = (total[`${list} ${kind} ${watched}`] ?? 0) + by;
    return Object.fromEntries(Object.entries(total).filter(([, by]) => by !== 0));
  };
});
