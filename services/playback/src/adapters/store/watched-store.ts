import { LAST_ID, prepared, statement, type Keyed, type KeySlice, type UnitOfWork } from '@seyir/kit';
import type {
  EpisodeStart,
  MergedPosition,
  WatchedEpisode,
  WatchedKey,
  WatchedStore,
} from '../../app/ports.js';
import { nowhere, type Place } from '../../domain/place.js';
import type { Progress } from '../../domain/progress.js';
import type { EpisodeRow } from './entities/catalogue.js';
import type { PositionRow } from './entities/position.js';
import { toMergedPosition } from './position-rows.js';
import { writing } from './position-store.js';

/** For rows created by a mark and never measured: any measurement of a player is newer. */
const NEVER = `'epoch'::timestamptz`;

/**
 * The last episode of a title at or before the progress `m` whose position fulfils the condition. Episodes are read
 * backwards until one is found, each with the member's position by its key.
 */
const lastOf = (what: 'furthest' | 'watched', says: string): string => `LEFT JOIN LATERAL (
  SELECT ARRAY[e.season, e.number] AS place FROM episode e CROSS JOIN LATERAL (
    SELECT FROM member_position p WHERE p.member_id = m.member AND p.episode_id = e.id AND (${says}) LIMIT 1) held
  WHERE e.title_id = m.title AND (e.season, e.number) <= (m.${what}_season, m.${what}_number)
  ORDER BY e.season DESC, e.number DESC LIMIT 1) ${what} ON true`;

/** A position after every watched episode: the start of the list. */
const LATEST: WatchedKey = { at: 'infinity', season: 0, number: 0, id: LAST_ID };

const markWatched = writing(
  `UPDATE member_position AS p SET watched = true, marked = true, watched_at = $3
   WHERE p.member_id = $1 AND p.episode_id = ANY($2::uuid[]) AND NOT p.watched`,
);

/** The first condition finds the start in the index, the second one the start among rows of the same moment. */
const latestWatched = prepared<WatchedEpisode & { readonly place: string }>(
  `SELECT p.episode_id AS "episodeId", p.title_id AS "titleId", e.season, e.number, p.watched_at AS "watchedAt",
     p.watched_at::text AS place
   FROM member_position p CROSS JOIN LATERAL (
     SELECT season, number FROM episode WHERE id = p.episode_id AND NOT removed LIMIT 1) e
   WHERE p.member_id = $1 AND p.watched AND p.watched_at <= $2::timestamptz
     AND (p.watched_at, e.season, e.number, p.episode_id) < ($2::timestamptz, $3::integer, $4::integer, $5::uuid)
   ORDER BY p.watched_at DESC, e.season DESC, e.number DESC, p.episode_id DESC LIMIT $6 OFFSET $7`,
);

const beginPositions = statement(
  `INSERT INTO member_position
     (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched, measured_at)
   SELECT n.id, $1, n."episodeId", n."titleId", 0, 0, false, false, ${NEVER}
   FROM jsonb_to_recordset($2::jsonb) AS n(id uuid, "episodeId" uuid, "titleId" uuid)
   ORDER BY n."episodeId" ON CONFLICT DO NOTHING`,
);

const lockPositions = statement<Pick<PositionRow, 'episodeId' | 'watched'>>(
  `SELECT episode_id AS "episodeId", watched FROM member_position
   WHERE member_id = $1 AND episode_id = ANY($2::uuid[]) ORDER BY episode_id FOR UPDATE`,
);

const unmarkWatched = statement(
  `UPDATE member_position SET watched = false, marked = false, watched_at = NULL, unmarked_at = $3,
     position_seconds = CASE WHEN marked THEN position_seconds ELSE 0 END,
     kept = kept AND marked, told = CASE WHEN kept AND marked THEN 1 ELSE 0 END
   WHERE member_id = $1 AND episode_id = ANY($2::uuid[])`,
);

