import { expect, test } from '@jest/globals';
import type { AiringStatus, TitleKind } from '../../generated/types.js';
import { isToCome } from './release.js';

const now = new Date('2026-11-28T12:00:00Z');
const title = (kind: TitleKind, status: AiringStatus | null, releasedAt?: string | null) => ({
  kind,
  status,
  first: { items: releasedAt === undefined ? [] : [{ id: 'e1', path: null, releasedAt }] },
});

test.each([
  ['a series on air', title('SERIES', 'AIRING', '2026-01-01T00:00:00Z'), true],
  ['an announced anime', title('ANIME', 'UPCOMING'), true],
  ['a finished series', title('SERIES', 'ENDED', '2026-01-01T00:00:00Z'), false],
  ['a film before its release', title('MOVIE', null, '2026-12-24T17:00:00Z'), true],
  ['a film without a date', title('MOVIE', null, null), true],
  ['a released film', title('MOVIE', null, '2026-11-01T17:00:00Z'), false],
])('whether something is still to come of %s', (_, one, expected) =>
  expect(isToCome(one, now)).toBe(expected),
);
