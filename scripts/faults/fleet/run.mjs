// The long form of the faults on the fleet. Writes their rows of docs/results/fleet-faults.md.
//   --short            as in test:stack         --only NAME  these faults alone
//   --plant NAME       with a planted bug of plants.mjs: the faults must find it
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { databases, planFleet, startFleet, startStack, UNITS } from '../../stack/index.mjs';
import { freePorts } from '../../stack/lib/ports.mjs';
import { fillDemo } from '../../stack/fill-demo.mjs';
import { hardware, moment } from '../../lib/proofs.mjs';
import { fleetEnv } from './fleet-env.mjs';
import { fleetSite } from './fleet-site.mjs';
import { report } from './report.mjs';
import { concernsKeycloak, faults, runFaults } from './scenarios.mjs';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    plant: { type: 'string' },
  },
});
const names = faults.map(({ name }) => name);
const only = values.only ?? names;
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`no fault is named ${unknown.join(', ')}: there are ${names.join(', ')}`);
const root = join(import.meta.dirname, '../../..');
const when = moment(root);
const folder = mkdtempSync(join(tmpdir(), 'seyir-fleet-faults-'));
const home = join(folder, 'home');
const page = join(root, 'docs/results/fleet-faults.md');
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
const results = [];
/** @type {string[]} */
const lines = [];

/** A row at once: what comes after it may take long. @param {import('./scenarios.mjs').Result} result */
const onResult = (result) => {
  results.push(result);
  if (values.short || values.plant) return;
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  writeFileSync(page, report({ before, when, on: hardware(), order: faults, results: [result] }));
};

/**
 * The faults of the fleet on this stack.
 * @param {import('../../stack/index.mjs').Stack} stack
 * @param {number} [port] of the site
 */
const onFleet = async (stack, port) => {
  // Every process twice: what is restarted must not be missed.
  const units = UNITS.map((unit) => ({ ...unit, replicas: Math.max(2, unit.replicas) }));
  const at = port === undefined ? {} : { port };
  const plan = await planFleet({ root, stack, units, env: fleetEnv(root, folder), ...at });
  const processes = plan.processes.map((one) =>
    values.plant && one.command === process.execPath ? planted(one, values.plant) : one,
  );
  const output = (/** @type {string} */ line) => lines.push(line);
  const fleet = await startFleet({ home, processes, guard: true, respawn: true, log, output, signal });
  try {
    await fillDemo({ root, env: plan.importer, log, signal });
    const site = fleetSite({ stack, fleet, plan, folder });
    await runFaults(site, { long: !values.short, signal, log, onResult, ...(values.only && { only }) });
  } finally {
    await fleet.stop();
  }
};

const stack = await startStack({ home, services: databases(), guard: true, log, signal });
try {
  if (only.some((name) => !concernsKeycloak(name))) await onFleet(stack);
  if (only.some(concernsKeycloak)) {
    const [port = 0] = await freePorts(1);
    const settings = { keycloak: { SEYIR_ORIGIN: `http://127.0.0.1:${port}` } };
    const servers = ['keycloak'];
    const more = await startStack({
      home,
      services: databases(),
      servers,
      settings,
      guard: true,
      log,
      signal,
    });
    try {
      await onFleet(more, port);
    } finally {
      await more.stop();
    }
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
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
