import { columns } from '@seyir/kit';
import type { MergedPosition } from '../../app/ports.js';
import type { NewPosition, Position } from '../../domain/position.js';
import type { EpisodeRow } from './entities/catalogue.js';
import { PositionRow } from './entities/position.js';

const OWN = [
  'id',
  'memberId',
  'episodeId',
  'titleId',
  'positionSeconds',
  'durationSeconds',
  'kept',
  'watched',
  'told',
  'measuredAt',
] as const satisfies readonly (keyof PositionRow)[];

/** A position with the season and number of its episode. */
export type ReadPosition = Pick<PositionRow, (typeof OWN)[number]> & Pick<EpisodeRow, 'season' | 'number'>;

/** Columns of a position with the alias `p` and of its episode with the alias `e`. */
export const POSITION = `${columns(PositionRow, 'p', OWN)}, e.season, e.number`;

export const toPosition = (row: ReadPosition): Position => ({
  id: row.id,
  memberId: row.memberId,
  episodeId: row.episodeId,
  titleId: row.titleId,
  season: row.season,
  number: row.number,
  position: row.positionSeconds,
  duration: row.durationSeconds,
  kept: row.kept,
  watched: row.watched,
  measuredAt: row.measuredAt,
});

export const toMergedPosition = (row: ReadPosition, created: boolean): MergedPosition => ({
  position: toPosition(row),
  created,
  newlyKept: row.kept && row.told < 1,
  newlyWatched: row.watched && row.told < 2,
});

export type NewPositionRow = Omit<ReadPosition, 'season' | 'number' | 'told'>;

export const toNewPositionRow = (report: NewPosition): NewPositionRow => ({
  id: report.id,
  memberId: report.memberId,
  episodeId: report.episodeId,
  titleId: report.titleId,
  positionSeconds: report.position,
  durationSeconds: report.duration,
  kept: report.kept,
  watched: report.watched,
  measuredAt: report.measuredAt,
});
