import { randomBytes } from 'node:crypto';
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from './dist/postgres/embedded-postgres.js';
import { TEST_POSTGRES, TEST_RUN } from './dist/testing/postgres.js';

const MEMORY = '/dev/shm';
const LEAST_BYTES = 4 * 1024 ** 3;

/** Memory where there is enough, because each test file creates and deletes a database of some hundred files. */
const parentFolder = async () => {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= LEAST_BYTES ? MEMORY : tmpdir();
};

/** One PostgreSQL for the whole run, unless the environment names another. */
export default async function setup() {
  process.env[TEST_RUN] = randomBytes(4).toString('hex');
  if (process.env[TEST_POSTGRES]) return;
  const root = await mkdtemp(join(await parentFolder(), 'seyir-pg-'));
  const postgres = await startEmbeddedPostgres({
    root,
    unsafeFast: true,
    settings: { max_connections: 200 },
  });
  process.env[TEST_POSTGRES] = postgres.url('postgres');
  // Set-up and teardown are modules apart; Jest hands nothing over but the global object.
  globalThis.seyirTestPostgres = { postgres, root };
}
