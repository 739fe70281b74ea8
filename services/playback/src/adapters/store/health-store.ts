import { statement, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { HealthStore, PlayTally } from '../../app/ports.js';
import { HALF_LIFE_SECONDS, MOST_WEIGHT, type HealthCounts } from '../../domain/health.js';
import { SourceHealthRow } from './entities/health.js';

/** The stored counts at the time of the new ones. */
const WEIGHT = `0.5 ^ (greatest(extract(epoch FROM excluded.counted_at - h.counted_at), 0)::double precision
  / ${HALF_LIFE_SECONDS})`;
/** Keeps the sum of plays below its maximum, and their share of failures. */
const SCALE = `least(1, ${MOST_WEIGHT} / greatest(h.plays * ${WEIGHT} + excluded.plays, 1))`;

/** Rows are locked in the order of hashes, so that two writers never deadlock. */
const addPlays = statement<HealthCounts & { hash: string; episodeId: string }>(
  `WITH added AS (
     INSERT INTO source_health AS h (source_hash, plays, failures, counted_at)
     SELECT n.hash, n.plays, n.failures, $2::timestamptz
     FROM jsonb_to_recordset($1::jsonb) AS n(hash text, plays double precision, failures double precision)
     WHERE EXISTS (SELECT FROM source s WHERE s.hash = n.hash)
     ORDER BY n.hash
     ON CONFLICT (source_hash) DO UPDATE SET
       plays = (h.plays * ${WEIGHT} + excluded.plays) * ${SCALE},
       failures = (h.failures * ${WEIGHT} + excluded.failures) * ${SCALE},
       counted_at = greatest(h.counted_at, excluded.counted_at)
     RETURNING *)
   SELECT added.source_hash AS hash, plays, failures, reports, counted_at AS "countedAt",
     (SELECT g.episode_id FROM source s JOIN source_group g ON g.hash = s.group_hash
      WHERE s.hash = added.source_hash) AS "episodeId"
   FROM added`,
);

const setReports = statement<{ readonly episodeId: string }>(
  `WITH kept AS (
     INSERT INTO source_health AS h (source_hash, reports, counted_at)
     SELECT hash, $2::integer, $3::timestamptz FROM source WHERE hash = $1
     ON CONFLICT (source_hash) DO UPDATE SET reports = excluded.reports)
   SELECT g.episode_id AS "episodeId" FROM source s JOIN source_group g ON g.hash = s.group_hash WHERE s.hash = $1`,
);

const forget = statement(
  `DELETE FROM source_health
   WHERE source_hash = ANY(ARRAY(SELECT hash FROM source WHERE group_hash = ANY($1::text[])))`,
);

export class SqlHealthStore implements HealthStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async of(hashes: readonly string[]): Promise<Map<string, HealthCounts>> {
    if (hashes.length === 0) return new Map();
    const rows = await this.unitOfWork.rows(SourceHealthRow).findBy({ sourceHash: Any([...hashes]) });
    return new Map(rows.map((row) => [row.sourceHash, row]));
  }

  async add(
    tallies: readonly PlayTally[],
    now: Date,
  ): Promise<Map<string, HealthCounts & { readonly episodeId: string }>> {
    const rows = await addPlays.all(this.unitOfWork, [JSON.stringify(tallies), now]);
    return new Map(rows.map(({ hash, ...counts }) => [hash, counts]));
  }

  async setReports(hash: string, reports: number, now: Date): Promise<string | undefined> {
    return (await setReports.first(this.unitOfWork, [hash, reports, now]))?.episodeId;
  }

  async forget(groupHashes: readonly string[]): Promise<void> {
    if (groupHashes.length > 0) await forget.run(this.unitOfWork, [groupHashes]);
  }
}
