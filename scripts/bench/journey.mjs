// Start-up, memory and the journey's calls, embedded and as a fleet, in one run on one machine: docs/results/journey.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeyCalls } from './calls.mjs';
import { cpuSeconds, family, memoryMb } from './processes.mjs';
import { ms, write } from '../lib/result.mjs';
import { unlimited } from '../lib/limits.mjs';
import { freePort, loginsIn, start, startOpen } from '../lib/site.mjs';

const CALLS = 100;

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
    const inFleet = await measure(fleet, loginsIn(join(home, 'files'))[0]);
    await fleet.stop();

    const table = Object.keys(inOne).map((name) => {
      const [a, b] = [inOne[name], inFleet[name]];
      return `| ${name} | ${ms(a.p50)} | ${ms(a.p99)} | ${ms(a.cpu)} | ${ms(b.p50)} | ${ms(b.p99)} | ${ms(b.cpu)} | ${(b.p50 / a.p50).toFixed(1)} |`;
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
`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
