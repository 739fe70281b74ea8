import { prepared, type Statement } from '../store/statement.js';
import type { UnitOfWork } from '../store/unit-of-work.js';

/** A counted object: its type within the service, and its id (a UUID). */
export interface TallyTarget {
  readonly type: string;
  readonly id: string;
}

/** The change of one kind's count. Kinds are numbered from 1, such as reactions or the options of a poll. */
export interface TallyMove {
  readonly kind: number;
  readonly delta: number;
}

/** A target after its changes were folded. */
export interface FoldedTally {
  readonly target: TallyTarget;
  /** Counts by kind, beginning with kind 1. */
  readonly counts: readonly number[];
  /** Rises by one with each fold of the target, whatever the number of changes. */
  readonly version: number;
  readonly changedAt: Date;
}

/** Unfolded changes, summed by kind; null if there are none. */
export type PendingMoves = Readonly<Record<string, number>> | null;

/** The counts of a target: the folded ones plus the changes since then. */
export const sumOf = (counts: readonly number[] | null, pending: PendingMoves): readonly number[] => {
  const sum = [...(counts ?? [])];
  for (const [kind, delta] of Object.entries(pending ?? {})) {
    while (sum.length < Number(kind)) sum.push(0);
    sum[Number(kind) - 1]! += delta;
  }
  return sum;
};

/**
 * SQL for the `PendingMoves` of a target, for a statement that also reads the target's row in `{name}_tally`: one statement sees
 * both tables in the same snapshot. Type and id are SQL expressions.
 */
export const pendingMoves = (name: string, type: string, id: string): string =>
  `(SELECT jsonb_object_agg(kind, delta) FROM (
    SELECT d.kind, sum(d.delta) AS delta FROM ${name}_tally_delta d WHERE d.target_type = ${type} AND d.target_id = ${id}
    GROUP BY d.kind) summed)`;

/** Maximum number of deltas in one transaction of a fold. */
const CHUNK = 1_000;

/**
 * Counters that many members change at once: reactions, votes, options of a poll. Each change is a row of its own, so no call
 * waits for the target's row; `fold` sums up the rows once a second. Both tables together always give the exact count.
 * `tallyTables(name)` creates the tables. Statements off the hot path stand in the methods: their tables depend on the name.
 *
 * Locks are taken in one order: deltas, then the target's row. Writers of deltas take neither.
 */
export class Tally {
  private readonly table: string;
  private readonly deltas: string;
  private readonly added: Statement<{ counts: number[] | null; pending: PendingMoves }>;

  constructor(
    readonly name: string,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.table = `${name}_tally`;
    this.deltas = `${name}_tally_delta`;
    this.added = prepared(
      // One query reads both tables in one snapshot: a concurrent fold is visible in both or in neither.
      `WITH given AS (
         SELECT kind, sum(delta) AS delta FROM unnest($3::smallint[], $4::integer[]) AS given (kind, delta) GROUP BY kind),
       added AS (
         INSERT INTO ${this.deltas} (target_type, target_id, kind, delta) SELECT $1, $2, kind, delta FROM given)
       SELECT (SELECT counts FROM ${this.table} WHERE target_type = $1 AND target_id = $2) AS counts,
         (SELECT jsonb_object_agg(kind, delta) FROM (
            SELECT kind, sum(delta) AS delta FROM (
              SELECT kind, delta FROM ${this.deltas} WHERE target_type = $1 AND target_id = $2
              UNION ALL SELECT kind, delta FROM given) moved
            GROUP BY kind) summed) AS pending`,
    );
  }

  /**
   * Changes the counts of one target in the running unit of work, and returns the new counts; without moves it only reads.
   * @throws outside a unit of work
   */
  async add(target: TallyTarget, moves: readonly TallyMove[]): Promise<readonly number[]> {
    this.assertActive();
    const row = await this.added.first(this.unitOfWork, [
      target.type,
      target.id,
      moves.map(({ kind }) => kind),
      moves.map(({ delta }) => delta),
    ]);
    return sumOf(row!.counts, row!.pending);
  }

