// Measures start-up, memory and the journey's calls, embedded and as a fleet, in one run on one machine:
// docs/results/journey.md.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { journeyCalls, type JourneyCall } from './calls.ts';
import { cpuSeconds, family, memoryMb } from './processes.ts';
import { ms, write } from '../lib/result.ts';
import { serviceNames } from '../lib/topology.ts';
import { unlimited } from '../lib/limits.ts';
import { freePort, loginsIn, start, startOpen, type Login, type Program } from '../lib/site.ts';
import type { FleetState, StackState } from '../stack/state.ts';

const CALLS = 100;
const RESTED_CALLS = 40;
/** Time in which consumers process the events of a call. */
const REST_MS = 100;

/** The parts of the fleet whose CPU is reported separately. */
const PARTS = ['front', 'gateway', ...serviceNames, 'postgres', 'kafka', 'redis'];

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

const timed = async ({ name, send }: JourneyCall) => {
  const began = performance.now();
  const response = await send();
  const body = await response.text();
  const took = performance.now() - began;
  if (!response.ok || body.includes('"errors":[') || body.includes('"success":false'))
    throw new Error(`${name}: ${response.status} ${body.slice(0, 300)}`);
  return took;
};

/** Root process ids by part. */
type Parts = Record<string, number[]>;

/** Durations of a call in ms. */
interface Measured {
  p50: number;
  p99: number;
  /** the median with a pause before each call */
  rested: number;
  cpu: number;
  /** CPU by part of the fleet */
  byPart: Record<string, number>;
}

const measure = async (
  { pid, origin }: Pick<Program, 'pid' | 'origin'>,
  login: Login | undefined,
  parts: Parts = {},
) => {
  if (!login) throw new Error('the site has no login');
  const rows: Record<string, Measured> = {};
  for (const call of await journeyCalls(origin, login)) {
    for (let i = 0; i < 20; i++) await timed(call);
    const spent = () =>
      [[pid], ...Object.values(parts)].map((pids) => cpuSeconds(pids.flatMap((one) => family(one))));
    const before = spent();
    const times = [];
    for (let i = 0; i < CALLS; i++) times.push(await timed(call));
    const [cpu = NaN, ...byPart] = spent().map((after, i) => ((after - (before[i] ?? NaN)) / CALLS) * 1000);
    const rested = [];
    for (let i = 0; i < RESTED_CALLS; i++) {
      await delay(REST_MS);
      rested.push(await timed(call));
    }
    for (const list of [times, rested]) list.sort((a, b) => a - b);
    rows[call.name] = {
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      rested: quantile(rested, 0.5),
      cpu,
      byPart: Object.fromEntries(Object.keys(parts).map((part, i) => [part, byPart[i] ?? NaN])),
    };
  }
  return rows;
};

/** Process ids of a fleet by unit and server. */
const partsOf = (home: string): Parts => {
  const read = (file: string) => JSON.parse(readFileSync(join(home, file), 'utf8'));
  const fleet: Pick<FleetState, 'processes'> = read('fleet.json');
  const stack: Pick<StackState, 'servers'> = read('state.json');
  const found = [
    ...Object.entries(fleet.processes),
    ...Object.entries(stack.servers).map(([name, { process }]) => [name, process] as const),
  ];
  const byName = Map.groupBy(found, ([name]) => name.replace(/-\d+$/, ''));
  const pids = [...byName].map(
    ([name, all]) => [name, all.flatMap(([, one]) => (one ? [one.pid] : []))] as const,
  );
  return Object.fromEntries(pids.filter(([name]) => PARTS.includes(name)));
};

/** Cold and warm start, idle memory, and the calls of the journey, embedded and as a fleet. */
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
      ['scripts/stack/cli.ts', 'fleet', '--home', home, '--port', String(await freePort())],
      { ...unlimited, TRUSTED_DOCUMENTS: '', LOG_LEVEL: 'error' },
      /fleet is up: (http:\/\/[^/\s]+)/,
    );
    const fleetIdle = memoryMb(family(fleet.pid));
    const inFleet = await measure(fleet, loginsIn(join(home, 'files'))[0], partsOf(home));
    await fleet.stop();

    const calls = Object.entries(inOne).flatMap(([name, one]) => {
      const other = inFleet[name];
      return other ? [{ name, a: one, b: other }] : [];
    });
    const table = calls.map(({ name, a, b }) => {
      return `| ${name} | ${ms(a.p50)} | ${ms(a.p99)} | ${ms(a.cpu)} | ${ms(b.p50)} | ${ms(b.p99)} | ${ms(b.cpu)} | ${(b.p50 / a.p50).toFixed(1)} |`;
    });
    const rested = calls.map(({ name, a, b }) => {
      const shares = PARTS.map((part) => ms(b.byPart[part] ?? NaN));
      return `| ${name} | ${[ms(a.rested), ms(b.rested), (b.rested / a.rested).toFixed(1), ...shares].join(' | ')} |`;
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
