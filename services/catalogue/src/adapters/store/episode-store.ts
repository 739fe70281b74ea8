import type { Slice, UnitOfWork } from '@seyir/kit';
import type { EpisodeStore } from '../../app/ports.js';
import type {
  Episode,
  EpisodeFacts,
  EpisodePlace,
  EpisodeWithNeighbours,
  LatestFilter,
} from '../../domain/episode.js';
import { selectEpisodes, toEpisode, type EpisodeRow } from './episode-rows.js';

export class SqlEpisodeStore implements EpisodeStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byIds(ids: readonly string[]): Promise<Episode[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.select('WHERE e.id = ANY($1::uuid[])', [ids]);
  }

  async at(titleId: string, season: number, number: number): Promise<EpisodeWithNeighbours | undefined> {
    const place = [titleId, season, number];
    const found = await this.select(
      `WHERE e.id IN (
         (SELECT id FROM episode WHERE title_id = $1 AND (season, number) <= ($2::bigint, $3::bigint)
          ORDER BY season DESC, number DESC LIMIT 2)
         UNION ALL
         (SELECT id FROM episode WHERE title_id = $1 AND (season, number) > ($2::bigint, $3::bigint)
          ORDER BY season, number LIMIT 1))
       ORDER BY e.season, e.number`,
      place,
    );
    const index = found.findIndex((episode) => episode.season === season && episode.number === number);
    const episode = found[index];
    return episode && { episode, previous: found[index - 1], next: found[index + 1] };
  }

  ofTitle(titleId: string, season: number | undefined, { offset, limit }: Slice): Promise<Episode[]> {
    return this.select(
      `WHERE e.title_id = $1 AND ($2::bigint IS NULL OR e.season = $2)
       ORDER BY e.season, e.number LIMIT $3 OFFSET $4`,
      [titleId, season ?? null, limit, offset],
    );
  }

  latest({ kind, genreId }: LatestFilter, now: Date, { offset, limit }: Slice): Promise<Episode[]> {
    return this.select(
      `WHERE e.released_at <= $1 AND ($2::text IS NULL OR t.kind = $2) AND ${inGenre('$5')}
       ORDER BY e.released_at DESC, e.id DESC LIMIT $3 OFFSET $4`,
      [now, kind ?? null, limit, offset, genreId ?? null],
    );
  }

  /** The counter less the few that are still to come, which the index on the release time holds together. */
  async countReleased({ kind, genreId }: LatestFilter, now: Date): Promise<number> {
    const counter = genreId === undefined ? 'catalogue_count' : 'genre_count';
    const [row] = await this.unitOfWork.manager.query<{ count: number }[]>(
      `SELECT (
         (SELECT coalesce(sum(episodes), 0) FROM ${counter}
          WHERE (kind = $1 OR $1::text IS NULL) ${genreId === undefined ? '' : 'AND genre_id = $3'})
         - (SELECT count(*) FROM episode e JOIN title t ON t.id = e.title_id
            WHERE e.released_at > $2 AND (t.kind = $1 OR $1::text IS NULL) AND ${inGenre('$3')}))::int AS count`,
      [kind ?? null, now, genreId ?? null],
    );
    return row?.count ?? 0;
  }

  nextOf(titleIds: readonly string[], now: Date): Promise<Episode[]> {
    return this.select(
      `WHERE e.id IN (
         SELECT next.id FROM unnest($1::uuid[]) AS of(title_id)
         CROSS JOIN LATERAL (
           SELECT id FROM episode WHERE title_id = of.title_id AND released_at > $2
           ORDER BY released_at, season, number LIMIT 1) next)`,
      [titleIds, now],
    );
  }

  after(id: string | undefined, limit: number): Promise<Episode[]> {
    return this.select('WHERE e.id > $1::uuid OR $1::uuid IS NULL ORDER BY e.id LIMIT $2', [
      id ?? null,
      limit,
    ]);
  }

  inPlaces(places: readonly EpisodePlace[]): Promise<(EpisodePlace & { id: string })[]> {
    return this.unitOfWork.manager.query(
      `SELECT e.id, e.title_id AS "titleId", e.season, e.number
       FROM jsonb_to_recordset($1::jsonb) AS x("titleId" uuid, season integer, number integer)
       JOIN episode e ON (e.title_id, e.season, e.number) = (x."titleId", x.season, x.number)`,
      [JSON.stringify(places)],
    );
  }

  async save(episodes: readonly EpisodeFacts[], { at, demo }: { at: Date; demo: boolean }): Promise<void> {
    await this.unitOfWork.manager.query(
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
         version = episode.version + 1`,
      [JSON.stringify(episodes), at, demo],
    );
  }

  async touch(titleIds: readonly string[], at: Date): Promise<Episode[]> {
    await this.unitOfWork.manager.query(
      `UPDATE episode SET version = version + 1, changed_at = $2 WHERE title_id = ANY($1::uuid[])`,
      [titleIds, at],
    );
    return this.select('WHERE e.title_id = ANY($1::uuid[]) ORDER BY e.id', [titleIds]);
  }

  private async select(rest: string, parameters: unknown[]): Promise<Episode[]> {
    const rows = await this.unitOfWork.manager.query<EpisodeRow[]>(`${selectEpisodes} ${rest}`, parameters);
    return rows.map(toEpisode);
  }
}

/** Whether the episode's title has the genre of a parameter; true of all where it is null. */
const inGenre = (parameter: string): string =>
  `(${parameter}::uuid IS NULL OR EXISTS (
     SELECT 1 FROM title_genre g WHERE g.title_id = e.title_id AND g.genre_id = ${parameter}))`;
