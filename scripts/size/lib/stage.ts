import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@seyir/kit';
import { testBench, type TestBench } from '@seyir/kit/testing';
import pg from 'pg';
import type { Json } from '../../lib/json.ts';

type ServiceName = Parameters<TestBench['databaseUrl']>[0];

interface Stage {
  bench: TestBench;
  /** it restarts by itself */
  killPostgres: () => void;
  close: () => Promise<void>;
}

/** A bench with its own PostgreSQL, which syncs to disk like a site's. */
export const openStage = async (): Promise<Stage> => {
  const root = await mkdtemp(join(tmpdir(), 'seyir-size-'));
  const postgres = await startEmbeddedPostgres({ root });
  process.env['SEYIR_TEST_POSTGRES'] = postgres.url('postgres');
  const bench = await testBench();
  return {
    bench,
    killPostgres: () => void process.kill(postgres.pid, 'SIGKILL'),
    close: async () => {
      await bench.close();
      await postgres.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
};

/** Runs `work` on a stage. */
export const onStage = async <T>(work: (stage: Stage) => Promise<T>): Promise<T> => {
  const stage = await openStage();
  try {
    return await work(stage);
  } finally {
    await stage.close();
  }
};

/** Direct statements on a service's database, without the timeouts of its role. */
export const openDatabase = async (bench: TestBench, service: ServiceName) => {
  const settings =
    'statement_timeout=0 idle_in_transaction_session_timeout=0 lock_timeout=0 synchronous_commit=off';
  // A pool instead of a connection, because the server may be killed meanwhile.
  const pool = new pg.Pool({
    connectionString: await bench.databaseUrl(service),
    max: 1,
    options: settings.replaceAll(/(^| )/g, '$1-c '),
  });
  pool.on('error', () => undefined);
  return {
    query: async (sql: string, values: unknown[] = []): Promise<Json[]> =>
      (await pool.query(sql, values)).rows,
    close: () => pool.end().catch(() => undefined),
  };
};

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** The id of object `number` of a kind, which is one hexadecimal digit. */
export const idOf = (kind: string, number: number) =>
  `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The number of an object by its id, the reverse of `idOf`. */
export const numberOf = (id: string) => Number(id.slice(-12));

/** The same id as an SQL expression. @param number an expression */
export const sqlIdOf = (kind: string, number: string) =>
  `('${kind.repeat(8)}-0000-4000-8000-' || lpad((${number})::bigint::text, 12, '0'))::uuid`;
