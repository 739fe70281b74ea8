import { columns, statement, type UnitOfWork } from '@seyir/kit';
import type { ProgressStore } from '../../app/ports.js';
import type { Progress } from '../../domain/progress.js';
import type { Way } from '../../domain/spoiler-rule.js';
import type { EpisodeRow } from './entities/catalogue.js';
import { ProgressRow } from './entities/position.js';

const COLUMNS = columns(ProgressRow, 'p');

const ROWS = `jsonb_to_recordset($1::jsonb) AS n(id uuid, "memberId" uuid, "titleId" uuid, "furthestSeason" integer,
  "furthestNumber" integer, "watchedSeason" integer, "watchedNumber" integer, "watchedCount" integer, version integer,
  "changedAt" timestamptz)`;

const INSERT = `INSERT INTO progress (id, member_id, title_id, furthest_season, furthest_number, watched_season,
  watched_number, watched_count, version, changed_at)`;

const beginProgress = statement(
  `${INSERT} SELECT id, "memberId", "titleId", 0, 0, 0, 0, 0, 0, "changedAt" FROM ${ROWS}
   ORDER BY id ON CONFLICT DO NOTHING`,
);

const lockProgress = statement<ProgressRow>(
  `SELECT ${COLUMNS} FROM progress p WHERE id = ANY($1::uuid[]) ORDER BY p.id FOR UPDATE`,
);

/**
 * Updates existing rows. An insert with ON CONFLICT finds each by its key; an update with a join may read all of
 * them.
 */
const saveProgress = statement(
  `${INSERT} SELECT * FROM ${ROWS}
   ON CONFLICT (id) DO UPDATE SET furthest_season = excluded.furthest_season,
     furthest_number = excluded.furthest_number, watched_season = excluded.watched_season,
     watched_number = excluded.watched_number, watched_count = excluded.watched_count,
     version = excluded.version, changed_at = excluded.changed_at`,
);

const setViewed = statement(
  `UPDATE progress p SET viewed_on = n.day FROM unnest($1::uuid[], $2::text[]) AS n(id, day) WHERE p.id = n.id`,
);

type WayRow = ProgressRow & {
  readonly lastSeason: EpisodeRow['season'] | null;
  readonly lastNumber: EpisodeRow['number'] | null;
};

const waysOf = statement<WayRow>(
  `SELECT ${COLUMNS}, last.season AS "lastSeason", last.number AS "lastNumber"
   FROM progress p LEFT JOIN LATERAL (
     SELECT season, number FROM episode
     WHERE title_id = p.title_id AND NOT removed AND released_at <= $3
     ORDER BY season DESC, number DESC LIMIT 1
   ) last ON true
   WHERE p.member_id = $1 AND p.title_id = ANY($2::uuid[])`,
);

const progressAfter = statement<ProgressRow>(
  `SELECT ${COLUMNS} FROM progress p WHERE id > $1::uuid AND version > 0 ORDER BY p.id LIMIT $2`,
);

export class SqlProgressStore implements ProgressStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lock(starts: readonly Progress[]): Promise<Progress[]> {
    await beginProgress.run(this.unitOfWork, [JSON.stringify(starts.map(toRow))]);
    const rows = await lockProgress.all(this.unitOfWork, [starts.map(({ id }) => id)]);
    return rows.map(toProgress);
  }

  async save(progresses: readonly Progress[]): Promise<void> {
    if (progresses.length > 0)
      await saveProgress.run(this.unitOfWork, [JSON.stringify(progresses.map(toRow))]);
  }

  async setViewed(viewed: readonly { readonly id: string; readonly day: string }[]): Promise<void> {
    if (viewed.length > 0)
      await setViewed.run(this.unitOfWork, [viewed.map(({ id }) => id), viewed.map(({ day }) => day)]);
  }

  async ways(memberId: string, titleIds: readonly string[], now: Date): Promise<Map<string, Way>> {
    const rows = await waysOf.all(this.unitOfWork, [memberId, titleIds, now]);
    return new Map(rows.map((row) => [row.titleId, toWay(row)]));
  }

  async after(cursor: string, limit: number): Promise<Progress[]> {
    return (await progressAfter.all(this.unitOfWork, [cursor, limit])).map(toProgress);
  }
}

export const toProgress = (row: ProgressRow): Progress => ({
  id: row.id,
  memberId: row.memberId,
  titleId: row.titleId,
  furthest: { season: row.furthestSeason, number: row.furthestNumber },
  watchedUpTo: { season: row.watchedSeason, number: row.watchedNumber },
  watchedCount: row.watchedCount,
  version: row.version,
  changedAt: row.changedAt,
  ...(row.viewedOn !== null && { viewedOn: row.viewedOn }),
});

const toRow = (progress: Progress): ProgressRow => ({
  id: progress.id,
  memberId: progress.memberId,
  titleId: progress.titleId,
  furthestSeason: progress.furthest.season,
  furthestNumber: progress.furthest.number,
  watchedSeason: progress.watchedUpTo.season,
  watchedNumber: progress.watchedUpTo.number,
  watchedCount: progress.watchedCount,
  version: progress.version,
  changedAt: progress.changedAt,
  viewedOn: progress.viewedOn ?? null,
});

const toWay = (row: WayRow): Way => ({
  furthest: { season: row.furthestSeason, number: row.furthestNumber },
  watchedUpTo: { season: row.watchedSeason, number: row.watchedNumber },
  lastReleased:
    row.lastSeason === null || row.lastNumber === null
      ? undefined
      : { season: row.lastSeason, number: row.lastNumber },
});
