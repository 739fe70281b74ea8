import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { connect } from 'node:tls';
import { run } from '../lib/packages.ts';
import { stateOf } from '../lib/processes.ts';
import { until } from '../lib/wait.ts';
import { openStack, startStack } from '../stack.ts';
import { readState, stateFile } from '../state.ts';
import { askRedis, query, runScript, temporary } from './support.ts';

const INDEX = join(import.meta.dirname, '..', 'index.ts');
const CLI = join(import.meta.dirname, '..', 'cli.ts');
const SMALL = ['postgres', 'redis'];

test('a second start uses the data, the ports and the passwords of the first', async (t) => {
  const { folder: home, running } = temporary(t);
  const first = await startStack({ home, servers: SMALL, services: ['comments'] });
  running.push(first);
  const address = first.databaseUrl('comments');
  await query(address, 'CREATE TABLE kept (n int)');
  await first.stop();
  const second = await startStack({ home, servers: SMALL, services: ['comments', 'accounts'] });
  running.push(second);
  assert.equal(second.databaseUrl('comments'), address);
  assert.equal(await query(address, "SELECT to_regclass('kept')"), 'kept');
  assert.equal(await query(second.databaseUrl('accounts'), 'SELECT current_user'), 'accounts');
});

test('a start on a running home keeps the running servers', async (t) => {
  const { folder: home, running } = temporary(t);
  const first = await startStack({ home, servers: ['redis'] });
  const { pid } = first.server('redis');
  const second = await startStack({ home, servers: ['redis'] });
  running.push(second);
  assert.equal(second.server('redis').pid, pid);
});

test('a server keeps its settings after a restart by any process', async (t) => {
  const { folder: home, running } = temporary(t);
  const servers = ['redis'];
  const stack = await startStack({ home, servers, settings: { redis: { maxmemory: '77mb' } } });
  running.push(stack);
  const memory = async () => Number(await askRedis(stack.redisUrl, 'CONFIG GET maxmemory')) / 2 ** 20;
  assert.equal(await memory(), 77);
  await run(process.execPath, [CLI, 'restart', 'redis', '--home', home]);
  assert.equal(await memory(), 77, 'by a process of its own');
  const other = openStack(home);
  await other?.kill('redis');
  await other?.start('redis');
  assert.equal(await memory(), 77, 'after a kill');
  await stack.stop();
  await assert.rejects(startStack({ home, servers, settings: { redis: { maxmemory: 'much' } } }));
  await startStack({ home, servers });
  assert.equal(await memory(), 77, 'those with which it did not start are forgotten');
  await stack.stop();
  await startStack({ home, servers, settings: { redis: { maxmemory: '88mb' } } });
  await stack.restart('redis');
  assert.equal(await memory(), 88, 'the last ones hold, for one who knew others, too');
  await stack.stop();
  await startStack({ home, servers, settings: { redis: {} } });
  assert.equal(await memory(), 256, 'none when none are asked for');
});

test('servers are reachable at another address of the machine, only by password and with TLS', async (t) => {
  const stack = await startStack({ host: '127.0.0.2', services: ['comments'] });
  t.after(() => stack.stop());
  const url = new URL(stack.databaseUrl('comments'));
  const ask = () => run('psql', ['-X', '-w', '-A', '-t', '-c', 'SELECT inet_server_addr()', url.href]);
  assert.equal((await ask()).trim(), '127.0.0.2');
  url.password = 'not-this-one';
  await assert.rejects(ask(), /password authentication failed/);
  const { KAFKA_BROKERS, KAFKA_CA } = stack.secureKafka;
  const { REDIS_URL, REDIS_CA } = stack.secureRedis;
  for (const [address, ca] of [
    [KAFKA_BROKERS, KAFKA_CA],
    [new URL(REDIS_URL).host, REDIS_CA],
  ]) {
    const [host = '', port = ''] = (address ?? '').split(':');
    const socket = connect({ host, port: Number(port), ca });
    await once(socket, 'secureConnect'); // throws if the certificate is another's
    socket.destroy();
    assert.equal(host, '127.0.0.2');
  }
  const { S3_ENDPOINT, SMTP_URL } = stack.env('comments');
  assert.equal((await fetch(`${S3_ENDPOINT}/healthz`)).status, 200);
  assert.equal(new URL(SMTP_URL ?? '').hostname, '127.0.0.2');
});

