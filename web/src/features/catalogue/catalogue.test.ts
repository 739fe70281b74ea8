import { describe, expect, test } from '@jest/globals';
import { excerpt, summary } from './excerpt.js';
import { orderOf } from './order.js';
import { shareOf } from './progress.js';
import { lastPage, nextOf, shownSeason } from './season.js';
import { kindOfList, kindOfSegment } from './sections.js';

describe('a long text', () => {
  const words = 'çığlık '.repeat(200);
  test('U-20 is cut after 550 characters, at the end of a word', () => {
    const { shown, isCut } = excerpt(words);
    expect(isCut).toBe(true);
    expect(shown.length).toBeGreaterThan(540);
    expect(shown.length).toBeLessThanOrEqual(551);
    expect(shown).toMatch(/çığlık…$/);
  });
  test('U-20: a text of up to 550 characters is not cut', () => {
    const text = 'a'.repeat(550);
    expect(excerpt(text)).toEqual({ shown: text, isCut: false });
    expect(excerpt(`${text}a`).isCut).toBe(true);
  });
  test('U-20 is cut in its long paragraphs alone', () => {
    const short = `${'a'.repeat(381)}\n\n${'b'.repeat(300)}`;
    expect(excerpt(short)).toEqual({ shown: short, isCut: false });
    const { shown, isCut } = excerpt(`${short}\n\n${'c '.repeat(400)}`);
    expect(isCut).toBe(true);
    expect(shown).toMatch(new RegExp(`^${short}\n\n(c ){200,}c…$`));
  });
  test('ends with a single ellipsis', () => {
    expect(excerpt(`${'a'.repeat(540)} bitti. ${'b'.repeat(40)}`).shown).toMatch(/bitti…$/);
  });
  test('is at most 160 characters, on one line', () => {
    expect(summary('Bir\n\nşey')).toBe('Bir şey');
    expect(summary(words).length).toBeLessThanOrEqual(160);
    expect(summary(words)).toMatch(/çığlık…$/);
  });
});

describe('the shown season', () => {
  const seasons = [1, 2, 5].map((number) => ({ number, episodeCount: 25 }));
  test.each([
    ['AIRING', null, 5],
    ['ENDED', null, 1],
    [null, null, 1],
    ['AIRING', '2', 2],
    ['AIRING', '3', 5],
    ['ENDED', 'x', 1],
    ['ENDED', '-1', 1],
  ] as const)('%s, asked for %s: %s', (status, asked, season) => {
    expect(shownSeason({ status, seasons }, asked)).toBe(season);
  });
  test('is none without seasons', () => {
    expect(shownSeason({ status: 'AIRING', seasons: [] }, '1')).toBeUndefined();
    expect(lastPage({ status: 'AIRING', seasons: [] }, 24)).toBeUndefined();
  });
  test('has its newest episodes on the last page', () => {
    expect(lastPage({ status: 'AIRING', seasons }, 24)).toEqual({ season: 5, page: 2 });
  });
});

test('the next episode is the first unreleased one', () => {
  const at = (releasedAt: string | null) => ({ releasedAt });
  const now = new Date('2026-11-20T20:00:00Z');
  const soon = at('2026-11-20T20:00:01Z');
  expect(nextOf([at('2026-11-27T20:00:00Z'), soon, at('2026-11-20T20:00:00Z'), at(null)], now)).toBe(soon);
  expect(nextOf([at(null)], now)).toBeUndefined();
});

test('addresses say kinds and orders', () => {
  expect([kindOfSegment('dizi'), kindOfSegment('anime'), kindOfSegment('film')]).toEqual([
    'SERIES',
    'ANIME',
    'MOVIE',
  ]);
  expect([kindOfSegment('diziler'), kindOfSegment(undefined)]).toEqual([undefined, undefined]);
  expect(kindOfList('/filmler')).toBe('MOVIE');
  expect([orderOf('begenilen'), orderOf('ad'), orderOf('toString'), orderOf(null)]).toEqual([
    'POPULAR',
    'NAME',
    'ADDED',
    'ADDED',
  ]);
});

test('progress is a share, and unknown without a length', () => {
  expect(shareOf({ positionSeconds: 150, durationSeconds: 300, watched: false })).toBe(0.5);
  expect(shareOf({ positionSeconds: 400, durationSeconds: 300, watched: true })).toBe(1);
  expect(shareOf({ positionSeconds: 10, durationSeconds: 0, watched: false })).toBeUndefined();
});
