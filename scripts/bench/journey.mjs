// Start-up, memory and the journey's calls, embedded and as a fleet, in one run on one machine: docs/results/journey.md.
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { journeyCalls } from './calls.mjs';
import { cpuSeconds, family, memoryMb } from './processes.mjs';

const root = join(import.meta.dirname, '../..');
const CALLS = 100;
const limits = JSON.stringify(
  Object.fromEntries(
    ['all', 'address', 'writing', 'signIn', 'toggling', 'searching'].map((name) => [
      name,
      [{ max: 1e9, windowMs: 60_000 }],
    ]),
  ),
);

const start = async (args, env, ready) => {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const origin = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      const found = ready.exec(output);
      if (found) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return { pid: child.pid, origin, stop, seconds: (performance.now() - began) / 1000 };
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const measure = async ({ pid, origin }, login) => {
  const rows = {};
  for (const { name, send } of await journeyCalls(origin, login)) {
    for (let i = 0; i < 20; i++) await (await send()).arrayBuffer();
    const pids = family(pid);
    const cpu = cpuSeconds(pids);
    const times = [];
    for (let i = 0; i < CALLS; i++) {
      const began = performance.now();
      const response = await send();
      const body = await response.text();
      times.push(performance.now() - began);
      if (!response.ok || body.includes('"errors":[') || body.includes('"success":false'))
        throw new Error(`${name}: ${response.status} ${body.slice(0, 300)}`);
    }
    times.sort((a, b) => a - b);
    rows[name] = {
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      cpu: ((cpuSeconds(pids) - cpu) / CALLS) * 1000,
    };
  }
  return rows;
};

const loginOf = (file) => JSON.parse(readFileSync(file, 'utf8'))[0];
const folder = mkdtempSync(join(tmpdir(), 'seyir-bench-'));
const embedded = {
  PORT: '0',
  SEYIR_DATA: join(folder, 'data'),
  LIMITS: limits,
  OPEN_GRAPHQL: 'true',
  LOG_LEVEL: 'error',
};
const entry = ['services/all-in-one/dist/main.js'];
const open = /open at (http\S+)\s/;

try {
  console.log('› embedded, cold');
  const cold = await start(entry, embedded, open);
  await cold.stop();
  console.log('› embedded, warm');
  const warm = await start(entry, embedded, open);
  const idle = memoryMb(family(warm.pid));
  const inOne = await measure(warm, loginOf(join(folder, 'data/demo-logins.json')));
  await warm.stop();
  console.log('› fleet');
  const home = join(folder, 'fleet');
  const fleet = await start(
    ['deploy/stack/cli.mjs', 'fleet', '--home', home, '--port', String(await freePort())],
    { LIMITS: limits, TRUSTED_DOCUMENTS: '', LOG_LEVEL: 'error' },
    /fleet is up: (http:\/\/[^/\s]+)/,
  );
  const fleetIdle = memoryMb(family(fleet.pid));
  const inFleet = await measure(fleet, loginOf(join(home, 'files/demo-logins.json')));
  await fleet.stop();

  const ms = (value) => value.toFixed(1);
  const table = Object.keys(inOne).map((name) => {
    const [a, b] = [inOne[name], inFleet[name]];
    return `| ${name} | ${ms(a.p50)} | ${ms(a.p99)} | ${ms(a.cpu)} | ${ms(b.p50)} | ${ms(b.p99)} | ${ms(b.cpu)} | ${(b.p50 / a.p50).toFixed(1)} |`;
  });
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();
  writeFileSync(
    join(root, 'docs/results/journey.md'),
    `# Start-up, memory and the journey's calls

Made by \`node scripts/bench/run.mjs\` at ${commit} on ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.version}. The machine is
shared: read figures as ratios within this run. ${CALLS} calls each, one after the other; CPU is that of all processes of
the site with its database (and, in the fleet, Kafka and Redis), in ms a call.

| | embedded | fleet |
| --- | ---: | ---: |
| cold start with demo content, installed and built (s) | ${ms(cold.seconds)} | ${ms(fleet.seconds)} |
| warm start (s, aim < 8) | ${ms(warm.seconds)} | – |
| idle memory with PostgreSQL (MB) | ${idle.toFixed(0)} | ${fleetIdle.toFixed(0)} |

| call | embedded p50 ms | p99 | CPU ms | fleet p50 ms | p99 | CPU ms | fleet / embedded p50 |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${table.join('\n')}
`,
  );
  console.log(readFileSync(join(root, 'docs/results/journey.md'), 'utf8'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
