import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { embeddedDatabase } from '../../src/postgres/embedded-database.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/postgres/embedded-postgres.js';
import { clientOptions } from '../../src/postgres/client-options.js';
import { processesIn } from '../../src/postgres/processes.js';
import type { DatabaseAddress } from '../../src/ports/database.js';
import { eventually } from '../../src/testing/eventually.js';
import { scratchDirectory } from '../../src/testing/scratch.js';

jest.setTimeout(60_000);

const query = async (address: DatabaseAddress, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(clientOptions(address));
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('the embedded PostgreSQL', () => {
  let scratch: Awaited<ReturnType<typeof scratchDirectory>>;
  let root: string;
  let postgres: EmbeddedPostgres;
  const lines: string[] = [];
  const start = () => startEmbeddedPostgres({ root, log: (line) => lines.push(line) });

  beforeAll(async () => {
    scratch = await scratchDirectory();
    root = path.join(scratch.path, 'postgres');
    postgres = await start();
  });

  afterAll(async () => {
    await postgres.stop();
    await scratch.remove();
  });

  test('gives every service its own database with C.UTF-8', async () => {
    const database = embeddedDatabase(postgres);
    const [url] = await Promise.all([
      database.address('catalogue'),
      database.address('catalogue'),
      database.address('comments'),
    ]);
    const rows = await query(
      url!,
      `SELECT current_database() AS name, pg_encoding_to_char(encoding) AS encoding, datlocale AS locale,
              'ç' < 'd' AS plain, 'ç' < 'd' COLLATE "tr-x-icu" AS turkish
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(rows).toEqual([
      { name: 'catalogue', encoding: 'UTF8', locale: 'C.UTF-8', plain: false, turkish: true },
    ]);
  });

  test('keeps committed data, and listens only on its private socket', async () => {
    const [settings] = await query(
      postgres.url('postgres'),
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
              current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets`,
    );
    expect(settings).toMatchObject({ fsync: 'on', commit: 'on', addresses: '' });
    expect((await stat(String(settings!.sockets))).mode & 0o777).toBe(0o700);
  });

  test('refuses a second process', async () => {
    await expect(start()).rejects.toThrow(`in use by another process (pid ${process.pid})`);
    await query(postgres.url('postgres'), 'SELECT 1');
  });

  test('restarts with all committed data after a kill', async () => {
    await query(postgres.url('postgres'), 'CREATE TABLE kept AS SELECT 42 AS answer');
    const { pid } = postgres;
    process.kill(pid, 'SIGKILL');
    const rows = await eventually(() => query(postgres.url('postgres'), 'SELECT answer FROM kept'), 20_000);
    expect(rows).toEqual([{ answer: 42 }]);
    // It answers a moment before its start is noticed.
    await eventually(() => expect(postgres.pid).not.toBe(pid));
    expect(lines.join('\n')).toContain('starting it again');
  });

  test('stops while it restarts', async () => {
    const said = lines.length;
    process.kill(postgres.pid, 'SIGKILL');
    await eventually(() => expect(lines.slice(said).join('\n')).toContain('starting it again'));
    await postgres.stop();
    expect(await processesIn(path.join(root, 'data'))).toEqual([]);
    postgres = await start();
  });

  test('stops and starts again with the same data', async () => {
    await postgres.stop();
    expect(await processesIn(path.join(root, 'data'))).toEqual([]);
    postgres = await start();
    expect(await query(postgres.url('postgres'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });
});

test('uses a temporary folder if the path is too long for a socket, and stop removes it', async () => {
  const scratch = await scratchDirectory();
  const postgres = await startEmbeddedPostgres({
    root: path.join(scratch.path, 'uzun'.repeat(30), 'postgres'),
    unsafeFast: true,
  });
  const [row] = await query(
    postgres.url('postgres'),
    `SELECT current_setting('unix_socket_directories') AS at`,
  );
  await postgres.stop();
  await expect(stat(String(row!.at))).rejects.toThrow('ENOENT');
  await scratch.remove();
});

test('stops with a killed process, and the next process takes over at once', async () => {
  const scratch = await scratchDirectory();
  const root = path.join(scratch.path, 'postgres');
  const module = new URL('../../dist/postgres/embedded-postgres.js', import.meta.url).href;
  const script = `import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const postgres = await startEmbeddedPostgres({ root: ${JSON.stringify(root)}, unsafeFast: true });
    console.log(postgres.pid); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<string>((resolve) => {
    createInterface({ input: holder.stdout }).once('line', resolve);
  });
  holder.kill('SIGKILL');
  await new Promise((resolve) => holder.once('exit', resolve));
  const next = await startEmbeddedPostgres({ root, unsafeFast: true });
  const running = await processesIn(path.join(root, 'data'));
  expect(running).toContain(next.pid);
  expect(running).not.toContain(Number(pid));
  await next.stop();
  expect(await readdir(root)).not.toContain('s');
  await scratch.remove();
});
