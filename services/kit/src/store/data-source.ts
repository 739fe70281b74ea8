import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type EntitySchema, type MixedList, type QueryRunner } from 'typeorm';
import { collectsSpans } from '../platform/span.js';
import { clientOptions } from '../platform/postgres/client-options.js';
import type { DatabaseAddress } from '../ports/database.js';
import { kitMigrations } from './kit-migrations.js';
import { ImpatientClient } from './impatient-client.js';
import { TracedClient } from './traced-client.js';

export type Entities = MixedList<string | EntitySchema | (new () => object)>;
export type Migrations = (new () => object)[];

/** Most connections of one service's process. */
const POOL_SIZE = 6;

/** A frozen server ignores its own time-outs, so the client has them too (ms). */
const CLIENT_TIMEOUT_MS = 1_500;

/**
 * The pool of one service: at most POOL_SIZE connections, nothing waits longer than 1.5 s. Throws a ConfigError for an address
 * that is none.
 */
export const createDataSource = (
  address: DatabaseAddress,
  entities: Entities,
  migrations: Migrations,
): DataSource => {
  const { user, ...server } = clientOptions(address);
  return new DataSource({
    type: 'postgres',
    ...server,
    username: user,
    entities,
    migrations: [...kitMigrations, ...migrations],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    poolSize: POOL_SIZE,
    connectTimeoutMS: CLIENT_TIMEOUT_MS,
    extra: {
      query_timeout: CLIENT_TIMEOUT_MS,
      statement_timeout: CLIENT_TIMEOUT_MS - 100,
      lock_timeout: 1_000,
      idle_in_transaction_session_timeout: 10_000,
      idleTimeoutMillis: 30_000,
      Client: collectsSpans() ? TracedClient : ImpatientClient,
    },
    // A lost connection is answered per call; the pool opens another.
    poolErrorHandler: () => undefined,
  });
};

/** Opens all connections of a pool. Those that cannot be opened, calls open themselves. */
export const openAll = async (source: DataSource): Promise<void> => {
  await Promise.allSettled(Array.from({ length: POOL_SIZE }, () => source.query('SELECT 1')));
};

const TRIES = 10;

/** Connects for the first time: on a machine that is busy starting everything, a single try may run out of its 1.5 s. */
export const connect = async (source: DataSource): Promise<DataSource> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await source.initialize();
    } catch (error) {
      if (tries === TRIES) throw error;
      await delay(500);
    }
  }
};

/**
 * Asks again and again rather than waiting inside a statement: an index that is built beside writes waits for all
 * statements that run, and would wait for this one for ever.
 */
const takeTurn = async (runner: QueryRunner): Promise<void> => {
  const ask = `SELECT pg_try_advisory_lock(hashtext('seyir.migrate')) AS mine`;
  for (;;) {
    const [row] = (await runner.query(ask)) as { mine: boolean }[];
    if (row?.mine) return;
    await delay(100);
  }
};

/** Runs what is missing, one service process at a time, without the pool's short time-outs. */
export const migrate = async (address: DatabaseAddress, migrations: Migrations): Promise<string[]> => {
  const source = createDataSource(address, [], migrations);
  source.setOptions({
    extra: { lock_timeout: 2_000, statement_timeout: 600_000 },
    poolSize: 2,
  });
  await connect(source);
  const runner = source.createQueryRunner();
  try {
    await takeTurn(runner);
    const done = await source.runMigrations();
    return done.map((m) => m.name);
  } finally {
    await runner.query(`SELECT pg_advisory_unlock(hashtext('seyir.migrate'))`).catch(() => undefined);
    await runner.release();
    await source.destroy();
  }
};
