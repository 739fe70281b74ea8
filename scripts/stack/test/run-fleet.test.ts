import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from '../lib/packages.ts';
import { stateOf } from '../lib/processes.ts';
import { until } from '../lib/wait.ts';
import { runFleet } from '../run-fleet.ts';
import { fleetFile, importerFile, readState, stateFile, supervisorFile, type StackState } from '../state.ts';
import { askRedis, query, runScript, temporary } from './support.ts';

const STACK = join(import.meta.dirname, '..');

/** HAProxy knows each of these processes. */
const GATEWAY_PORTS = ['PORT', 'INTERNAL_PORT', 'HEALTH_PORT'];

const serversIn = (home: string) => Object.values((readState(stateFile(home)) as StackState).servers);

const cli = (home: string, ...args: string[]) =>
  run(process.execPath, [join(STACK, 'cli.ts'), ...args, '--home', home]);

/** A supervisor in its own process with two small units on the real servers. */
async function supervisor(folder: string) {
  const home = join(folder, 'home');
  mkdirSync(join(folder, 'root'));
  copyFileSync(join(import.meta.dirname, 'environment-stub.ts'), join(folder, 'root', 'main.ts'));
  const unit = { entry: 'main.ts', ready: 'HEALTH_PORT' };
  const servers = ['DATABASE_URL', 'KAFKA_BROKERS', 'REDIS_URL'];
  const units = [
    { ...unit, name: 'accounts', replicas: 2, ports: ['GRPC_PORT', 'HEALTH_PORT'], needs: servers },
    { ...unit, name: 'gateway', replicas: 1, ports: GATEWAY_PORTS, needs: ['REDIS_URL'] },
  ];
  const script = `
    import { runFleet } from ${JSON.stringify(join(STACK, 'run-fleet.ts'))};
    const stop = new AbortController();
    process.on('SIGTERM', () => stop.abort(new Error('SIGTERM')));
    const options = ${JSON.stringify({ home, root: join(folder, 'root'), units })};
    await runFleet({ ...options, log: console.log, signal: stop.signal });
    console.log('done');`;
  const { child, ended, said, output } = runScript(script);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  await said('the fleet is up');
  return { home, ended, stop, output };
}

test('servers and processes start together, can be inspected and controlled from outside, and end together', async (t) => {
  const { folder, running } = temporary(t);
  const fleet = await supervisor(folder);
  running.push(fleet);
  const { home } = fleet;
  const importer = readFileSync(importerFile(home), 'utf8');
  assert.match(
    importer,
    /^PEERS='\{"accounts":"127[^']*'\nSIGNING_KEY='-----BEGIN [^']*'\nSEYIR_DATA='[^']*'\n(S3_[A-Z_]+='[^']*'\n)+$/,
  );

  const status = (await cli(home, 'status'))
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/).slice(0, 2).join(' '));
  const all = [
    'postgres',
    'redis',
    'kafka',
    's3',
    'mail',
    'accounts-1',
    'accounts-2',
    'gateway-1',
    'front-1',
  ];
  assert.deepEqual(
    status,
    all.map((name) => `${name} running`),
  );

  const environments = readdirSync(join(folder, 'root')).filter((name) => name.endsWith('.json'));
  const seen = environments.map((name) => JSON.parse(readFileSync(join(folder, 'root', name), 'utf8')));
  const accounts = seen.find((environment) => environment.GRPC_PORT);
  assert.equal(
    await query(accounts.DATABASE_URL, 'SELECT current_user, current_database()'),
    'accounts|accounts',
  );
  assert.equal(await askRedis(accounts.REDIS_URL, 'PING'), '+PONG');
  assert.match(
    await cli(home, 'env', 'accounts'),
    new RegExp(`^DATABASE_URL=${accounts.DATABASE_URL}$`, 'm'),
  );
  assert.match(fleet.output(), /^accounts-2 \| hello$/m);
  assert.match(await cli(home, 'logs', 'accounts-2'), /^hello$/m);
  assert.match(await cli(home, 'logs', 'accounts'), /^accounts-1 \| hello\naccounts-2 \| hello\n$/);
  await assert.rejects(
    cli(home, 'logs', 'account'),
    /ended with 1:\nthere is no log of account: there are accounts-1, accounts-2, front-1, gateway-1, guard, kafka, /,
  );
  assert.doesNotMatch(fleet.output(), /front-1 \| \[(WARNING|ALERT)\]/, 'HAProxy begins without an alarm');

  const before = readState(fleetFile(home)).processes['accounts-2'].pid;
  await cli(home, 'kill', 'accounts-2');
  await until(
    () => {
      const now = readState(fleetFile(home)).processes['accounts-2'];
      return now.pid !== before && stateOf(now) === 'running';
    },
    { what: 'a new accounts-2', timeout: 10_000 },
  );

  await cli(home, 'down');
  assert.deepEqual(await fleet.ended, [0, null]);
  const ends = fleet
    .output()
    .split('\n')
    .filter((line) => line.endsWith(' stopped') || line === 'done');
  assert.deepEqual(ends.slice(0, 2), ['front-1 stopped', 'gateway-1 stopped']);
  // Replicas stop at the same time.
  assert.deepEqual(ends.slice(2, 4).sort(), ['accounts-1 stopped', 'accounts-2 stopped']);
  assert.deepEqual(ends.slice(4).sort(), [
    'done',
    'kafka stopped',
    'mail stopped',
    'postgres stopped',
    'redis stopped',
    's3 stopped',
  ]);
  assert.equal(ends.at(-1), 'done');
  const left = serversIn(home).map((server) => server.process);
  assert.deepEqual([...new Set(left)], [null]);
  assert.equal(readState(supervisorFile(home)), undefined);
});

test('if the demo cannot be imported, everything is stopped again', async (t) => {
  const { folder: home } = temporary(t);
  copyFileSync(join(import.meta.dirname, 'environment-stub.ts'), join(home, 'main.ts'));
  const unit = {
    name: 'gateway',
    replicas: 1,
    entry: 'main.ts',
    ports: GATEWAY_PORTS,
    ready: 'HEALTH_PORT',
    needs: [],
  };
  const fill = () => Promise.reject(new Error('no content'));
  const { signal } = new AbortController();
  await assert.rejects(
    runFleet({ home, root: home, units: [unit], fill, log: () => {}, signal }),
    /no content/,
  );
  const servers = serversIn(home).map((server) => server.process);
  assert.deepEqual([...new Set(servers)], [null]);
  assert.equal(stateOf(readState(fleetFile(home)).processes['gateway-1']), 'gone');
});

test('the command line prints its usage, and errors in its arguments', async (t) => {
  const { folder } = temporary(t);
  await assert.rejects(cli(folder, 'nonsense'), /ended with 2:\nusage: /);
  await assert.rejects(cli(folder, 'kill', 'kafka'), /ended with 1:\nkafka does not run/);
  await assert.rejects(cli(folder, 'env', 'accounts'), /ended with 1:\nnothing was started in /);
  await assert.rejects(cli(folder, 'logs', 'accounts'), /ended with 1:\nnothing was started in /);
});
