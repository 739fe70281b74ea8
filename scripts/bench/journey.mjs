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

/** What was found when these figures were looked into, on 2026-11-22. */
const WHY = `With rest a call takes about one and a half to two times as long, 2 to 6 ms more for a read. Messages pass the same codec,
guards and filters in one process, so what is added is the way: HAProxy, which opens a connection to a gateway for each
request (one that is kept could be cut by a rolling restart), gRPC between processes, Redis for the limits instead of memory,
and two cores that wake one process after the other. _titles_ and the watch page reach no service at all (their CPU is that
of processes at rest): there the gateway and its front are the whole difference.

Above 2 when one call follows the other:

- _comment written_: the call itself is 2.0 with rest. Without, the next one meets what the one before has set off. All parts
  together take 56 ms of CPU a comment (11 in one process), Kafka alone 11, which is 28 ms of both cores, about what a call
  then takes. With rest, or on machines of their own, most of it is nobody's wait.
- _comments_ of both kinds, _Devam Et_, the watch page: 1.6 to 2.2 with rest. The rest is a guess: in one process the code of a call is run by one
  thread over and over, in the fleet by one of two gateways and of two comments, which share the calls before the first that
  counts; and who calls, HAProxy, gateway, service and database are awake at once on two cores.

Tried: rest between the calls (the table above). Not measured: connections that HAProxy keeps to the gateways, for which it
would first have to be shown that a rolling restart still loses no request.`;

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
      ['deploy/stack/cli.mjs', 'fleet', '--home', home, '--port', String(await freePort())],
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

${WHY}
`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
