import { statement, type Statement, type UnitOfWork } from '@seyir/kit';
import type { MergedPosition, PositionKey, PositionStore } from '../../app/ports.js';
import type { NewPosition, Position } from '../../domain/position.js';
import type { PositionRow } from './entities/position.js';
import {
  POSITION,
  toMergedPosition,
  toPosition,
  toNewPositionRow,
  type ReadPosition,
} from './position-rows.js';

/** The list has at most this many titles; titles without an episode among the latest are left out. */
const LONGEST_LIST = 500;
const LATEST_EPISODES = 1_000;

const STANDINGS = `INSERT INTO member_position AS p
    (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched, measured_at, watched_at)
  SELECT *, CASE WHEN watched THEN "measuredAt" END FROM jsonb_to_recordset($1::jsonb)
    AS n(id uuid, "memberId" uuid, "episodeId" uuid, "titleId" uuid, "positionSeconds" double precision,
    "durationSeconds" double precision, kept boolean, watched boolean, "measuredAt" timestamptz)
  ORDER BY "memberId", "episodeId"`;

/** If two measurements have the same time, the later position counts, so the order of arrival does not matter. */
const NEWER = `(excluded.measured_at, excluded.position_seconds) > (p.measured_at, p.position_seconds)`;

/** Measurements before the removal of a mark do not count as watched. */
const SINCE_UNMARKED = `(p.unmarked_at IS NULL OR excluded.measured_at > p.unmarked_at)`;

/** Looked up by key for each row, because PostgreSQL cannot estimate that there are few rows. */
const EPISODE_OF = (row: string, also = '') =>
  `CROSS JOIN LATERAL (SELECT season, number FROM episode WHERE id = ${row}.episode_id ${also} LIMIT 1) e`;

/** A statement that writes positions with the alias `p` and returns them. */
export const writing = (written: string) =>
  statement<ReadPosition>(
    `WITH written AS (${written} RETURNING p.*) SELECT ${POSITION} FROM written p ${EPISODE_OF('p')}`,
  );

const keysOf = (keys: readonly PositionKey[]): string[][] => [
  keys.map(({ memberId }) => memberId),
  keys.map(({ episodeId }) => episodeId),
];

const mergePositions = writing(
  `${STANDINGS} ON CONFLICT (member_id, episode_id) DO UPDATE SET
       position_seconds = CASE WHEN ${NEWER} THEN excluded.position_seconds ELSE p.position_seconds END,
       duration_seconds = CASE WHEN ${NEWER} THEN excluded.duration_seconds ELSE p.duration_seconds END,
       measured_at = greatest(p.measured_at, excluded.measured_at),
       kept = p.kept OR excluded.kept,
       watched = p.watched OR excluded.watched,
       marked = p.marked AND NOT excluded.watched,
       watched_at = CASE WHEN excluded.watched THEN greatest(p.watched_at, excluded.watched_at) ELSE p.watched_at END
     WHERE ${SINCE_UNMARKED}
       AND (${NEWER} OR (excluded.kept AND NOT p.kept) OR (excluded.watched AND NOT p.watched))`,
);

const touchStandings = writing(
  `${STANDINGS} ON CONFLICT (member_id, episode_id) DO UPDATE SET
     measured_at = greatest(p.measured_at, excluded.measured_at), kept = true`,
);

/**
 * Updates existing rows. An insert with ON CONFLICT finds each in its partition by the key; an update with a join
 * would read all of them.
 */
const markCounted = statement(
  `${STANDINGS} ON CONFLICT (member_id, episode_id) DO UPDATE SET
     told = CASE WHEN p.watched THEN 2 WHEN p.kept THEN 1 ELSE 0 END`,
);

const positionsByKeys = statement<ReadPosition>(
  `SELECT ${POSITION} FROM unnest($1::uuid[], $2::uuid[]) AS n(member_id, episode_id)
     CROSS JOIN LATERAL (
       SELECT * FROM member_position WHERE member_id = n.member_id AND episode_id = n.episode_id LIMIT 1) p
     ${EPISODE_OF('p')}`,
);

