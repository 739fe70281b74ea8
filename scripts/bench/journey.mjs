// Start-up, memory and the journey's calls, embedded and as a fleet, in one run on one machine: docs/results/journey.md.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { journeyCalls } from './calls.mjs';
import { cpuSeconds, family, memoryMb } from './processes.mjs';
import { ms, write } from '../lib/result.mjs';
import { unlimited } from '../lib/limits.mjs';
import { freePort, loginsIn, start, startOpen } from '../lib/site.mjs';

const CALLS = 100;
const RESTED_CALLS = 40;
/** By then consumers have taken the events that a call left behind. */
const REST_MS = 100;

/** Of the fleet, whose CPU is told apart. */
const PARTS = [
  ...['front', 'gateway', 'accounts', 'catalogue', 'playback', 'comments', 'notifications'],
  ...['postgres', 'kafka', 'redis'],
];

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const timed = async ({ name, send }) => {
  const began = performance.now();
  const response = await send();
  const body = await response.text();
  const took = performance.now() - began;
  if (!response.ok || body.includes('"errors":[') || body.includes('"success":false'))
    throw new Error(`${name}: ${response.status} ${body.slice(0, 300)}`);
  return took;
};

/** @param {Record<string, number[]>} parts first process ids by what they are */
const measure = async ({ pid, origin }, login, parts = {}) => {
  const rows = {};
  for (const call of await journeyCalls(origin, login)) {
    for (let i = 0; i < 20; i++) await timed(call);
    const spent = () => [[pid], ...Object.values(parts)].map((pids) => cpuSeconds(pids.flatMap(family)));
    const before = spent();
    const times = [];
    for (let i = 0; i < CALLS; i++) times.push(await timed(call));
    const [cpu, ...byPart] = spent().map((after, i) => ((after - before[i]) / CALLS) * 1000);
    const rested = [];
    for (let i = 0; i < RESTED_CALLS; i++) {
      await delay(REST_MS);
      rested.push(await timed(call));
    }
    for (const list of [times, rested]) list.sort((a, b) => a - b);
    rows[call.name] = {
      ...{ p50: quantile(times, 0.5), p99: quantile(times, 0.99), rested: quantile(rested, 0.5), cpu },
      byPart: Object.fromEntries(Object.keys(parts).map((part, i) => [part, byPart[i]])),
    };
  }
  return rows;
};

/** Process ids of a fleet by unit and server. @param {string} home */
const partsOf = (home) => {
  const read = (file) => JSON.parse(readFileSync(join(home, file), 'utf8'));
  const found = [
    ...Object.entries(read('fleet.json').processes),
    ...Object.entries(read('state.json').servers).map(([name, { process }]) => [name, process]),
  ];
  const byName = Map.groupBy(found, ([name]) => name.replace(/-\d+$/, ''));
  const pids = [...byName].map(([name, all]) => [name, all.flatMap(([, one]) => (one ? [one.pid] : []))]);
  return Object.fromEntries(pids.filter(([name]) => PARTS.includes(name)));
};

/** Cold and warm start, idle memory, and the calls of the journey in both lives. */
export const journey = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-bench-'));
  try {
    console.log('› embedded, cold');
    const data = join(folder, 'data');
    const cold = await startOpen(data);
    await cold.stop();
    console.log('› embedded, warm');
    const warm = await startOpen(data);
    const idle = memoryMb(family(warm.pid));
    const inOne = await measure(warm, loginsIn(data)[0]);
    await warm.stop();
    console.log('› fleet');
    const home = join(folder, 'fleet');
    const fleet = await start(
      ['scripts/stack/cli.mjs', 'fleet', '--home', home, '--port', String(await freePort())],
      { ...unlimited, TRUSTED_DOCUMENTS: '', LOG_LEVEL: 'error' },
      /fleet is up: (http:\/\/[^/\s]+)/,
    );
    const fleetIdle = memoryMb(family(fleet.pid));
    const inFleet = await measure(fleet, loginsIn(join(home, 'files'))[0], partsOf(home));
    await fleet.stop();

    const table = Object.keys(inOne).map((name) => {
      const [a, b] = [inOne[name], inFleet[name]];
      return `| ${name} | ${ms(a.p50)} | ${ms(a.p99)} | ${ms(a.cpu)} | ${ms(b.p50)} | ${ms(b.p99)} | ${ms(b.cpu)} | ${(b.p50 / a.p50).toFixed(1)} |`;
    });
    const rested = Object.keys(inOne).map((name) => {
      const [a, b] = [inOne[name].rested, inFleet[name].rested];
      const shares = PARTS.map((part) => ms(inFleet[name].byPart[part]));
      return `| ${name} | ${[ms(a), ms(b), (b / a).toFixed(1), ...shares].join(' | ')} |`;
    });
    write(
      'journey',
      "Start-up, memory and the journey's calls",
      `${CALLS} calls each, one after the other; CPU is that of all processes of the site with its database (and, in the fleet,
Kafka and Redis), in ms a call.

| | embedded | fleet |
| --- | ---: | ---: |
| cold start with demo content, installed and built (s) | ${ms(cold.seconds)} | ${ms(fleet.seconds)} |
| warm start (s, aim < 8) | ${ms(warm.seconds)} | – |
| idle memory with PostgreSQL (MB, aim ≤ 450 in one process) | ${idle.toFixed(0)} | ${fleetIdle.toFixed(0)} |

| call | embedded p50 ms | p99 | CPU ms | fleet p50 ms | p99 | CPU ms | fleet / embedded p50 |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${table.join('\n')}

## Where a hop costs more

The same calls with ${REST_MS} ms of rest before each, so that none competes with what the one before has set off (the
relay, Kafka, consumers), and the CPU that each part of the fleet spends on a call of the table above, in ms.

| call | embedded p50 ms | fleet p50 ms | fleet / embedded | ${PARTS.join(' | ')} |
| --- | ---: | ---: | ---: | ${PARTS.map(() => '---: |').join(' ')}
${rested.join('\n')}

Why, where it is more than twice: [hops.md](hops.md).
`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
