import type { testBench } from '@seyir/kit/testing';
import { serviceNames } from '@seyir/proto';
import pg from 'pg';

/**
 * Tables that may name removed things for a while: the kit's data about finished events and calls, which is deleted by age, and
 * tasks, because the second pass of a removal waits five minutes.
 */
const PASSING = /^(task|outbox|inbox|applied_version|parked_event|dead_letter|idempotency|projection)/;

/** Names of the tables of a database in which a row contains one of these ids in any column. */
const rowsWith = async (url: string, ids: readonly string[]): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string }>(
      `SELECT quote_ident(tablename) AS table FROM pg_tables WHERE schemaname = 'public'`,
    );
    const found: string[] = [];
    for (const { table } of rows.filter((row) => !PASSING.test(row.table))) {
      const all = await client.query<{ text: string }>(`SELECT t::text AS text FROM ${table} t`);
      const named = new Set(all.rows.flatMap(({ text }) => text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []));
      if (ids.some((id) => named.has(id))) found.push(table);
    }
    return found;
  } finally {
    await client.end();
  }
};

/** The tables of all services, as `service.table`, in which a row contains one of these ids in any column. */
export const tablesWith = async (
  bench: Awaited<ReturnType<typeof testBench>>,
  ids: readonly string[],
): Promise<string[]> => {
  const found = new Set<string>();
  for (const name of serviceNames)
    for (const table of await rowsWith(await bench.databaseUrl(name), ids)) found.add(`${name}.${table}`);
  return [...found].sort();
};
