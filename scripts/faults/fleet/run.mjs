// The long form of the faults on the fleet. Writes docs/results/fleet-faults.md.
//   --short            as in test:stack         --only NAME  these faults alone
//   --plant NAME       with a planted bug of plants.mjs: the faults must find it
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { databases, planFleet, startFleet, startStack, UNITS } from '../../../deploy/stack/index.mjs';
import { fillDemo } from '../../../deploy/stack/fill-demo.mjs';
import { machine } from '../lib/report.mjs';
import { fleetEnv } from './fleet-env.mjs';
import { fleetSite } from './fleet-site.mjs';
import { report } from './report.mjs';
import { runFaults } from './scenarios.mjs';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    plant: { type: 'string' },
  },
});
const root = join(import.meta.dirname, '../../..');
const on = machine(root);
const folder = mkdtempSync(join(tmpdir(), 'seyir-fleet-faults-'));
const home = join(folder, 'home');
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
const { signal } = stop;
const log = (/** @type {string} */ line) => console.log(line);

/** @param {import('./fleet-site.mjs').Plan['processes'][number]} one @param {string} name */
const planted = (one, name) => ({
  ...one,
  args: ['--import', pathToFileURL(join(root, 'scripts/faults/plant.mjs')).href, ...one.args],
  env: { ...one.env, SEYIR_PLANT: name },
});

/** @type {import('./scenarios.mjs').Result[]} */
let results = [];
/** @type {string[]} */
const lines = [];
const stack = await startStack({ home, services: databases(), guard: true, log, signal });
try {
  // Every process twice: what is restarted must not be missed.
  const units = UNITS.map((unit) => ({ ...unit, replicas: Math.max(2, unit.replicas) }));
  const plan = await planFleet({ root, stack, units, env: fleetEnv(root, folder) });
  const processes = plan.processes.map((one) =>
    values.plant && one.command === process.execPath ? planted(one, values.plant) : one,
  );
  const output = (/** @type {string} */ line) => lines.push(line);
  const fleet = await startFleet({ home, processes, guard: true, respawn: true, log, output, signal });
  try {
    await fillDemo({ root, env: plan.importer, log, signal });
    const site = fleetSite({ stack, fleet, plan, folder });
    results = await runFaults(site, {
      long: !values.short,
      signal,
      log,
      ...(values.only && { only: values.only }),
    });
  } finally {
    await fleet.stop();
  }
} finally {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
}
const failed = results.filter(({ findings }) => findings.length > 0).length;
if (failed > 0)
  console.log(
    lines
      .filter((line) => !line.includes('"level":"info"'))
      .slice(-80)
      .join('\n'),
  );
if (!values.short && !values.only && !values.plant)
  writeFileSync(join(root, 'docs/results/fleet-faults.md'), report(on, results));
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
