import { rm } from 'node:fs/promises';
import { dropTemplates, TEST_POSTGRES, TEST_RUN } from './dist/testing/postgres.js';

export default async function teardown() {
  const run = globalThis.seyirTestPostgres;
  const address = process.env[TEST_POSTGRES];
  if (!run) return address && dropTemplates(address, process.env[TEST_RUN]);
  delete process.env[TEST_POSTGRES];
  await run.postgres.stop();
  await rm(run.root, { recursive: true, force: true });
}