  /**
   * Changes many targets in one statement and returns no counts.
   * @throws outside a unit of work
   */
  async addAll(moves: readonly (TallyMove & { readonly target: TallyTarget })[]): Promise<void> {
    this.assertActive();
    if (moves.length === 0) return;
    await this.unitOfWork.manager.query(
      `INSERT INTO ${this.deltas} (target_type, target_id, kind, delta)
       SELECT type, id, kind, sum(delta)
       FROM unnest($1::text[], $2::uuid[], $3::smallint[], $4::integer[]) AS given (type, id, kind, delta)
       GROUP BY type, id, kind`,
      [
        moves.map(({ target }) => target.type),
        moves.map(({ target }) => target.id),
        moves.map(({ kind }) => kind),
        moves.map(({ delta }) => delta),
      ],
    );
  }

  /**
   * Removes targets inside a unit of work, with at most `limit` of their deltas. Returns those that `fold` has ever returned,
   * with empty counts and the next version. `more`: deltas are left, and the targets still exist.
   */
  async remove(
    ids: readonly string[],
    limit: number,
    now: Date,
  ): Promise<{ gone: readonly FoldedTally[]; more: boolean }> {
    const { manager } = this.unitOfWork;
    await manager.query(
      `DELETE FROM ${this.deltas} WHERE (target_id, target_type, seq) IN (
         SELECT target_id, target_type, seq FROM ${this.deltas} WHERE target_id = ANY($1::uuid[]) LIMIT $2)`,
      [ids, limit],
    );
    // The number of deleted rows would be wrong here: a concurrent fold may have taken some of the rows that the query found.
    const left = `SELECT 1 FROM ${this.deltas} WHERE target_id = ANY($1::uuid[]) LIMIT 1`;
    if ((await manager.query<unknown[]>(left, [ids])).length > 0) return { gone: [], more: true };
    const rows = await manager.query<TallyRow[]>(
      `WITH held AS MATERIALIZED (
         SELECT target_id, target_type FROM ${this.table} WHERE target_id = ANY($1::uuid[])
         ORDER BY target_id, target_type FOR UPDATE
       ), gone AS (
         DELETE FROM ${this.table} t USING held
         WHERE (t.target_id, t.target_type) = (held.target_id, held.target_type) RETURNING t.*)
       SELECT target_type, target_id, '{}'::integer[] AS counts, version + 1 AS version, $2::timestamptz AS changed_at
       FROM gone WHERE version > 0 ORDER BY target_id`,
      [ids, now],
    );
    return { gone: rows.map(toFolded), more: false };
  }

  /**
   * Folds the existing deltas, at most 1,000 per transaction. `afterFold` runs in the transaction that completes a target's fold,
   * with each target once, so the new version and its events commit together. Two concurrent folds, or a fold that is killed,
   * count nothing twice.
   */
  async fold(
    afterFold: (folded: readonly FoldedTally[]) => Promise<void>,
    now: () => Date,
    signal?: AbortSignal,
  ): Promise<void> {
    let after: Delta | undefined;
    for (let more = true; more && !signal?.aborted;) {
      const found = await this.pending(after);
      if (found.length === 0) return;
      more = found.length > CHUNK;
      const { deltas, whole } = more ? cut(found) : { deltas: found, whole: true };
      const folded = await this.unitOfWork.run(async () => {
        const rows = await this.take(deltas, whole, now());
        if (whole && rows.length > 0) await afterFold(rows);
        return rows.length;
      });
      // Another process has folded the rows that this one found.
      if (!whole && folded === 0) return;
      if (whole) after = deltas.at(-1);
    }
  }

