import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { collectsSpans } from '../tracing/span.js';
import { endConnection } from '../postgres/end-connection.js';
import { clientOptions, directAddress, isPooled } from '../postgres/client-options.js';
import type { DatabaseAddress } from '../ports/database.js';
import { SnakeCaseColumns } from './columns.js';
import { kitMigrations } from './migrations/index.js';
import { Leases, leaseTable, type Lease } from './leases.js';
import { ImpatientClient } from './impatient-client.js';
import { statement, UNNAMED } from './statement.js';
import { TracedClient } from './traced-client.js';

/** TypeORM entity classes, one for each table of a service. */
export type Entities = (new () => object)[];
export type Migrations = (new () => object)[];

/** Maximum number of connections of one service process. */
const POOL_SIZE = 6;

/** The time of each statement, in ms. A frozen server does not enforce its own timeouts, so the client has them too. */
const CLIENT_TIMEOUT_MS = 1_500;

/** Limits that PostgreSQL enforces, in ms. */
const SERVER_LIMITS = {
  statement_timeout: CLIENT_TIMEOUT_MS - 100,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * Creates the pool of one service: at most POOL_SIZE connections, and no statement takes longer than 1.5 s. A transaction pooler
 * accepts no limits with a connection, so behind one they are set on the role (`limitRole`). Throws a ConfigError for an invalid
 * address.
 */
export const createDataSource = (
  address: DatabaseAddress,
  { entities = [], migrations = [] }: { entities?: Entities; migrations?: Migrations } = {},
): DataSource => {
  const { user, ...server } = clientOptions(address);
  return new DataSource({
    type: 'postgres',
    ...server,
    username: user,
    entities,
    namingStrategy: new SnakeCaseColumns(),
    migrations: [...kitMigrations, ...migrations],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    poolSize: POOL_SIZE,
    connectTimeoutMS: CLIENT_TIMEOUT_MS,
    extra: {
      query_timeout: CLIENT_TIMEOUT_MS,
      ...(isPooled(address) ? { [UNNAMED]: true } : { ...SERVER_LIMITS, pipeline: true }),
      idleTimeoutMillis: 30_000,
      Client: collectsSpans() ? TracedClient : ImpatientClient,
    },
    // The call that uses a lost connection gets the error; the pool opens another connection.
    poolErrorHandler: () => undefined,
  });
};

/** Replicas that start together update the same row of the system catalogue. */
const lockLimits = statement(`SELECT pg_advisory_xact_lock(hashtext('seyir.limits'))`);

const hasLimits = statement<{ readonly limited: boolean }>(
  `SELECT EXISTS (SELECT FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
     WHERE d.datname = current_database() AND s.setrole = current_user::regrole AND s.setconfig @> $1) AS limited`,
);

/**
 * Sets the limits on the service's role, because connections through a pooler cannot set them. Existing connections of the pooler
 * get them when the pooler replaces them.
 */
export const limitRole = async (address: DatabaseAddress): Promise<void> => {
  if (!isPooled(address)) return;
  const client = new pg.Client({ ...clientOptions(directAddress(address)), connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('BEGIN');
    await lockLimits.run(client);
    const wanted = Object.entries(SERVER_LIMITS).map(([name, ms]) => `${name}=${ms}ms`);
    if ((await hasLimits.first(client, [wanted]))?.limited) return;
    const database = pg.escapeIdentifier(client.database ?? '');
    for (const [name, ms] of Object.entries(SERVER_LIMITS))
      await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${name} = '${ms}ms'`);
    await client.query('COMMIT');
  } finally {
    await endConnection(client);
  }
};

const ask = statement('SELECT 1');

/** Whether the database answers. */
export const isReachable = (source: DataSource): Promise<boolean> =>
  ask.run(source).then(
    () => true,
    () => false,
  );

/** Opens all connections of a pool. If some cannot be opened, calls open them later. */
export const openAll = async (source: DataSource): Promise<void> => {
  await Promise.allSettled(Array.from({ length: POOL_SIZE }, () => ask.run(source)));
};

const TRIES = 10;

/** Makes the first connection. On a machine that is busy with a start, a single attempt may exceed its 1.5 s. */
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

/** How long a migrating process keeps its turn without a sign of life, in ms. */
const TURN_MS = 10_000;
/** Error codes of two processes that create the same table at the same time. */
const MADE_BY_ANOTHER = new Set(['42P07', '23505']);

/**
 * Polls for its turn and does not wait inside a statement: an index that is built beside writes waits for all running statements,
 * and would wait for this one for ever. A process that was frozen for longer than its turn does no harm: each migration commits
 * with its own mark, or can run twice.
 */
const takeTurn = async (source: DataSource): Promise<Lease> => {
  for (const text of leaseTable)
    await statement(text)
      .run(source)
      .catch((error: { driverError?: { code?: string } }) => {
        if (!MADE_BY_ANOTHER.has(error.driverError?.code ?? '')) throw error;
      });
  const leases = new Leases(source, TURN_MS);
  for (;;) {
    const lease = await leases.claim('migrate');
    if (lease) return lease;
    await delay(100);
  }
};

/** PostgreSQL: a lock was not granted within lock_timeout; a deadlock. */
const LOCKED: readonly unknown[] = ['55P03', '40P01'];
const LOCK_TRIES = 60;

/**
 * A change of a table waits at most 2 s for its lock, because later statements wait behind it. Then it lets them through and
 * retries; so it does after a deadlock with writers.
 */
const runMissing = async (source: DataSource): Promise<string[]> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await source.runMigrations()).map(({ name }) => name);
    } catch (error) {
      const { code } = (error as { driverError?: { code?: string } }).driverError ?? {};
      if (!LOCKED.includes(code) || tries === LOCK_TRIES) throw error;
      await delay(1_000);
    }
  }
};

/**
 * Runs the missing migrations, in one process at a time, without the pool's short timeouts: a statement has 10 minutes, a
 * statement beside writes has no limit. Returns the migrations that the last attempt ran.
 */
export const migrate = async (address: DatabaseAddress, migrations: Migrations): Promise<string[]> => {
  const source = createDataSource(directAddress(address), { migrations });
  source.setOptions({
    extra: { lock_timeout: 2_000, statement_timeout: 600_000 },
    poolSize: 2,
  });
  await connect(source);
  let turn: Lease | undefined;
  try {
    turn = await takeTurn(source);
    return await runMissing(source);
  } finally {
    await turn?.release();
    await source.destroy();
  }
};
