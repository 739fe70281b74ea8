// The long form of the faults on the fleet. Writes their rows of docs/results/fleet-faults.md.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArgs } from '../../lib/args.ts';
import { databases, planFleet, startFleet, startStack, UNITS, type Stack } from '../../stack/index.ts';
import { freePorts } from '../../stack/lib/ports.ts';
import { fillDemo } from '../../stack/fill-demo.ts';
import { withHead } from '../../lib/page-head.ts';
import { hardware, moment } from '../../lib/proofs.ts';
import { fleetEnv } from './fleet-env.ts';
import { fleetSite, type Plan } from './fleet-site.ts';
import { report } from './report.ts';
import { concernsKeycloak, faults, runFaults, type Result } from './scenarios.ts';

const USAGE = `usage: node scripts/faults/fleet/run.ts [--short] [--only FAULT]… [--plant NAME]
  --short  as in test:stack
  --only   only these faults: ${faults.map(({ name }) => name).join(', ')}
  --plant  with a planted bug of plants.ts: the faults must find it`;

const { values } = readArgs(USAGE, {
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
const log = (line: string) => console.log(line);

const planted = (one: Plan['processes'][number], name: string) => ({
  ...one,
  args: ['--import', pathToFileURL(join(root, 'scripts/faults/plant.ts')).href, ...one.args],
  env: { ...one.env, SEYIR_PLANT: name },
});

const results: Result[] = [];
const lines: string[] = [];

/** Writes a row at once, because the next fault may take long. */
const onResult = (result: Result) => {
  results.push(result);
  if (values.short || values.plant) return;
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const text = report({ before, when, on: hardware(), order: faults, results: [result] });
  writeFileSync(page, withHead('fleet-faults', text));
};

/**
 * The faults of the fleet on this stack.
 * @param port of the site
 */
const onFleet = async (stack: Stack, port?: number) => {
  // Two replicas of every process, so that a restart is not noticeable.
  const units = UNITS.map((unit) => ({ ...unit, replicas: Math.max(2, unit.replicas) }));
  const at = port === undefined ? {} : { port };
  const plan = await planFleet({ root, stack, units, env: fleetEnv(root, folder), ...at });
  const processes = plan.processes.map((one) =>
    values.plant && one.command === process.execPath ? planted(one, values.plant) : one,
  );
  const output = (line: string) => lines.push(line);
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
