import type { UnitOfWork } from '../store/unit-of-work.js';
import { sumOf, type FoldedTally, type TallyMove, type TallyTarget } from './counts.js';
import { tallyStatements, type Delta, type TallyRow } from './tally-statements.js';

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
 * `tallyTables(name)` creates the tables.
 *
 * Locks are taken in one order: deltas, then the target's row. Writers of deltas take neither.
 */
export class Tally {
  private readonly statements: ReturnType<typeof tallyStatements>;

  constructor(
    readonly name: string,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.statements = tallyStatements(name, CHUNK + 1);
  }

  /**
   * Changes the counts of one target in the running unit of work, and returns the new counts; without moves it only reads.
   * @throws outside a unit of work
   */
  async add(target: TallyTarget, moves: readonly TallyMove[]): Promise<readonly number[]> {
    this.assertActive();
    const row = await this.statements.add.first(this.unitOfWork, [
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
    await this.statements.addAll.run(this.unitOfWork, [
      moves.map(({ target }) => target.type),
      moves.map(({ target }) => target.id),
      moves.map(({ kind }) => kind),
      moves.map(({ delta }) => delta),
    ]);
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
    const { removeDeltas, anyDelta, remove } = this.statements;
    await removeDeltas.run(this.unitOfWork, [ids, limit]);
    if (await anyDelta.first(this.unitOfWork, [ids])) return { gone: [], more: true };
    const rows = await remove.all(this.unitOfWork, [ids, now]);
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
    const { first, after: next } = this.statements;
    return after ? next.all(this.unitOfWork, [after.id, after.type]) : first.all(this.unitOfWork);
  }

  /**
   * Moves deltas into their targets' rows. Deltas that another fold has locked are skipped. Without `whole` the version stays;
   * the chunk with the target's last delta raises it.
   */
  private async take(deltas: readonly Delta[], whole: boolean, now: Date): Promise<FoldedTally[]> {
    const rows = await this.statements.fold.all(this.unitOfWork, [
      deltas.map(({ type }) => type),
      deltas.map(({ id }) => id),
      deltas.map(({ seq }) => seq),
      whole ? 1 : 0,
      now,
    ]);
    return rows.map(toFolded);
  }

  private assertActive(): void {
    if (!this.unitOfWork.active) throw new Error(`${this.name}: change counters inside a unit of work`);
  }
}

const toFolded = ({ type, id, ...row }: TallyRow): FoldedTally => ({ target: { type, id }, ...row });

/** The targets whose deltas have all been read; or a part of one target's deltas if they exceed a chunk. */
const cut = (found: readonly Delta[]): { deltas: readonly Delta[]; whole: boolean } => {
  const { id, type } = found.at(-1)!;
  const deltas = found.filter((delta) => delta.id !== id || delta.type !== type);
  return deltas.length > 0 ? { deltas, whole: true } : { deltas: found.slice(0, CHUNK), whole: false };
};
