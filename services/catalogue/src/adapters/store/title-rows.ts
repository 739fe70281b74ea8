import type { Genre, Person, Season, Title, Trailer } from '../../domain/title.js';

/** A title as `selectTitles` reads it. */
export interface TitleRow {
  readonly id: string;
  readonly kind: Title['kind'];
  readonly slug: string;
  readonly name: string;
  readonly original_name: string;
  readonly description: string;
  readonly year: number;
  readonly age_mark: Title['ageMark'];
  readonly content_marks: Title['contentMarks'];
  readonly network: string;
  readonly status: Title['status'];
  /** numeric: the driver answers it as text. */
  readonly rating: string;
  readonly poster: string;
  readonly backdrop: string;
  readonly added_at: Date;
  readonly episode_count: number;
  readonly version: number;
  readonly changed_at: Date;
  readonly genres: readonly Genre[] | null;
  readonly people: readonly Person[] | null;
  readonly seasons: readonly Season[] | null;
  readonly trailers: readonly Trailer[] | null;
  readonly air_weekday: number;
  readonly air_time: string;
  readonly popularity: number;
  readonly network_slug: string;
}

/** Titles with all that hangs on them in one query, whatever their number. */
export const selectTitles = `
  SELECT t.*, g.genres, p.people, s.seasons, v.trailers
  FROM title t
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('id', genre.id, 'slug', genre.slug, 'name', genre.name)
                     ORDER BY position) AS genres
    FROM title_genre JOIN genre ON genre.id = genre_id WHERE title_id = t.id
  ) g ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name, 'role', role, 'character', "character")
                     ORDER BY position) AS people
    FROM credit JOIN person ON person.id = person_id WHERE title_id = t.id
  ) p ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('number', number, 'episodeCount', episode_count) ORDER BY number) AS seasons
    FROM season WHERE title_id = t.id
  ) s ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('id', id, 'name', name, 'asset', asset, 'embed', embed)
                     ORDER BY position) AS trailers
    FROM trailer WHERE title_id = t.id
  ) v ON true`;

export const toTitle = (row: TitleRow): Title => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  name: row.name,
  originalName: row.original_name,
  description: row.description,
  year: row.year,
  ageMark: row.age_mark,
  contentMarks: row.content_marks,
  genres: row.genres ?? [],
  people: row.people ?? [],
  network: row.network,
  status: row.status,
  rating: Number(row.rating),
  poster: row.poster,
  backdrop: row.backdrop,
  addedAt: row.added_at,
  trailers: row.trailers ?? [],
  airTime: { weekday: row.air_weekday, time: row.air_time },
  popularity: row.popularity,
  seasons: row.seasons ?? [],
  episodeCount: row.episode_count,
  networkSlug: row.network_slug,
  version: row.version,
  changedAt: row.changed_at,
});
