import { statement, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { Ledger, Tally } from '../../app/ports.js';
import { SeasonRow } from './entities/episode.js';
import type { TitleRow } from './entities/title.js';
import { columnsOf, counters, tallySql, type Counter } from './counters.js';

/** Each writer that updates counters holds it shared; a recount of a piece holds it exclusively. */
export const COUNTERS_LOCK = `hashtext('catalogue.counters')`;

/**
 * Writers of the previous release recount everything and lock others out meanwhile: this shared lock separates them
 * from the deltas of this release. The next release removes it.
 */
const RELEASE_BEFORE = `hashtext('catalogue.write')`;

const keepReleaseBeforeAway = statement(`SELECT pg_advisory_xact_lock_shared(${RELEASE_BEFORE})`);

const lockComing = statement(
  `SELECT pg_advisory_xact_lock(hashtextextended('catalogue.title.' || id, 0))
   FROM (SELECT id FROM unnest($1::text[]) of(id) ORDER BY id) coming`,
);

const lockGenres = statement(
  `SELECT FROM genre WHERE id IN (SELECT genre_id FROM title_genre WHERE title_id = ANY($1::uuid[]))
   ORDER BY id FOR KEY SHARE`,
);

const lockTitles = statement<Pick<TitleRow, 'id'>>(
  `SELECT id FROM title WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`,
);

const tallyOf = statement<{ readonly tally: Tally }>(tallySql);

const countSeasons = statement(
  `INSERT INTO season (title_id, number, episode_count)
   SELECT title_id, season, count(*) FROM episode WHERE title_id = ANY($1::uuid[]) GROUP BY title_id, season`,
);

const countEpisodes = statement(
  `UPDATE title SET episode_count = counted.episodes
   FROM (SELECT of.id, (SELECT coalesce(sum(episode_count), 0) FROM season WHERE title_id = of.id) AS episodes
         FROM unnest($1::uuid[]) of(id)) counted
   WHERE title.id = counted.id AND episode_count <> counted.episodes`,
);

const shareCounters = statement(`SELECT pg_advisory_xact_lock_shared(${COUNTERS_LOCK})`);

/**
 * A write updates counters by the difference between its titles' values before and after. Locks are taken in one
 * order: titles, genres, people, counters, each by key. Writers of different titles only share the counters, which
 * come last.
 */
export class SqlLedger implements Ledger {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lock(titleIds: readonly string[]): Promise<void> {
    await keepReleaseBeforeAway.run(this.unitOfWork);
    const standing = await this.lockRows(titleIds);
    const coming = titleIds.filter((id) => !standing.has(id));
    if (coming.length > 0) {
      // A title that does not exist yet has no row to lock, but may exist once the lock is granted.
      await lockComing.run(this.unitOfWork, [coming]);
      await this.lockRows(coming);
    }
    // The slug of a genre is a key of counters, so it must stay until this writer has updated them.
    await lockGenres.run(this.unitOfWork, [titleIds]);
  }

  private async lockRows(titleIds: readonly string[]): Promise<Set<string>> {
    const rows = await lockTitles.all(this.unitOfWork, [titleIds]);
    return new Set(rows.map(({ id }) => id));
  }

  async tally(titleIds: readonly string[]): Promise<Tally> {
    const row = await tallyOf.first(this.unitOfWork, [titleIds]);
    return row?.tally ?? {};
  }

  async countSeasons(titleIds: readonly string[]): Promise<void> {
    await this.unitOfWork.rows(SeasonRow).delete({ titleId: Any(titleIds) });
    await countSeasons.run(this.unitOfWork, [titleIds]);
    await countEpisodes.run(this.unitOfWork, [titleIds]);
  }

  async move(titleIds: readonly string[], before: Tally): Promise<void> {
    const after = await this.tally(titleIds);
    const moves = counters
      .map((counter) => ({ counter, rows: deltas(counter, before, after) }))
      .filter(({ rows }) => rows.length > 0);
    if (moves.length === 0) return;
    await shareCounters.run(this.unitOfWork);
    for (const { counter, rows } of moves)
      await statement(moveSql(counter)).run(this.unitOfWork, [JSON.stringify(rows)]);
    for (const { counter, rows } of moves)
      await statement(dropEmpty(counter)).run(this.unitOfWork, [JSON.stringify(rows)]);
  }
}

type Row = Record<string, string | number>;

/** The differences per key. Keys without a difference and with an unchanged label are left out. */
const deltas = (counter: Counter, before: Tally, after: Tally): Row[] => {
  const { table, keys, values, label } = counter;
  const keyOf = (row: Readonly<Row>) => JSON.stringify(keys.map((key) => row[key]));
  const moved = new Map<string, Row>();
  const labels = new Map<string, unknown>();
  for (const row of before[table] ?? []) {
    const negated = values.map((value) => [value, -Number(row[value])] as const);
    moved.set(keyOf(row), { ...row, ...Object.fromEntries(negated) });
    labels.set(keyOf(row), label && row[label]);
  }
  for (const row of after[table] ?? []) {
    const start = moved.get(keyOf(row));
    const sums = values.map((value) => [value, Number(row[value]) + Number(start?.[value] ?? 0)] as const);
    moved.set(keyOf(row), { ...row, ...Object.fromEntries(sums) });
  }
  const isMoved = ([key, row]: [string, Row]) =>
    values.some((value) => row[value] !== 0) || (label !== undefined && labels.get(key) !== row[label]);
  return [...moved].filter(isMoved).map(([, row]) => row);
};

const moveSql = (counter: Counter): string => {
  const { table, keys, values, label } = counter;
  const columns = columnsOf(counter).join(', ');
  const sums = values.map((value) => `${value} = c.${value} + excluded.${value}`);
  return `
    INSERT INTO ${table} AS c (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ORDER BY ${keys.join(', ')}
    ON CONFLICT (${keys.join(', ')}) DO UPDATE
    SET ${[...sums, ...(label ? [`${label} = excluded.${label}`] : [])].join(', ')}`;
};

/** A genre or network without titles has no row. */
const dropEmpty = ({ table, keys, values }: Counter): string => `
  DELETE FROM ${table} WHERE (${keys.join(', ')}) IN (
    SELECT ${keys.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb))
  AND ${values.map((value) => `${value} = 0`).join(' AND ')}`;
