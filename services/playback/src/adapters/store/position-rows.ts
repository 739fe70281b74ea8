import type { Merged } from '../../app/ports.js';
import type { NewStanding, Position } from '../../domain/position.js';

export interface PositionRow {
  id: string;
  member_id: string;
  episode_id: string;
  title_id: string;
  season: number;
  number: number;
  position_seconds: number;
  duration_seconds: number;
  kept: boolean;
  watched: boolean;
  told: number;
  measured_at: Date;
}

export interface MergedRow extends PositionRow {
  created: boolean;
}

export const toPosition = (row: PositionRow): Position => ({
  id: row.id,
  memberId: row.member_id,
  episodeId: row.episode_id,
  titleId: row.title_id,
  season: row.season,
  number: row.number,
  position: row.position_seconds,
  duration: row.duration_seconds,
  kept: row.kept,
  watched: row.watched,
  measuredAt: row.measured_at,
});

export const toMerged = (row: MergedRow): Merged => ({
  position: toPosition(row),
  created: row.created,
  newlyKept: row.kept && row.told < 1,
  newlyWatched: row.watched && row.told < 2,
});

export const toStandingRow = (standing: NewStanding) => ({
  id: standing.id,
  member_id: standing.memberId,
  episode_id: standing.episodeId,
  title_id: standing.titleId,
  position_seconds: standing.position,
  duration_seconds: standing.duration,
  kept: standing.kept,
  watched: standing.watched,
  measured_at: standing.measuredAt,
});
