import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { generateKeys } from '@seyir/kit';

let other: Server;
let taken: string;
beforeEach(async () => {
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  taken = String((other.address() as AddressInfo).port);
});
afterEach(() => void other.close());

const start = (env: Record<string, string>) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../dist/main.js')],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          SIGNING_KEY: generateKeys().privateKey,
          HEALTH_PORT: '0',
          REDIS_URL: 'redis://127.0.0.1:1',
          KAFKA_BROKERS: '127.0.0.1:1',
          DATABASE_URL: 'postgres://accounts@127.0.0.1:1/accounts',
          ...env,
        },
        timeout: 25_000,
      },
      (error, _, stderr) => resolve({ code: error?.code, stderr }),
    ),
  );

it('a port for calls that is in use is reported in one line', async () => {
  const said = /^accounts: GRPC_PORT: port \d+ is taken: [^\n]*\n$/;
  expect(await start({ GRPC_PORT: taken })).toEqual({ code: 1, stderr: expect.stringMatching(said) });
});

it('reports faults of its own variables beside those of all services, and no others', async () => {
  expect(await start({ GRPC_PORT: 'none', SESSION_DAYS: '0' })).toEqual({
    code: 1,
    stderr: expect.stringMatching(
      /^accounts: The environment is invalid:\n  GRPC_PORT: [^\n]+\n  SESSION_DAYS: [^\n]+\n$/,
    ),
  });
});
