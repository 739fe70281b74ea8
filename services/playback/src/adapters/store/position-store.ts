import type { UnitOfWork } from '@seyir/kit';
import type { Merged, PositionStore } from '../../app/ports.js';
import type { NewStanding, Position } from '../../domain/position.js';
import { toMerged, toPosition, toStandingRow, type MergedRow, type PositionRow } from './position-rows.js';

/** Titles beyond this many unfinished ones are left off the list. */
const LONGEST_LIST = 500;

const STANDINGS = `INSERT INTO position AS p
    (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched, measured_at, watched_at)
  SELECT *, CASE WHEN watched THEN measured_at END FROM jsonb_to_recordset($1::jsonb) AS n(id uuid, member_id uuid, episode_id uuid, title_id uuid,
    position_seconds double precision, duration_seconds double precision, kept boolean, watched boolean,
    measured_at timestamptz) ORDER BY member_id, episode_id`;

/** Of two measurements at one instant the further one counts, so that the order of arrival does not matter. */
const NEWER = `(excluded.measured_at, excluded.position_seconds) > (p.measured_at, p.position_seconds)`;

/** A mark that was taken back holds against what was measured before that. */
const SINCE_UNMARKED = `(p.unmarked_at IS NULL OR excluded.measured_at > p.unmarked_at)`;

export const written = (statement: string) =>
  `WITH written AS (${statement} RETURNING p.*, p.xmax = 0 AS created)
   SELECT w.*, e.season, e.number FROM written w JOIN episode e ON e.id = w.episode_id`;

export class SqlPositionStore implements PositionStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async merge(standings: readonly NewStanding[]): Promise<Merged[]> {
    const rows = await this.query<MergedRow[]>(
      written(`${STANDINGS} ON CONFLICT (member_id, episode_id) DO UPDATE SET
        position_seconds = CASE WHEN ${NEWER} THEN excluded.position_seconds ELSE p.position_seconds END,
        duration_seconds = CASE WHEN ${NEWER} THEN excluded.duration_seconds ELSE p.duration_seconds END,
        measured_at = greatest(p.measured_at, excluded.measured_at),
        kept = p.kept OR excluded.kept,
        watched = p.watched OR excluded.watched,
        marked = p.marked AND NOT excluded.watched,
        watched_at = CASE WHEN excluded.watched THEN greatest(p.watched_at, excluded.watched_at) ELSE p.watched_at END
      WHERE ${SINCE_UNMARKED}
        AND (${NEWER} OR (excluded.kept AND NOT p.kept) OR (excluded.watched AND NOT p.watched))`),
      [JSON.stringify(standings.map(toStandingRow))],
    );
    return rows.map(toMerged);
  }

  async touch(standing: NewStanding): Promise<Merged> {
    const rows = await this.query<MergedRow[]>(
      written(`${STANDINGS} ON CONFLICT (member_id, episode_id) DO UPDATE SET
        measured_at = greatest(p.measured_at, excluded.measured_at), kept = true`),
      [JSON.stringify([{ ...toStandingRow(standing), kept: true }])],
    );
    return toMerged(rows[0]!);
  }

  async told(positions: readonly Position[]): Promise<void> {
    await this.query(
      `UPDATE position SET told = CASE WHEN watched THEN 2 WHEN kept THEN 1 ELSE 0 END WHERE id = ANY($1::uuid[])`,
      [positions.map(({ id }) => id)],
    );
  }

  async find(memberId: string, episodeIds: readonly string[]): Promise<Position[]> {
    const rows = await this.query<PositionRow[]>(
      `SELECT p.*, e.season, e.number FROM position p JOIN episode e ON e.id = p.episode_id AND NOT e.removed
       WHERE p.member_id = $1 AND p.episode_id = ANY($2::uuid[])`,
      [memberId, episodeIds],
    );
    return rows.map(toPosition);
  }

  async unfinished(memberId: string): Promise<Position[]> {
    const rows = await this.query<PositionRow[]>(
      `SELECT * FROM (
         SELECT DISTINCT ON (p.title_id) p.*, e.season, e.number
         FROM position p JOIN episode e ON e.id = p.episode_id AND NOT e.removed
         WHERE p.member_id = $1 AND p.kept AND NOT p.watched
           AND (p.removed_at IS NULL OR p.measured_at > p.removed_at)
         ORDER BY p.title_id, p.measured_at DESC, p.id
       ) latest ORDER BY measured_at DESC, id LIMIT ${LONGEST_LIST}`,
      [memberId],
    );
    return rows.map(toPosition);
  }

  async takeOff(memberId: string, positionId: string, now: Date): Promise<boolean> {
    const [entry] = await this.query<{ title_id: string }[]>(
      `SELECT title_id FROM position WHERE id = $1 AND member_id = $2`,
      [positionId, memberId],
    );
    if (!entry) return false;
    await this.query(
      `UPDATE position SET removed_at = $3 WHERE member_id = $1 AND title_id = $2 AND kept AND NOT watched`,
      [memberId, entry.title_id, now],
    );
    return true;
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T> {
    return this.unitOfWork.manager.query<T>(sql, parameters);
  }
}
