import type { EntityManager } from 'typeorm';

/** Rows that one statement deletes. */
const BITE = 2_000;

/**
 * Deletes the rows of `table` whose `column` is before `than`, and answers how many. In bites: all at once would not be
 * done within a statement's time after a pause, and never after that. Table and column are not escaped.
 */
export const deleteOlder = async (
  db: EntityManager,
  table: string,
  column: string,
  than: Date,
): Promise<number> => {
  let deleted = 0;
  for (let gone = BITE; gone === BITE; deleted += gone)
    [, gone] = await db.query<[unknown[], number]>(
      `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${column} < $1 LIMIT ${BITE}))`,
      [than],
    );
  return deleted;
};
