import { rm } from 'node:fs/promises';
import { TEST_POSTGRES } from './dist/testing/postgres.js';

export default async function teardown() {
  const run = globalThis.seyirTestPostgres;
  if (!run) return;
  delete process.env[TEST_POSTGRES];
  await run.postgres.stop();
  await rm(run.root, { recursive: true, force: true });
}
