import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generateKeys } from '@seyir/kit';
import { eventually, testPostgres } from '@seyir/kit/testing';
import { freePorts } from '../../../scripts/stack/lib/ports.ts';

/** The process loads the whole service, which takes seconds on a busy machine. */
const PATIENCE_MS = 60_000;
const main = join(import.meta.dirname, '../dist/main.js');

let postgres: Awaited<ReturnType<typeof testPostgres>>;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.close());

it(
  'a process without Kafka and Redis is ready, lists what is missing in /readyz, and logs the reason once',
  async () => {
    const [grpc = 0, health = 0] = await freePorts(2);
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATABASE_URL: await postgres.createDatabase(),
        KAFKA_BROKERS: '127.0.0.1:9',
        REDIS_URL: 'redis://:geheim@127.0.0.1:9',
        GRPC_PORT: String(grpc),
        HEALTH_PORT: String(health),
        PEERS: JSON.stringify({
          accounts: '127.0.0.1:9',
          catalogue: '127.0.0.1:9',
          playback: '127.0.0.1:9',
          social: '127.0.0.1:9',
          messaging: '127.0.0.1:9',
        }),
        SIGNING_KEY: generateKeys().privateKey,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output = text(child.stdout);
    const ended = once(child, 'exit');
    const ask = (path: string) => fetch(`http://127.0.0.1:${health}/${path}`);
    try {
      await eventually(async () => {
        const answer = await ask('readyz');
        expect([answer.status, await answer.json()]).toEqual([
          200,
          { state: 'ready', database: 'up', bus: 'down', redis: 'down' },
        ]);
      }, PATIENCE_MS / 2);
      expect(await (await ask('metrics')).text()).toMatch(/^seyir_redis_up 0$/m);
    } finally {
      child.kill('SIGTERM');
    }
    await ended;
    const said = (await output).split('\n').filter((line) => line.includes('Redis'));
    expect(said).toEqual([expect.stringMatching(/"level":"warn".*ECONNREFUSED.*no connection to Redis/)]);
    expect(await output).not.toContain('geheim');
  },
  PATIENCE_MS,
);
