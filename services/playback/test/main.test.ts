import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const start = (env: Record<string, string>) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../dist/main.js')],
      {
        env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
        timeout: 25_000,
      },
      (error, _, stderr) => resolve({ code: error?.code, stderr }),
    ),
  );

it('reports all faults of its environment at once, one line each', async () => {
  const { code, stderr } = await start({
    STREAM_HOSTS: 'https://akis.example',
    PEERS: '{"accounts":"accounts-0:9090,accounts-1:9090"}',
    KAFKA_REPLICATION: '2',
    KAFKA_MIN_IN_SYNC: '3',
    S3_ENDPOINT: 'http://s3:9000',
    HEALTH_PORT: '0',
    LOG_LEVEL: 'loud',
  });
  const [first, ...faults] = stderr.trimEnd().split('\n  ');
  expect([code, first]).toEqual([1, 'playback: The environment is invalid:']);
  expect(faults.sort()).toEqual([
    'DATABASE_URL is missing',
    'GRPC_PORT is missing',
    'KAFKA_BROKERS is missing',
    expect.stringMatching(/^KAFKA_MIN_IN_SYNC is 3, above KAFKA_REPLICATION [^\n]+$/),
    expect.stringMatching(/^LOG_LEVEL: [^\n]+$/),
    expect.stringMatching(/^PEERS\.accounts: several addresses must be IPv4[^\n]+$/),
    'REDIS_URL is missing',
    'S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY',
    'SIGNING_KEY is missing',
    'STREAM_HOSTS.0: is no host',
  ]);
}, 30_000);
