import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** jest.global-setup.js sets it. Set it beforehand to use another server, such as PostgreSQL 15. */
export const TEST_POSTGRES = 'SEYIR_TEST_POSTGRES';
/**
 * jest.global-setup.js sets it. It is part of the names of this run's template databases, because a server of the environment
 * still has those of earlier runs.
 */
export const TEST_RUN = 'SEYIR_TEST_RUN';

/** How long to wait for connections before they are closed by force. */
const LEAVING_MS = 1_000;

/** Creates test databases in the one cluster of this run. */
export interface TestPostgres {
  /** Address of a new empty database. */
  createDatabase(): Promise<string>;
  /**
   * Name of a template that the first caller prepares once per run. `prepare` must close its connections: a database in use
   * cannot be copied.
   */
  template(name: string, prepare: (url: string) => Promise<void>): Promise<string>;
  /** Address of a new copy of a template; takes about 35 ms. */
  cloneDatabase(template: string): Promise<string>;
  /** Drops the database and ends all connections to it. */
  dropDatabase(url: string): Promise<void>;
  /** Drops the databases that this object created, except templates. */
  close(): Promise<void>;
}

const templatesOf = (run: string): string => `template_${run}_`;

/** Drops the templates of a run, on a server that outlives it. */
export const dropTemplates = async (address: string, run: string): Promise<void> => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [templatesOf(run)],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
};

export const testPostgres = async (): Promise<TestPostgres> => {
  const base = process.env[TEST_POSTGRES];
  if (!base) throw new Error(`no ${TEST_POSTGRES}: use withPostgres of jest.base.js in this jest.config.js`);
  const pool = new pg.Pool({ connectionString: base, max: 2 });
  pool.on('error', () => undefined); // an aborted run may stop the server before the pool
  const made = new Set<string>();

  const addressOf = (name: string) => base.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
  const nameOf = (url: string) => /\/([^/?]*)(\?|$)/.exec(url.slice(url.indexOf('@')))?.[1] ?? '';

  const make = async (template: string, through: Pick<pg.Pool, 'query'> = pool): Promise<string> => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await through.query(
      `CREATE DATABASE ${name} TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY file_copy`,
    );
    made.add(addressOf(name));
    return addressOf(name);
  };

  /** An ended pool may have connections that are still closing. If they were closed by force, they would fail a finished test. */
  const untilLeft = async (name: string): Promise<void> => {
    const sessions = 'SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = $1';
    for (const end = Date.now() + LEAVING_MS; Date.now() < end; await sleep(5)) {
      const { rows } = await pool.query<{ open: number }>(sessions, [name]);
      if (rows[0]?.open === 0) return;
    }
  };

  const drop = async (url: string): Promise<void> => {
    await untilLeft(nameOf(url));
    await pool.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(nameOf(url))} WITH (FORCE)`);
    made.delete(url);
  };

  return {
    createDatabase: () => make('template0'),
    cloneDatabase: (template) => make(template),
    dropDatabase: drop,
    async template(label, prepare) {
      const name = `${templatesOf(process.env[TEST_RUN] ?? '')}${label}`;
      const client = await pool.connect();
      try {
        // Workers of one run share the cluster.
        await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
        const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
        if (rowCount === 0) {
          const unfinished = await make('template0', client);
          await prepare(unfinished);
          await client.query(
            `ALTER DATABASE ${pg.escapeIdentifier(nameOf(unfinished))} RENAME TO ${pg.escapeIdentifier(name)}`,
          );
          made.delete(unfinished);
        }
      } finally {
        await client.query('SELECT pg_advisory_unlock_all()');
        client.release();
      }
      return name;
    },
    async close() {
      for (const url of made) await drop(url);
      await pool.end();
    },
  };
};
