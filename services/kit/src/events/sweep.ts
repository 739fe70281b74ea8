import { statement, type Queryable } from '../store/statement.js';

/** One step of a sweep, inside a unit of work with the projection's cursor. */
export interface SweepStep {
  /** The last key of the previous step; FIRST_ID in the first step. */
  readonly after: string;
  /** Maximum number of rows for this step. */
  readonly limit: number;
  /**
   * Returns the keys among `keys` that the owner no longer has: neither its snapshot nor a later event has named them. No event
   * about them is applied until the unit of work ends.
   */
  readonly unknown: (keys: readonly string[]) => Promise<string[]>;
}

/** Removes rows of keys that the owner no longer has. Returns the key to continue after, or undefined at the end. */
export type Sweep = (db: Queryable, step: SweepStep) => Promise<string | undefined>;

/** Sweeps a table by `column`: a uuid that is the topic's key and the first column of an index. Names are not escaped. */
export const sweepRows = (table: string, column: string): Sweep => {
  const nextKeys = statement<{ readonly key: string }>(
    `SELECT DISTINCT ${column} AS key FROM ${table} WHERE ${column} > $1::uuid ORDER BY 1 LIMIT $2`,
  );
  const deleteRows = statement(`DELETE FROM ${table} WHERE ${column} = ANY($1::uuid[])`);
  return async (db, { after, limit, unknown }) => {
    const rows = await nextKeys.all(db, [after, limit]);
    await deleteRows.run(db, [await unknown(rows.map(({ key }) => key))]);
    return rows.length === limit ? rows.at(-1)?.key : undefined;
  };
};
