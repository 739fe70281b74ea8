import type { AgeMark, ContentMark, TitleKind } from '../../../types.js';
import type { ClipName } from '../../clips.js';
import type { GenreSlug } from '../../genres.js';
import type { Schedule, TitleData } from '../title-data.js';

/** An additional title with less data than the others; its episodes have only names. */
export interface Entry {
  readonly slug: string;
  readonly name: string;
  readonly originalName?: string;
  readonly about: string;
  readonly schedule: Schedule;
  readonly age?: AgeMark;
  readonly marks?: readonly ContentMark[];
  readonly genres: readonly GenreSlug[];
  /** The crew, then the cast with their characters. */
  readonly by: string;
  readonly cast: readonly (readonly [name: string, character: string])[];
  readonly network: string;
  readonly rating: number;
  readonly clip: ClipName;
  /** Names of episodes by season, separated by bars; empty for a film. */
  readonly seasons?: readonly string[];
}

export const ended = (yearsAgo: number, month: number, day: number, hour = 20): Schedule => ({
  ended: { yearsAgo, month, day, hour },
});

/** Weekday 1 is Monday. */
export const airing = (weekday: number, hour: number, minute = 0, ahead = 2): Schedule => ({
  airing: { weekday, hour, minute, ahead },
});

export const toTitle = (kind: TitleKind, entry: Entry): TitleData => ({
  slug: entry.slug,
  kind,
  name: entry.name,
  ...(entry.originalName !== undefined && { originalName: entry.originalName }),
  description: entry.about,
  schedule: entry.schedule,
  ageMark: entry.age ?? '13',
  contentMarks: entry.marks ?? [],
  genres: entry.genres,
  people: [
    [entry.by, 'yönetmen'],
    ...entry.cast.map(
      ([name, character]) => [name, kind === 'anime' ? 'seslendirme' : 'oyuncu', character] as const,
    ),
  ],
  network: entry.network,
  rating: entry.rating,
  clip: entry.clip,
  seasons: (entry.seasons ?? []).map((season) => season.split(' | ').map((name) => [name, ''] as const)),
});