test('a start of one server leaves the others of the home down', async (t) => {
  const { folder: home, running } = temporary(t);
  const first = await startStack({ home, servers: SMALL });
  running.push(first);
  await first.stop();
  await startStack({ home, servers: ['redis'] });
  assert.deepEqual(
    first.status().map(({ name, state }) => `${name} ${state}`),
    ['postgres gone', 'redis running'],
  );
});

test('works below a folder that is closed to other users', async (t) => {
  const { folder, running } = temporary(t);
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const stack = await startStack({
    home: join(closed, 'stack'),
    servers: ['postgres'],
    services: ['comments'],
  });
  running.push(stack);
  assert.equal(await query(stack.databaseUrl('comments'), 'SELECT 1'), '1');
});

test('a server that cannot start reports the reason, and nothing is left behind', async (t) => {
  const { folder: home } = temporary(t);
  const settings = { postgres: { shared_buffers: 'plenty' } };
  await assert.rejects(
    startStack({ home, servers: SMALL, settings }),
    /postgres ended \(code 1\) at start:.*"shared_buffers": "plenty"/s,
  );
  const { servers } = readState(stateFile(home));
  assert.deepEqual(
    SMALL.map((name) => stateOf(servers[name].process)),
    ['gone', 'gone'],
  );
});

test('a requested port that is taken is an error', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  t.after(() => taken.close());
  const { port } = taken.address() as AddressInfo;
  const wished = startStack({ servers: ['redis'], ports: { redis: port } });
  await assert.rejects(wished, new RegExp(`port ${port} for redis is taken`));
});

test('the abort signal ends a start and stops the started servers', async (t) => {
  const { folder: home } = temporary(t);
  const stop = new AbortController();
  const start = startStack({
    home,
    log: (line) => line.startsWith('redis') && stop.abort(new Error('enough')),
    signal: stop.signal,
  });
  await assert.rejects(start, /enough/);
  const { servers } = readState(stateFile(home));
  for (const name of Object.keys(servers)) assert.equal(stateOf(servers[name].process), 'gone', name);
});

test('two concurrent starts of one home do not mix', async (t) => {
  const { folder: home, running } = temporary(t);
  const both = await Promise.allSettled([1, 2].map(() => startStack({ home, servers: ['redis'] })));
  const [stack, none] = both.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  assert.ok(stack && !none, 'one of them starts');
  running.push(stack);
  assert.equal(await askRedis(stack.redisUrl, 'PING'), '+PONG');
});

test('with a guard everything ends with its parent, even if that is killed', async (t) => {
  const { folder } = temporary(t);
  mkdirSync(join(folder, 'tmp'));
  const script = `
    import { startStack } from ${JSON.stringify(INDEX)};
    const stack = await startStack({ servers: ${JSON.stringify(SMALL)}, guard: true });
    await stack.pause('redis');
    console.log('up');
    setInterval(() => {}, 60_000);`;
  const parent = runScript(script, { ...process.env, TMPDIR: join(folder, 'tmp') });
  await parent.said('up');
  const home = join(folder, 'tmp', readdirSync(join(folder, 'tmp'))[0] ?? '');
  const { servers } = JSON.parse(readFileSync(stateFile(home), 'utf8'));
  const processes = SMALL.map((name) => servers[name].process);
  assert.ok(!processes.map(stateOf).includes('gone'));
  parent.child.kill('SIGKILL');
  await until(() => processes.every((one) => stateOf(one) === 'gone'), {
    what: 'their end',
    timeout: 20_000,
  });
  await until(() => !existsSync(home), { what: 'removing the temporary home', timeout: 10_000 });
  assert.deepEqual(readdirSync(join(folder, 'tmp')), []);
});
