import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);

describe('the whole site in one process', () => {
  let data: string;
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'seyir-twice-'));
  });
  afterAll(() => rm(data, { recursive: true, force: true }));

  it('starts and stops twice and leaves no handle behind', async () => {
    // Killed after the time limit: a process that does not end by itself fails here.
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'twice.mjs'), data], {
      timeout: 50_000,
      env: { PATH: process.env['PATH'] },
    });
    expect(stdout).toBe('round 1: 200\nround 2: 200\n');
  });
});
