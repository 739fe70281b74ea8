import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from './dist/platform/embedded-postgres.js';
import { TEST_POSTGRES } from './dist/testing/postgres.js';

/** One PostgreSQL for the whole run, unless the environment names another. */
export default async function setup() {
  if (process.env[TEST_POSTGRES]) return;
  const root = await mkdtemp(join(tmpdir(), 'seyir-pg-'));
  const postgres = await startEmbeddedPostgres({
    root,
    unsafeFast: true,
    settings: { max_connections: 200 },
  });
  process.env[TEST_POSTGRES] = postgres.url('postgres');
  // Set-up and teardown are modules apart; Jest hands nothing over but the global object.
  globalThis.seyirTestPostgres = { postgres, root };
}
