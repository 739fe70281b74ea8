import { FIRST_ID, statement, type KeySlice, type Statement, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { ListKey } from '../../app/page.js';
import type { EpisodeStore, KeyedEpisode } from '../../app/ports.js';
import type {
  Episode,
  EpisodeFacts,
  EpisodePlace,
  EpisodeWithNeighbours,
  LatestFilter,
} from '../../domain/episode.js';
import { EpisodeRow } from './entities/episode.js';
import { selectEpisodes, toEpisode, type ReadEpisode } from './episode-rows.js';

/** Whether the episode's title has the genre of a parameter; true for all titles if it is null. */
const inGenre = (parameter: string): string =>
  `(${parameter}::uuid IS NULL OR EXISTS (
     SELECT 1 FROM title_genre g WHERE g.title_id = e.title_id AND g.genre_id = ${parameter}))`;

/** The counter minus the unreleased episodes, which are few and found by the index on the release time. */
const countReleased = (counter: 'catalogue_count' | 'genre_count') =>
  statement<{ readonly count: number }>(
    `SELECT (
       (SELECT coalesce(sum(episodes), 0) FROM ${counter}
        WHERE (kind = $1 OR $1::text IS NULL) ${counter === 'genre_count' ? 'AND genre_id = $3' : ''})
       - (SELECT count(*) FROM episode e JOIN title t ON t.id = e.title_id
          WHERE e.released_at > $2 AND (t.kind = $1 OR $1::text IS NULL) AND ${inGenre('$3')}))::int AS count`,
  );

const countAllReleased = countReleased('catalogue_count');
const countOfGenre = countReleased('genre_count');

const episodes = (rest: string) => statement<ReadEpisode>(`${selectEpisodes()} ${rest}`);

const episodesByIds = episodes('WHERE e.id = ANY($1::uuid[])');
const episodesAfter = episodes('WHERE e.id > $1::uuid OR $1::uuid IS NULL ORDER BY e.id LIMIT $2');
const episodesOfTitles = episodes('WHERE e.title_id = ANY($1::uuid[]) ORDER BY e.id');

/** The episode at a place, with the previous and the next one. */
const episodesAround = episodes(
  `WHERE e.id IN (
     (SELECT id FROM episode WHERE title_id = $1 AND (season, number) <= ($2::bigint, $3::bigint)
      ORDER BY season DESC, number DESC LIMIT 2)
     UNION ALL
     (SELECT id FROM episode WHERE title_id = $1 AND (season, number) > ($2::bigint, $3::bigint)
      ORDER BY season, number LIMIT 1))
   ORDER BY e.season, e.number`,
);

const nextEpisodes = episodes(
  `WHERE e.id IN (
     SELECT next.id FROM unnest($1::uuid[]) AS of(title_id)
     CROSS JOIN LATERAL (
       SELECT id FROM episode WHERE title_id = of.title_id AND released_at > $2
       ORDER BY released_at, season, number LIMIT 1) next)`,
);

const episodesInPlaces = statement<Pick<EpisodeRow, 'id' | 'titleId' | 'season' | 'number'>>(
  `SELECT e.id, e.title_id AS "titleId", e.season, e.number
   FROM jsonb_to_recordset($1::jsonb) AS x("titleId" uuid, season integer, number integer)
   JOIN episode e ON (e.title_id, e.season, e.number) = (x."titleId", x.season, x.number)`,
);

const saveEpisodes = statement<{ readonly created: boolean }>(
  `INSERT INTO episode (id, title_id, season, number, name, description, duration_seconds, released_at, image,
                        changed_at, demo)
   SELECT x.id, x."titleId", x.season, x.number, x.name, x.description, x."durationSeconds", x."releasedAt",
          x.image, $2, $3
   FROM jsonb_to_recordset($1::jsonb) AS x(
     id uuid, "titleId" uuid, season integer, number integer, name text, description text,
     "durationSeconds" integer, "releasedAt" timestamptz, image text)
   ON CONFLICT (id) DO UPDATE SET
     title_id = EXCLUDED.title_id, season = EXCLUDED.season, number = EXCLUDED.number, name = EXCLUDED.name,
     description = EXCLUDED.description, duration_seconds = EXCLUDED.duration_seconds,
     released_at = EXCLUDED.released_at, image = EXCLUDED.image, changed_at = EXCLUDED.changed_at,
     version = episode.version + 1
   RETURNING xmax = 0 AS created`,
);

export class SqlEpisodeStore implements EpisodeStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async byIds(ids: readonly string[]): Promise<Episode[]> {
    return ids.length === 0 ? [] : this.all(episodesByIds, [ids]);
  }

  async at(titleId: string, season: number, number: number): Promise<EpisodeWithNeighbours | undefined> {
    const place = [titleId, season, number];
    const found = await this.all(episodesAround, place);
    const index = found.findIndex((episode) => episode.season === season && episode.number === number);
    const episode = found[index];
    return episode && { episode, previous: found[index - 1], next: found[index + 1] };
  }

  ofTitle(
    titleId: string,
    season: number | undefined,
    { after, skip, limit }: KeySlice<ListKey>,
  ): Promise<KeyedEpisode[]> {
    return this.page(
      `SELECT e.*, jsonb_build_object('season', e.season, 'number', e.number) AS key FROM episode e
       WHERE e.title_id = $1 AND (e.season, e.number) > ($2::bigint, $3::bigint)
         ${season === undefined ? '' : 'AND e.season = $6::bigint'}
       ORDER BY e.season, e.number LIMIT $4 OFFSET $5`,
      'e.season, e.number',
      [
        titleId,
        after?.['season'] ?? 0,
        after?.['number'] ?? 0,
        limit,
        skip,
        ...(season === undefined ? [] : [season]),
      ],
    );
  }

  latest(
    { kind, genreId }: LatestFilter,
    now: Date,
    { after, skip, limit }: KeySlice<ListKey>,
  ): Promise<KeyedEpisode[]> {
    const asked = [
      ...(kind === undefined ? [] : [{ value: kind, where: 'title.kind = ?' }]),
      ...(genreId === undefined
        ? []
        : [
            {
              value: genreId,
              where: 'e.title_id IN (SELECT title_id FROM title_genre WHERE genre_id = ?::uuid)',
            },
          ]),
    ];
    const where = asked.map((one, place) => `AND ${one.where.replace('?', `$${place + 6}`)}`).join(' ');
    return this.page(
      `SELECT e.*, jsonb_build_object('releasedAt', e.released_at::text, 'id', e.id) AS key
       FROM episode e ${kind === undefined ? '' : 'JOIN title ON title.id = e.title_id'}
       WHERE e.released_at <= $1 AND (e.released_at, e.id) < ($2::timestamptz, $3::uuid) ${where}
       ORDER BY e.released_at DESC, e.id DESC LIMIT $4 OFFSET $5`,
      'e.released_at DESC, e.id DESC',
      [
        now,
        after?.['releasedAt'] ?? 'infinity',
        after?.['id'] ?? FIRST_ID,
        limit,
        skip,
        ...asked.map(({ value }) => value),
      ],
    );
  }

  async countReleased({ kind, genreId }: LatestFilter, now: Date): Promise<number> {
    const counted = genreId === undefined ? countAllReleased : countOfGenre;
    return (await counted.first(this.unitOfWork, [kind ?? null, now, genreId ?? null]))?.count ?? 0;
  }

  nextOf(titleIds: readonly string[], now: Date): Promise<Episode[]> {
    return this.all(nextEpisodes, [titleIds, now]);
  }

  after(id: string | undefined, limit: number): Promise<Episode[]> {
    return this.all(episodesAfter, [id ?? null, limit]);
  }

  inPlaces(places: readonly EpisodePlace[]): Promise<(EpisodePlace & { id: string })[]> {
    return episodesInPlaces.all(this.unitOfWork, [JSON.stringify(places)]);
  }

  async save(episodes: readonly EpisodeFacts[], { at, demo }: { at: Date; demo: boolean }): Promise<number> {
    const ordered = episodes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const saved = await saveEpisodes.all(this.unitOfWork, [JSON.stringify(ordered), at, demo]);
    return saved.filter(({ created }) => created).length;
  }

  async touch(titleIds: readonly string[], at: Date): Promise<Episode[]> {
    await this.unitOfWork
      .rows(EpisodeRow)
      .update({ titleId: Any(titleIds) }, { version: () => 'version + 1', changedAt: at });
    return this.all(episodesOfTitles, [titleIds]);
  }

  /**
   * The rows are limited before they are joined. The statement is not prepared, because rare and common filters need different
   * plans.
   */
  private async page(source: string, order: string, values: unknown[]): Promise<KeyedEpisode[]> {
    const page = statement<ReadEpisode & { readonly key: ListKey }>(
      `${selectEpisodes(`(${source})`, 'e.key')} ORDER BY ${order}`,
    );
    const rows = await page.all(this.unitOfWork, values);
    return rows.map((row) => ({ item: toEpisode(row), key: row.key }));
  }

  private async all(episodes: Statement<ReadEpisode>, values: unknown[]): Promise<Episode[]> {
    return (await episodes.all(this.unitOfWork, values)).map(toEpisode);
  }
}
