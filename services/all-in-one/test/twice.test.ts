import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);

/** Two starts on a fresh database take ten seconds alone, and minutes on a machine that is busy with a whole test run. */
const PATIENCE_MS = 170_000;

describe('the whole site in one process', () => {
  let data: string;
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'seyir-twice-'));
  });
  afterAll(() => rm(data, { recursive: true, force: true }));

  it(
    'starts and stops twice and leaves no handle behind',
    async () => {
      // Killed after the time limit: a process that does not end by itself fails here.
      const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'twice.ts'), data], {
        timeout: PATIENCE_MS,
        env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      });
      expect(stdout).toBe('round 1: 200, ready 200, no demo\nround 2: 200, ready 200, no demo\n');
    },
    PATIENCE_MS + 10_000,
  );
});
