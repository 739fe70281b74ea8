import type { UnitOfWork } from '@seyir/kit';
import type { Slice } from '../../app/page.js';
import type { EpisodeStart, Merged, WatchedEpisode, WatchedStore } from '../../app/ports.js';
import { nowhere, type Place } from '../../domain/place.js';
import { toMerged, type MergedRow } from './position-rows.js';
import { written } from './position-store.js';

/** Begun by a mark and never measured: whatever a player measures is newer. */
const NEVER = `'epoch'::timestamptz`;

export class SqlWatchedStore implements WatchedStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lock(
    memberId: string,
    starts: readonly EpisodeStart[],
    { begin }: { begin: boolean },
  ): Promise<{ episodeId: string; watched: boolean }[]> {
    if (begin)
      await this.query(
        `INSERT INTO position
           (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched, measured_at)
         SELECT n.id, $1, n."episodeId", n."titleId", 0, 0, false, false, ${NEVER}
         FROM jsonb_to_recordset($2::jsonb) AS n(id uuid, "episodeId" uuid, "titleId" uuid)
         ORDER BY n."episodeId" ON CONFLICT DO NOTHING`,
        [memberId, JSON.stringify(starts)],
      );
    return this.query<{ episodeId: string; watched: boolean }>(
      `SELECT episode_id AS "episodeId", watched FROM position
       WHERE member_id = $1 AND episode_id = ANY($2::uuid[]) ORDER BY episode_id FOR UPDATE`,
      [memberId, starts.map(({ episodeId }) => episodeId)],
    );
  }

  async mark(memberId: string, episodeIds: readonly string[], now: Date): Promise<Merged[]> {
    const rows = await this.query<MergedRow>(
      written(`UPDATE position AS p SET watched = true, marked = true, watched_at = $3
        WHERE p.member_id = $1 AND p.episode_id = ANY($2::uuid[]) AND NOT p.watched`),
      [memberId, episodeIds, now],
    );
    return rows.map(toMerged);
  }

  async unmark(memberId: string, episodeIds: readonly string[], now: Date): Promise<void> {
    await this.query(
      `UPDATE position SET watched = false, marked = false, watched_at = NULL, unmarked_at = $3,
         position_seconds = CASE WHEN marked THEN position_seconds ELSE 0 END,
         kept = kept AND marked, told = CASE WHEN kept AND marked THEN 1 ELSE 0 END
       WHERE member_id = $1 AND episode_id = ANY($2::uuid[])`,
      [memberId, episodeIds, now],
    );
  }

  async way(
    memberId: string,
    titleId: string,
  ): Promise<{ furthest: Place; watchedUpTo: Place; watchedCount: number }> {
    const [row] = await this.query<{ furthest: number[] | null; watched: number[] | null; count: number }>(
      `SELECT max(ARRAY[e.season, e.number]) FILTER (WHERE p.kept OR p.watched) AS furthest,
         max(ARRAY[e.season, e.number]) FILTER (WHERE p.watched) AS watched,
         (count(*) FILTER (WHERE p.watched))::integer AS count
       FROM position p JOIN episode e ON e.id = p.episode_id WHERE p.member_id = $1 AND p.title_id = $2`,
      [memberId, titleId],
    );
    return {
      furthest: toPlace(row?.furthest),
      watchedUpTo: toPlace(row?.watched),
      watchedCount: row?.count ?? 0,
    };
  }

  async among(memberId: string, episodeIds: readonly string[]): Promise<string[]> {
    const rows = await this.query<{ episode_id: string }>(
      `SELECT episode_id FROM position WHERE member_id = $1 AND episode_id = ANY($2::uuid[]) AND watched`,
      [memberId, episodeIds],
    );
    return rows.map((row) => row.episode_id);
  }

  async seasons(memberId: string, titleId: string, now: Date): Promise<number[]> {
    const rows = await this.query<{ season: number }>(
      `SELECT e.season FROM episode e
       LEFT JOIN position p ON p.member_id = $1 AND p.episode_id = e.id
       WHERE e.title_id = $2 AND NOT e.removed AND e.released_at <= $3
       GROUP BY e.season HAVING bool_and(p.watched IS TRUE) ORDER BY e.season`,
      [memberId, titleId, now],
    );
    return rows.map(({ season }) => season);
  }

  latest(memberId: string, { from, size }: Slice): Promise<WatchedEpisode[]> {
    return this.query<WatchedEpisode>(
      `SELECT p.episode_id AS "episodeId", p.title_id AS "titleId", e.season, e.number, p.watched_at AS "watchedAt"
       FROM position p JOIN episode e ON e.id = p.episode_id AND NOT e.removed
       WHERE p.member_id = $1 AND p.watched
       ORDER BY p.watched_at DESC, e.season DESC, e.number DESC, p.episode_id OFFSET $2 LIMIT $3`,
      [memberId, from, size],
    );
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

const toPlace = (place: number[] | null | undefined): Place =>
  place ? { season: place[0]!, number: place[1]! } : nowhere;
