import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { generateKeys } from '@seyir/kit/stateless';
import { serviceNames } from '@seyir/proto';

const sound = {
  PORT: '0',
  HEALTH_PORT: '0',
  REDIS_URL: 'redis://127.0.0.1:1',
  WEB_URL: 'http://127.0.0.1:1',
  MEDIA_SECRET: 'm'.repeat(32),
  SIGNING_KEY: generateKeys().privateKey,
  PEERS: JSON.stringify(Object.fromEntries(serviceNames.map((name) => [name, '127.0.0.1:1']))),
};

const start = (env: Record<string, string>) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../dist/main.js')],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          ...sound,
          ...env,
        },
        timeout: 25_000,
      },
      (error, _, stderr) => resolve({ code: error?.code, stderr }),
    ),
  );

it.each([
  [
    'documents that are not there',
    { TRUSTED_DOCUMENTS: '/absent.json' },
    /^gateway: TRUSTED_DOCUMENTS: [^\n]+\n$/,
  ],
  [
    'faults of several kinds',
    {
      LIMITS: '{writing:20}',
      PEERS: '{"accounts":"a-0:1,a-1:1"}',
      S3_ENDPOINT: 'http://s3:9000',
      LOG_LEVEL: 'loud',
    },
    new RegExp(
      [
        /^gateway: The environment is invalid:/,
        /LOG_LEVEL: [^\n]+/,
        /LIMITS: is not JSON/,
        /PEERS\.accounts: several addresses must be IPv4[^\n]+/,
        /S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY/,
        ...serviceNames
          .filter((name) => name !== 'accounts')
          .map((name) => new RegExp(`PEERS\\.${name} is missing`)),
      ]
        .map(({ source }) => source)
        .join('\\n  ') + '\\n$',
    ),
  ],
])(
  '%s: a line for each fault, which names the variable',
  async (_, env, said) => {
    expect(await start(env)).toEqual({ code: 1, stderr: expect.stringMatching(said) });
  },
  30_000,
);
