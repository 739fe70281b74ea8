import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

let data: string;
let other: Server;
let taken: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'seyir-main-'));
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  taken = String((other.address() as AddressInfo).port);
});
afterEach(async () => {
  other.close();
  await rm(data, { recursive: true, force: true });
});

const start = (env: Record<string, string>) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../dist/main.js')],
      {
        env: { PATH: process.env['PATH'], SEYIR_DATA: data, PORT: '0', SEYIR_DEMO: 'false', ...env },
        timeout: 50_000,
      },
      (error, _, stderr) => resolve({ code: error?.code, stderr }),
    ),
  );

it.each([
  ['ORIGIN', /^seyir: ORIGIN: expected https:\/\/[^\n]+\n$/, () => 'http://192.168.1.20:3000'],
  ['ORIGIN', /^seyir: ORIGIN: Invalid URL\n$/, () => 'seyir.example'],
  ['PORT', /^seyir: PORT: port \d+ is taken: [^\n]*\n$/, () => taken],
  ['HEALTH_PORT', /^seyir: HEALTH_PORT: port \d+ is taken: [^\n]*\n$/, () => taken],
])('%s that cannot be served is one line that names it', async (name, said, value) => {
  expect(await start({ [name]: value() })).toEqual({ code: 1, stderr: expect.stringMatching(said) });
});
