import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startFleet } from '../fleet.ts';
import { freePorts } from '../lib/ports.ts';
import { stateOf } from '../lib/processes.ts';
import { until } from '../lib/wait.ts';
import { fleetFile, logFile, readState, type FleetState } from '../state.ts';
import { runScript, temporary } from './support.ts';

const STUB = join(import.meta.dirname, 'stub.ts');
const FLEET = join(import.meta.dirname, '..', 'fleet.ts');

async function plans(home: string, wanted: { name: string; replica?: number; fault?: string }[]) {
  const ports = await freePorts(wanted.length);
  return wanted.map(({ name, replica = 1, fault = '' }, index) => ({
    name,
    replica,
    command: process.execPath,
    args: [STUB],
    readyUrl: `http://127.0.0.1:${ports[index]}/readyz`,
    env: {
      HEALTH_PORT: String(ports[index]),
      NAME: `${name}-${replica}`,
      JOURNAL: journal(home),
      FAULT: fault,
    },
  }));
}

const journal = (home: string) => join(home, 'journal');
const journalLines = (home: string) => readFileSync(journal(home), 'utf8').trim().split('\n');
const states = (home: string): ('running' | 'paused' | 'gone')[] =>
  Object.values((readState(fleetFile(home)) as FleetState).processes).map(stateOf);

test('starts all, waits until each is ready, stops in reverse order', async (t) => {
  const { folder: home } = temporary(t);
  const processes = await plans(home, [
    { name: 'comments' },
    { name: 'comments', replica: 2 },
    { name: 'web' },
  ]);
  const fleet = await startFleet({ home, processes });
  assert.deepEqual(
    fleet.status().map(({ name, state }) => `${name} ${state}`),
    ['comments-1 running', 'comments-2 running', 'web-1 running'],
  );
  assert.deepEqual(journalLines(home).sort(), ['up comments-1', 'up comments-2', 'up web-1']);
  await fleet.stop();
  const [first, ...replicas] = journalLines(home).slice(3);
  assert.equal(first, 'down web-1');
  assert.deepEqual(replicas.sort(), ['down comments-1', 'down comments-2']); // replicas stop together
  assert.deepEqual(states(home), ['gone', 'gone', 'gone']);
  assert.match(readFileSync(logFile(home, 'comments-2'), 'utf8'), /^comments-2 says hello$/m);
});

test('a process that ends at start: the error shows its last lines, the others are stopped', async (t) => {
  const { folder: home } = temporary(t);
  const processes = await plans(home, [
    { name: 'comments' },
    { name: 'accounts', fault: 'ends' },
    { name: 'web', fault: 'unready' }, // nothing waits for it
  ]);
  const began = performance.now();
  await assert.rejects(
    startFleet({ home, processes }),
    /accounts-1 ended at start.*accounts-1\.log:\n.*no such database/s,
  );
  assert.deepEqual(states(home), ['gone', 'gone', 'gone']);
  assert.ok(performance.now() - began < 30_000);
});

test('a process marked as last starts only after the others are ready', async (t) => {
  const { folder: home, running } = temporary(t);
  const [front, web] = await plans(home, [{ name: 'front' }, { name: 'web' }]);
  assert.ok(front && web);
  const ill = { ...web, env: { ...web.env, FAULT: 'ends' } };
  await assert.rejects(startFleet({ home, processes: [{ ...front, last: true }, ill] }), /web-1 ended/);
  assert.deepEqual(Object.keys(readState(fleetFile(home)).processes), ['web-1']);
  running.push(await startFleet({ home, processes: [{ ...front, last: true }, web] }));
  assert.deepEqual(journalLines(home), ['up web-1', 'up front-1']);
});

test('a process that is not ready in time is an error too', async (t) => {
  const { folder: home } = temporary(t);
  const processes = await plans(home, [{ name: 'comments', fault: 'unready' }]);
  await assert.rejects(
    startFleet({ home, processes, readyTimeout: 1_000 }),
    /comments-1 being ready did not happen within 1 s/,
  );
  assert.deepEqual(states(home), ['gone']);
});

