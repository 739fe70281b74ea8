import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { generateKeys } from '@seyir/kit';
import { testPostgres } from '@seyir/kit/testing';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let stop: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterEach(() => stop());
afterAll(() => postgres.close());

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** The log of a service with a database, but without Kafka, Redis and other services. */
const start = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATABASE_URL: await postgres.createDatabase(),
      KAFKA_BROKERS: '127.0.0.1:1',
      REDIS_URL: 'redis://127.0.0.1:1',
      GRPC_PORT: String(await freePort()),
      HEALTH_PORT: '0',
      SIGNING_KEY: generateKeys().privateKey,
      PEERS:
        '{"accounts":"127.0.0.1:1","catalogue":"127.0.0.1:1","playback":"127.0.0.1:1","social":"127.0.0.1:1","messaging":"127.0.0.1:1"}',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return createInterface(child.stdout);
};

it('LOG_LEVEL `debug` also logs the errors of the Kafka driver', async () => {
  const lines: { level: string; from?: string; msg: string }[] = [];
  for await (const line of await start({ LOG_LEVEL: 'debug' })) {
    lines.push(JSON.parse(line));
    if (lines.some(({ from }) => from === 'kafkajs') && lines.some(({ msg }) => msg === 'ready')) break;
  }
  expect(lines.find(({ from }) => from === 'kafkajs')).toMatchObject({ level: 'debug', service: 'comments' });
}, 60_000);
