import { prepared, statement } from '../store/statement.js';
import type { FoldedTally, PendingMoves, TallyTarget } from './counts.js';

/** A change of a count that is not folded yet. */
export interface Delta extends TallyTarget {
  /** A 64-bit number as text. */
  readonly seq: string;
}

export interface TallyRow extends Omit<FoldedTally, 'target' | 'counts'> {
  readonly type: string;
  readonly id: string;
  readonly counts: number[];
}

/** At most `most` deltas in target order, which begin `from`. */
const inTargetOrder = (deltas: string, from: string, most: number) =>
  statement<Delta>(
    `SELECT target_type AS type, target_id AS id, seq FROM ${deltas} ${from} ORDER BY target_id, target_type, seq LIMIT ${most}`,
  );

/**
 * The statements of a tally, whose tables depend on its name.
 * @param most how many deltas `first` and `after` return at most
 */
export const tallyStatements = (name: string, most: number) => {
  const table = `${name}_tally`;
  const deltas = `${name}_tally_delta`;
  return {
    /** One query reads both tables in one snapshot: a concurrent fold is visible in both or in neither. */
    add: prepared<{ counts: number[] | null; pending: PendingMoves }>(
      `WITH given AS (
         SELECT kind, sum(delta) AS delta FROM unnest($3::smallint[], $4::integer[]) AS given (kind, delta) GROUP BY kind),
       added AS (
         INSERT INTO ${deltas} (target_type, target_id, kind, delta) SELECT $1, $2, kind, delta FROM given)
       SELECT (SELECT counts FROM ${table} WHERE target_type = $1 AND target_id = $2) AS counts,
         (SELECT jsonb_object_agg(kind, delta) FROM (
            SELECT kind, sum(delta) AS delta FROM (
              SELECT kind, delta FROM ${deltas} WHERE target_type = $1 AND target_id = $2
              UNION ALL SELECT kind, delta FROM given) moved
            GROUP BY kind) summed) AS pending`,
    ),
    addAll: statement(
      `INSERT INTO ${deltas} (target_type, target_id, kind, delta)
       SELECT type, id, kind, sum(delta)
       FROM unnest($1::text[], $2::uuid[], $3::smallint[], $4::integer[]) AS given (type, id, kind, delta)
       GROUP BY type, id, kind`,
    ),
    removeDeltas: statement(
      `DELETE FROM ${deltas} WHERE (target_id, target_type, seq) IN (
         SELECT target_id, target_type, seq FROM ${deltas} WHERE target_id = ANY($1::uuid[]) LIMIT $2)`,
    ),
    /** The number of rows that `removeDeltas` deleted would be wrong here: a concurrent fold may have taken some that it found. */
    anyDelta: statement<object>(`SELECT 1 FROM ${deltas} WHERE target_id = ANY($1::uuid[]) LIMIT 1`),
    remove: statement<TallyRow>(
      `WITH held AS MATERIALIZED (
         SELECT target_id, target_type FROM ${table} WHERE target_id = ANY($1::uuid[])
         ORDER BY target_id, target_type FOR UPDATE
       ), gone AS (
         DELETE FROM ${table} t USING held
         WHERE (t.target_id, t.target_type) = (held.target_id, held.target_type) RETURNING t.*)
       SELECT target_type AS type, target_id AS id, '{}'::integer[] AS counts, version + 1 AS version,
         $2::timestamptz AS "changedAt"
       FROM gone WHERE version > 0 ORDER BY target_id`,
    ),
    first: inTargetOrder(deltas, '', most),
    after: inTargetOrder(deltas, 'WHERE (target_id, target_type) > ($1::uuid, $2)', most),
    fold: statement<TallyRow>(
      `WITH held AS MATERIALIZED (
         SELECT d.target_id, d.target_type, d.seq FROM unnest($1::text[], $2::uuid[], $3::bigint[]) AS given (type, id, seq)
         JOIN ${deltas} d ON (d.target_id, d.target_type, d.seq) = (given.id, given.type, given.seq)
         FOR UPDATE OF d SKIP LOCKED
       ), gone AS (
         DELETE FROM ${deltas} d USING held
         WHERE (d.target_id, d.target_type, d.seq) = (held.target_id, held.target_type, held.seq)
         RETURNING d.target_type, d.target_id, d.kind, d.delta
       ), summed AS (
         SELECT target_type, target_id, kind, sum(delta) AS delta FROM gone GROUP BY target_type, target_id, kind
       ), moved AS (
         SELECT target_type, target_id, max(kind) AS kinds, jsonb_object_agg(kind, delta) AS moves FROM summed
         GROUP BY target_type, target_id)
       INSERT INTO ${table} AS t (target_type, target_id, counts, version, changed_at)
       SELECT target_type, target_id, ARRAY(
           SELECT coalesce((moves ->> kind::text)::integer, 0) FROM generate_series(1, kinds) kind ORDER BY kind),
         $4::integer, $5::timestamptz
       FROM moved ORDER BY target_id, target_type
       ON CONFLICT (target_id, target_type) DO UPDATE SET
         counts = ARRAY(
           SELECT coalesce(t.counts[kind], 0) + coalesce(excluded.counts[kind], 0)
           FROM generate_series(1, greatest(cardinality(t.counts), cardinality(excluded.counts))) kind ORDER BY kind),
         version = t.version + excluded.version, changed_at = excluded.changed_at
       RETURNING target_type AS type, target_id AS id, counts, version, changed_at AS "changedAt"`,
    ),
  } as const;
};
