import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generateKeys } from '@seyir/kit';
import { testPostgres } from '@seyir/kit/testing';
import pg from 'pg';

/** Each command starts a process that loads the whole service, which takes seconds on a busy machine. */
const PATIENCE_MS = 60_000;
const run = promisify(execFile);

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let url: string;
let database: pg.Client;
beforeAll(async () => {
  postgres = await testPostgres();
  url = await postgres.createDatabase();
  await command('migrate');
  database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(
    `INSERT INTO member (id, username, username_key, name, avatar, about, country, roles, joined_at, activated_at, demo, changed_at)
     VALUES ('eeee0000-0000-4000-8000-000000000001', 'Ayse', 'ayse', 'Ayşe', '', '', 'TR', '{}', now(), now(), false, now())`,
  );
}, PATIENCE_MS);
afterAll(async () => {
  await database.end();
  await postgres.close();
});

/** The service's own entry point, as an operator starts it, without Kafka and Redis. */
const command = (...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, '../dist/main.js'), ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATABASE_URL: url,
      KAFKA_BROKERS: '127.0.0.1:9',
      REDIS_URL: 'redis://127.0.0.1:9',
      GRPC_PORT: '9090',
      HEALTH_PORT: '0',
      SIGNING_KEY: generateKeys().privateKey,
    },
    timeout: PATIENCE_MS,
  });
const rows = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows;

it(
  'makes a member an admin, with an event for the running services and an audit row',
  async () => {
    expect((await command('grant', 'Ayse')).stdout).toContain('Ayse is an admin.\n');
    expect(await rows(`SELECT roles FROM member`)).toEqual([{ roles: ['admin'] }]);
    expect(await rows(`SELECT count(*)::integer AS events FROM outbox`)).toEqual([{ events: 1 }]);
    expect(await rows(`SELECT actor_id, operation, object_ids, outcome FROM audit`)).toEqual([
      {
        actor_id: '00000000-0000-0000-0000-000000000000',
        operation: 'AccountsService/grantRole',
        object_ids: ['Ayse'],
        outcome: 'OK',
      },
    ]);
  },
  PATIENCE_MS,
);

it(
  'says in one line who is unknown, leaves an audit row, and exits with 1',
  async () => {
    await expect(command('grant', 'kimse')).rejects.toMatchObject({
      code: 1,
      stderr: 'accounts: There is no member with this username. Register it on the site first.\n',
    });
    expect(await rows(`SELECT object_ids, outcome FROM audit ORDER BY seq DESC LIMIT 1`)).toEqual([
      { object_ids: ['kimse'], outcome: 'NOT_FOUND' },
    ]);
  },
  PATIENCE_MS,
);

it(
  'says its usage without a username, and is listed after an unknown command',
  async () => {
    await expect(command('grant')).rejects.toMatchObject({
      code: 1,
      stderr: 'accounts: usage: grant USERNAME\n',
    });
    await expect(command('promote', 'Ayse')).rejects.toMatchObject({
      stderr: expect.stringContaining(
        '"promote" is not a command: use "migrate" or "rebuild" or "grant USERNAME"',
      ),
    });
  },
  PATIENCE_MS,
);