const waysOf = statement<{ readonly furthest: number[] | null; readonly watched: number[] | null }>(
  `SELECT furthest.place AS furthest, watched.place AS watched
   FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (member uuid, title uuid, furthest_season integer,
     furthest_number integer, watched_season integer, watched_number integer)) WITH ORDINALITY AS m(member, title,
     furthest_season, furthest_number, watched_season, watched_number, nr)
   ${lastOf('furthest', 'p.kept OR p.watched')}
   ${lastOf('watched', 'p.watched')}
   ORDER BY m.nr`,
);

const seasonsOf = statement<Pick<EpisodeRow, 'season'>>(
  `SELECT e.season FROM episode e LEFT JOIN LATERAL (
     SELECT watched FROM member_position WHERE member_id = $1 AND episode_id = e.id LIMIT 1) p ON true
   WHERE e.title_id = $2 AND NOT e.removed AND e.released_at <= $3
   GROUP BY e.season HAVING bool_and(p.watched IS TRUE) ORDER BY e.season`,
);

const watchedAmong = statement<Pick<PositionRow, 'episodeId'>>(
  `SELECT episode_id AS "episodeId" FROM member_position
   WHERE member_id = $1 AND episode_id = ANY($2::uuid[]) AND watched`,
);

export class SqlWatchedStore implements WatchedStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lock(
    memberId: string,
    starts: readonly EpisodeStart[],
    { begin }: { begin: boolean },
  ): Promise<{ episodeId: string; watched: boolean }[]> {
    if (begin) await beginPositions.run(this.unitOfWork, [memberId, JSON.stringify(starts)]);
    return lockPositions.all(this.unitOfWork, [memberId, starts.map(({ episodeId }) => episodeId)]);
  }

  async mark(memberId: string, episodeIds: readonly string[], now: Date): Promise<MergedPosition[]> {
    const rows = await markWatched.all(this.unitOfWork, [memberId, episodeIds, now]);
    return rows.map((row) => toMergedPosition(row, false));
  }

  async unmark(memberId: string, episodeIds: readonly string[], now: Date): Promise<void> {
    await unmarkWatched.run(this.unitOfWork, [memberId, episodeIds, now]);
  }

  async ways(progresses: readonly Progress[]): Promise<{ furthest: Place; watchedUpTo: Place }[]> {
    const rows = await waysOf.all(this.unitOfWork, [
      JSON.stringify(
        progresses.map(({ memberId, titleId, furthest, watchedUpTo }) => ({
          member: memberId,
          title: titleId,
          furthest_season: furthest.season,
          furthest_number: furthest.number,
          watched_season: watchedUpTo.season,
          watched_number: watchedUpTo.number,
        })),
      ),
    ]);
    return rows.map((row) => ({ furthest: toPlace(row.furthest), watchedUpTo: toPlace(row.watched) }));
  }

  async among(memberId: string, episodeIds: readonly string[]): Promise<string[]> {
    const rows = await watchedAmong.all(this.unitOfWork, [memberId, episodeIds]);
    return rows.map(({ episodeId }) => episodeId);
  }

  async seasons(memberId: string, titleId: string, now: Date): Promise<number[]> {
    const rows = await seasonsOf.all(this.unitOfWork, [memberId, titleId, now]);
    return rows.map(({ season }) => season);
  }

  async latest(
    memberId: string,
    { after = LATEST, skip, limit }: KeySlice<WatchedKey>,
  ): Promise<Keyed<WatchedEpisode, WatchedKey>[]> {
    const values = [memberId, after.at, after.season, after.number, after.id, limit, skip];
    const rows = await latestWatched.all(this.unitOfWork, values);
    return rows.map(({ place, ...item }) => ({
      item,
      key: { at: place, season: item.season, number: item.number, id: item.episodeId },
    }));
  }
}

const toPlace = (place: number[] | null | undefined): Place =>
  place ? { season: place[0]!, number: place[1]! } : nowhere;
