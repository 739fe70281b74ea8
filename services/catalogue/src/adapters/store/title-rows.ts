import { columns } from '@seyir/kit';
import type { Genre, Person, Season, Title, TitleView, Trailer } from '../../domain/title.js';
import { TitleRow } from './entities/title.js';

/** The columns of a card. */
const CARD = [
  'id',
  'kind',
  'slug',
  'name',
  'originalName',
  'year',
  'ageMark',
  'contentMarks',
  'network',
  'networkSlug',
  'status',
  'rating',
  'poster',
  'backdrop',
  'addedAt',
  'episodeCount',
  'version',
  'changedAt',
  'airWeekday',
  'airTime',
  'popularity',
  'country',
] as const satisfies readonly (keyof TitleRow)[];

/** A title as `selectTitles` returns it. */
export type ReadTitle = Pick<TitleRow, (typeof CARD)[number] | 'description'> & {
  readonly genres: readonly Genre[] | null;
  readonly people: readonly Person[] | null;
  readonly seasons: readonly Season[] | null;
  readonly trailers: readonly Trailer[] | null;
};

const GENRES = `
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('id', genre.id, 'slug', genre.slug, 'name', genre.name)
                     ORDER BY position) AS genres
    FROM title_genre JOIN genre ON genre.id = genre_id WHERE title_id = t.id
  ) g ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('number', number, 'episodeCount', episode_count) ORDER BY number) AS seasons
    FROM season WHERE title_id = t.id
  ) s ON true`;

/**
 * Titles of a source with the alias `t`, with all related rows, in one query for any number of titles.
 * @param key the expression of their cursor key
 */
const selectWhole = (source = 'title t', key = 'NULL'): string => `
  SELECT ${columns(TitleRow, 't', [...CARD, 'description'])}, ${key} AS key, g.genres, s.seasons, p.people, v.trailers FROM ${source} ${GENRES}
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name, 'role', role, 'character', "character")
                     ORDER BY position) AS people
    FROM credit JOIN person ON person.id = person_id WHERE title_id = t.id
  ) p ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('id', id, 'name', name, 'asset', asset, 'embed', embed)
                     ORDER BY position) AS trailers
    FROM trailer WHERE title_id = t.id
  ) v ON true`;

/** Like the whole title, but without people, trailers and description, which a card does not show. */
const selectCards = (source = 'title t', key = 'NULL'): string => `
  SELECT ${columns(TitleRow, 't', CARD)}, '' AS description, ${key} AS key, g.genres, s.seasons,
         NULL AS people, NULL AS trailers
  FROM ${source} ${GENRES}`;

export const selectTitles: Readonly<Record<TitleView, (source?: string, key?: string) => string>> = {
  whole: selectWhole,
  card: selectCards,
};

export const toTitle = (row: ReadTitle): Title => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  name: row.name,
  originalName: row.originalName,
  description: row.description,
  year: row.year,
  ageMark: row.ageMark,
  contentMarks: row.contentMarks,
  genres: row.genres ?? [],
  people: row.people ?? [],
  network: row.network,
  status: row.status,
  rating: Number(row.rating),
  poster: row.poster,
  backdrop: row.backdrop,
  addedAt: row.addedAt,
  trailers: row.trailers ?? [],
  airTime: { weekday: row.airWeekday, time: row.airTime },
  popularity: row.popularity,
  country: row.country,
  seasons: row.seasons ?? [],
  episodeCount: row.episodeCount,
  networkSlug: row.networkSlug,
  version: row.version,
  changedAt: row.changedAt,
});