const positionsOfEpisodes = statement<ReadPosition>(
  `SELECT ${POSITION} FROM member_position p ${EPISODE_OF('p', 'AND NOT removed')}
     WHERE p.member_id = $1 AND p.episode_id = ANY($2::uuid[])`,
);

/** Reads day by day: for a few rows at a time PostgreSQL uses the list's index, whatever its statistics are. */
const unfinishedOf = statement<ReadPosition>(
  `WITH RECURSIVE day AS (
       (SELECT listed_on FROM member_position WHERE member_id = $1 AND listed_on IS NOT NULL
        ORDER BY listed_on DESC LIMIT 1)
       UNION ALL
       SELECT (SELECT listed_on FROM member_position WHERE member_id = $1 AND listed_on < day.listed_on
               ORDER BY listed_on DESC LIMIT 1)
       FROM day WHERE listed_on IS NOT NULL
     ), unfinished AS MATERIALIZED (
       SELECT p.* FROM day CROSS JOIN LATERAL (
         SELECT * FROM member_position WHERE member_id = $1 AND listed_on = day.listed_on
         LIMIT ${LATEST_EPISODES}) p LIMIT ${LATEST_EPISODES})
     SELECT * FROM (
       SELECT DISTINCT ON (p.title_id) ${POSITION}
       FROM unfinished p ${EPISODE_OF('p', 'AND NOT removed')}
       ORDER BY p.title_id, p.measured_at DESC, p.id
     ) latest ORDER BY "measuredAt" DESC, id LIMIT ${LONGEST_LIST}`,
);

/** Looks up by the id first, which has an index, because PostgreSQL may underestimate a member's rows. */
const titleOfEntry = statement<Pick<PositionRow, 'titleId'>>(
  `SELECT title_id AS "titleId" FROM (SELECT member_id, title_id FROM member_position WHERE id = $1 OFFSET 0) entry
     WHERE member_id = $2`,
);

const takeOffList = statement(
  `UPDATE member_position SET removed_at = $3 WHERE member_id = $1 AND title_id = $2 AND kept AND NOT watched`,
);

export class SqlPositionStore implements PositionStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  merge(reports: readonly NewPosition[]): Promise<MergedPosition[]> {
    return this.write(mergePositions, reports);
  }

  touch(reports: readonly NewPosition[]): Promise<MergedPosition[]> {
    const kept = reports.map((report) => ({ ...report, kept: true }));
    return this.write(touchStandings, kept);
  }

  async markCounted(positions: readonly Position[]): Promise<void> {
    await markCounted.run(this.unitOfWork, [JSON.stringify(positions.map(toNewPositionRow))]);
  }

  async findAll(keys: readonly PositionKey[]): Promise<Position[]> {
    if (keys.length === 0) return [];
    return (await positionsByKeys.all(this.unitOfWork, keysOf(keys))).map(toPosition);
  }

  async find(memberId: string, episodeIds: readonly string[]): Promise<Position[]> {
    return (await positionsOfEpisodes.all(this.unitOfWork, [memberId, episodeIds])).map(toPosition);
  }

  async unfinished(memberId: string): Promise<Position[]> {
    return (await unfinishedOf.all(this.unitOfWork, [memberId])).map(toPosition);
  }

  async takeOff(memberId: string, positionId: string, now: Date): Promise<boolean> {
    const entry = await titleOfEntry.first(this.unitOfWork, [positionId, memberId]);
    if (entry) await takeOffList.run(this.unitOfWork, [memberId, entry.titleId, now]);
    return entry !== undefined;
  }

  private async write(
    statement: Statement<ReadPosition>,
    reports: readonly NewPosition[],
  ): Promise<MergedPosition[]> {
    if (reports.length === 0) return [];
    const rows = await statement.all(this.unitOfWork, [JSON.stringify(reports.map(toNewPositionRow))]);
    // A row that existed before has kept its id.
    const begun = new Set(reports.map(({ id }) => id));
    return rows.map((row) => toMergedPosition(row, begun.has(row.id)));
  }
}
