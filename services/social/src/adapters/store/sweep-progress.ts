import { statement, type Sweep } from '@seyir/kit';

/** The tables with data about a member's progress through a title. */
const TABLES = ['watched_title', 'watch_place'] as const;

const nextOf = (table: string): string =>
  `(SELECT progress_id AS key FROM ${table} WHERE progress_id > $1::uuid ORDER BY 1 LIMIT $2)`;

const nextKeys = statement<{ readonly key: string }>(
  `SELECT key FROM (${TABLES.map(nextOf).join(' UNION ')}) next ORDER BY 1 LIMIT $2`,
);

const deletions = TABLES.map((table) =>
  statement(`DELETE FROM ${table} WHERE progress_id = ANY($1::uuid[])`),
);

/** Sweeps both tables of `playback.progress.v1` by the same key. */
export const sweepProgress: Sweep = async (db, { after, limit, unknown }) => {
  const rows = await nextKeys.all(db, [after, limit]);
  const keys = await unknown(rows.map(({ key }) => key));
  for (const deletion of deletions) await deletion.run(db, [keys]);
  return rows.length === limit ? rows.at(-1)?.key : undefined;
};