  /** The deltas after that of `after`, in target order, one more than fit into a chunk. */
  private pending(after: Delta | undefined): Promise<Delta[]> {
    return this.unitOfWork.manager.query<Delta[]>(
      `SELECT target_type AS type, target_id AS id, seq FROM ${this.deltas}
       ${after ? 'WHERE (target_id, target_type) > ($1::uuid, $2)' : ''}
       ORDER BY target_id, target_type, seq LIMIT ${CHUNK + 1}`,
      after ? [after.id, after.type] : [],
    );
  }

  /**
   * Moves deltas into their targets' rows. Deltas that another fold has locked are skipped. Without `whole` the version stays;
   * the chunk with the target's last delta raises it.
   */
  private async take(deltas: readonly Delta[], whole: boolean, now: Date): Promise<FoldedTally[]> {
    const rows = await this.unitOfWork.manager.query<TallyRow[]>(
      `WITH held AS MATERIALIZED (
         SELECT d.target_id, d.target_type, d.seq FROM unnest($1::text[], $2::uuid[], $3::bigint[]) AS given (type, id, seq)
         JOIN ${this.deltas} d ON (d.target_id, d.target_type, d.seq) = (given.id, given.type, given.seq)
         FOR UPDATE OF d SKIP LOCKED
       ), gone AS (
         DELETE FROM ${this.deltas} d USING held
         WHERE (d.target_id, d.target_type, d.seq) = (held.target_id, held.target_type, held.seq)
         RETURNING d.target_type, d.target_id, d.kind, d.delta
       ), summed AS (
         SELECT target_type, target_id, kind, sum(delta) AS delta FROM gone GROUP BY target_type, target_id, kind
       ), moved AS (
         SELECT target_type, target_id, max(kind) AS kinds, jsonb_object_agg(kind, delta) AS moves FROM summed
         GROUP BY target_type, target_id)
       INSERT INTO ${this.table} AS t (target_type, target_id, counts, version, changed_at)
       SELECT target_type, target_id, ARRAY(
           SELECT coalesce((moves ->> kind::text)::integer, 0) FROM generate_series(1, kinds) kind ORDER BY kind),
         $4::integer, $5::timestamptz
       FROM moved ORDER BY target_id, target_type
       ON CONFLICT (target_id, target_type) DO UPDATE SET
         counts = ARRAY(
           SELECT coalesce(t.counts[kind], 0) + coalesce(excluded.counts[kind], 0)
           FROM generate_series(1, greatest(cardinality(t.counts), cardinality(excluded.counts))) kind ORDER BY kind),
         version = t.version + excluded.version, changed_at = excluded.changed_at
       RETURNING target_type, target_id, counts, version, changed_at`,
      [
        deltas.map(({ type }) => type),
        deltas.map(({ id }) => id),
        deltas.map(({ seq }) => seq),
        whole ? 1 : 0,
        now,
      ],
    );
    return rows.map(toFolded);
  }

  private assertActive(): void {
    if (!this.unitOfWork.active) throw new Error(`${this.name}: change counters inside a unit of work`);
  }
}

interface Delta extends TallyTarget {
  /** A 64-bit number as text. */
  readonly seq: string;
}

interface TallyRow {
  readonly target_type: string;
  readonly target_id: string;
  readonly counts: number[];
  readonly version: number;
  readonly changed_at: Date;
}

const toFolded = (row: TallyRow): FoldedTally => ({
  target: { type: row.target_type, id: row.target_id },
  counts: row.counts,
  version: row.version,
  changedAt: row.changed_at,
});

/** The targets whose deltas have all been read; or a part of one target's deltas if they exceed a chunk. */
const cut = (found: readonly Delta[]): { deltas: readonly Delta[]; whole: boolean } => {
  const { id, type } = found.at(-1)!;
  const deltas = found.filter((delta) => delta.id !== id || delta.type !== type);
  return deltas.length > 0 ? { deltas, whole: true } : { deltas: found.slice(0, CHUNK), whole: false };
};
