import { statement, type Connected } from './statement.js';

/** Maximum number of rows that one statement deletes. */
const BITE = 2_000;

/**
 * Deletes the rows of `table` whose `column` is before `than`, and returns their number. It deletes in chunks: after a pause, one
 * statement for all rows would time out every time. Table, column and condition are not escaped.
 * @param only a further condition on the rows
 */
export const deleteOlder = async (
  db: Connected,
  table: string,
  column: string,
  than: Date,
  only = 'true',
): Promise<number> => {
  const deleteRows = statement(
    `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${column} < $1 AND ${only} LIMIT ${BITE}))`,
  );
  let deleted = 0;
  for (let gone = BITE; gone === BITE; deleted += gone) gone = await deleteRows.run(db, [than]);
  return deleted;
};
