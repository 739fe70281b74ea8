import type { UnitOfWork } from '@seyir/kit';
import type { ProgressStore } from '../../app/ports.js';
import type { Progress } from '../../domain/progress.js';
import type { Way } from '../../domain/reached.js';

export interface ProgressRow {
  id: string;
  member_id: string;
  title_id: string;
  furthest_season: number;
  furthest_number: number;
  watched_season: number;
  watched_number: number;
  watched_count: number;
  version: number;
  changed_at: Date;
}

interface WayRow extends ProgressRow {
  last_season: number | null;
  last_number: number | null;
}

export class SqlProgressStore implements ProgressStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lock(start: Progress): Promise<Progress> {
    await this.query(
      `INSERT INTO progress VALUES ($1, $2, $3, 0, 0, 0, 0, 0, 0, $4) ON CONFLICT DO NOTHING`,
      [start.id, start.memberId, start.titleId, start.changedAt],
    );
    const [row] = await this.query<ProgressRow[]>(`SELECT * FROM progress WHERE id = $1 FOR UPDATE`, [
      start.id,
    ]);
    return toProgress(row!);
  }

  async save(progress: Progress): Promise<void> {
    await this.query(
      `UPDATE progress SET furthest_season = $2, furthest_number = $3, watched_season = $4, watched_number = $5,
         watched_count = $6, version = $7, changed_at = $8 WHERE id = $1`,
      [
        progress.id,
        progress.furthest.season,
        progress.furthest.number,
        progress.watchedUpTo.season,
        progress.watchedUpTo.number,
        progress.watchedCount,
        progress.version,
        progress.changedAt,
      ],
    );
  }

  async ways(memberId: string, titleIds: readonly string[], now: Date): Promise<Map<string, Way>> {
    const rows = await this.query<WayRow[]>(
      `SELECT p.*, last.season AS last_season, last.number AS last_number
       FROM progress p LEFT JOIN LATERAL (
         SELECT season, number FROM episode
         WHERE title_id = p.title_id AND NOT removed AND released_at <= $3
         ORDER BY season DESC, number DESC LIMIT 1
       ) last ON true
       WHERE p.member_id = $1 AND p.title_id = ANY($2::uuid[])`,
      [memberId, titleIds, now],
    );
    return new Map(rows.map((row) => [row.title_id, toWay(row)]));
  }

  async page(cursor: string, limit: number): Promise<Progress[]> {
    const rows = await this.query<ProgressRow[]>(
      `SELECT * FROM progress WHERE id > $1::uuid AND version > 0 ORDER BY id LIMIT $2`,
      [cursor, limit],
    );
    return rows.map(toProgress);
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T> {
    return this.unitOfWork.manager.query<T>(sql, parameters);
  }
}

export const toProgress = (row: ProgressRow): Progress => ({
  id: row.id,
  memberId: row.member_id,
  titleId: row.title_id,
  furthest: { season: row.furthest_season, number: row.furthest_number },
  watchedUpTo: { season: row.watched_season, number: row.watched_number },
  watchedCount: row.watched_count,
  version: row.version,
  changedAt: row.changed_at,
});

const toWay = (row: WayRow): Way => ({
  furthest: { season: row.furthest_season, number: row.furthest_number },
  watchedUpTo: { season: row.watched_season, number: row.watched_number },
  lastReleased:
    row.last_season === null || row.last_number === null
      ? undefined
      : { season: row.last_season, number: row.last_number },
});