test('a process that ignores SIGTERM is killed', async (t) => {
  const { folder: home } = temporary(t);
  const log: string[] = [];
  const fleet = await startFleet({
    home,
    processes: await plans(home, [{ name: 'comments', fault: 'stays' }]),
    stopTimeout: 300,
    log: (line) => log.push(line),
  });
  await fleet.stop();
  assert.equal(log.at(-1), 'comments-1 had to be killed');
});

test('kill, start, restart, pause and resume affect one replica', async (t) => {
  const { folder: home, running } = temporary(t);
  const processes = await plans(home, [{ name: 'comments' }, { name: 'comments', replica: 2 }]);
  const fleet = await startFleet({ home, processes, respawn: true });
  running.push(fleet);
  const [first, second] = fleet.processes;
  assert.ok(first && second);
  const { pid } = second;
  await fleet.kill('comments', 2);
  process.kill(first.pid ?? 0, 'SIGKILL');
  await until(() => journalLines(home).length === 3, {
    what: 'the other one coming back by itself',
    timeout: 10_000,
  });
  assert.deepEqual([first.state, second.state], ['running', 'gone'], 'a kill by us is not undone by respawn');
  await fleet.start('comments', 2);
  assert.notEqual(second.pid, pid);
  await fleet.restart('comments', 2);
  assert.deepEqual(journalLines(home).slice(3), ['up comments-2', 'down comments-2', 'up comments-2']);
  await fleet.pause('comments', 2);
  assert.equal(second.state, 'paused');
  await fleet.resume('comments', 2);
  assert.equal(second.state, 'running');
  assert.equal(second.ends, 0);
});

test('with respawn a killed process is restarted', async (t) => {
  const { folder: home, running } = temporary(t);
  const fleet = await startFleet({
    home,
    processes: await plans(home, [{ name: 'comments' }]),
    respawn: true,
  });
  running.push(fleet);
  const { pid } = fleet.process('comments');
  process.kill(pid ?? 0, 'SIGKILL');
  await until(() => journalLines(home).length === 2, { what: 'a second life', timeout: 10_000 });
  assert.notEqual(fleet.process('comments').pid, pid);
  assert.equal(fleet.process('comments').ends, 1);
});

test('passes on the output prefixed with the name, and inherits few variables', async (t) => {
  const { folder: home } = temporary(t);
  const output: string[] = [];
  const [plan] = await plans(home, [{ name: 'comments' }]);
  assert.ok(plan);
  process.env['DATABASE_URL'] = 'postgres://somebody-elses';
  t.after(() => delete process.env['DATABASE_URL']);
  const env = { ...plan.env, ENVIRONMENT: join(home, 'environment') };
  const fleet = await startFleet({
    home,
    processes: [{ ...plan, env }],
    output: (line) => output.push(line),
  });
  const { pid } = fleet.process('comments');
  await fleet.stop();
  assert.deepEqual(output, ['comments-1 | comments-1 says hello']);
  const seen = JSON.parse(readFileSync(join(home, `environment.${pid}.json`), 'utf8'));
  assert.equal(seen.DATABASE_URL, undefined);
  assert.equal(seen.PATH, process.env['PATH']);
});

test('with a guard the processes end with a killed supervisor', async (t) => {
  const { folder: home } = temporary(t);
  const processes = await plans(home, [{ name: 'comments' }]);
  const script = `
    import { startFleet } from ${JSON.stringify(FLEET)};
    await startFleet({ home: ${JSON.stringify(home)}, processes: ${JSON.stringify(processes)}, guard: true });
    console.log('up');
    setInterval(() => {}, 60_000);`;
  const parent = runScript(script);
  await parent.said('up');
  assert.deepEqual(states(home), ['running']);
  parent.child.kill('SIGKILL');
  await until(() => journalLines(home).includes('down comments-1'), {
    what: 'an end in order',
    timeout: 10_000,
  });
  await until(() => readState(fleetFile(home)) === undefined, {
    what: 'the end of the guard',
    timeout: 10_000,
  });
});
