// One stack for everything that needs one: contract suites on the real servers, then the journeys and one short fault
// of each kind on the fleet; finally the fleet again with Keycloak. Writes its counts to SEYIR_REPORT.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databases, planFleet, startFleet, startStack, UNITS, type Fleet } from '../stack/index.ts';
import type { FleetOptions } from '../stack/fleet.ts';
import { fleetJourneysOf, journeysOf } from '../lib/playwright.ts';
import { freePorts } from '../stack/lib/ports.ts';
import { fillDemo } from '../stack/fill-demo.ts';
import { fleetEnv } from '../faults/fleet/fleet-env.ts';
import { fleetSite } from '../faults/fleet/fleet-site.ts';
import { runFaults } from '../faults/fleet/scenarios.ts';
import { openTally } from './tally.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'seyir-stack-'));
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());

const tally = openTally({ folder, signal: stop.signal });
const { sum } = tally;
const jest = (name: string, config: string, env: Record<string, string>, ...more: string[]) =>
  tally.jest(name, root, config, env, ...more);

/** One browser only, because the fleet and its servers share the machine. Each run keeps its own traces. */
const journey = (name: string, args: string[], env: Record<string, string>) => {
  const traces = join(root, 'node_modules/.seyir-test/stack', name);
  return tally.program(name, root, [...args, '--workers=1', `--output=${traces}`], env);
};
const log = (line: string) => console.log(line);
const { signal } = stop;

/** The same fleet on the same data with Keycloak: its contract suite, journeys, and its outage. */
const inKeycloak = async (port: number) => {
  const origin = `http://127.0.0.1:${port}`;
  const settings = { keycloak: { SEYIR_ORIGIN: origin } };
  const more = await startStack({
    home,
    services: databases(),
    servers: ['keycloak'],
    settings,
    log,
    signal,
  });
  try {
    const env = { STACK_STATE: join(home, 'state.json') };
    await jest('identity', 'services/accounts/jest.stack.config.js', env);
    const store = more.blobs.S3_ENDPOINT;
    const ofProcesses = { ...fleetEnv(root, folder), S3_PUBLIC_ENDPOINT: store };
    const plan = await planFleet({ root, stack: more, port, env: ofProcesses });
    await onFleet(plan, async (fleet) => {
      const { PEERS = '', SIGNING_KEY = '' } = plan.importer;
      const seen = { ...env, PEERS, SIGNING_KEY, SEYIR_MEDIA: store, SEYIR_SITE: plan.origin };
      await journey('keycloak', fleetJourneysOf('keycloak.fleet', 'media.fleet'), seen);
      await faults({ stack: more, fleet, plan });
    });
  } finally {
    await more.stop();
  }
};

const faults = async (of: Omit<Parameters<typeof fleetSite>[0], 'folder'>) => {
  const results = await runFaults(fleetSite({ ...of, folder }), { long: false, log, signal });
  for (const { name, findings } of results)
    tally.count(findings.length === 0, `fault ${name}: ${findings.join('; ')}`);
};

/** Starts the fleet for some work; after a failure its last log lines are shown. */
const onFleet = async (
  { processes }: Pick<FleetOptions, 'processes'>,
  work: (fleet: Fleet) => Promise<void>,
) => {
  const lines: string[] = [];
  const output = (line: string) => void lines.push(line);
  const failed = sum.failed;
  const fleet = await startFleet({ home, processes, guard: true, respawn: true, log, output, signal });
  try {
    await work(fleet);
  } finally {
    await fleet.stop();
    if (sum.failed > failed) console.log(lines.slice(-60).join('\n'));
  }
};

const home = join(folder, 'home');
const [port = 0] = await freePorts(1);
// With Keycloak, players are redirected to the store, which allows the site's pages to fetch.
const settings = { s3: { VGW_CORS_ALLOW_ORIGIN: `http://127.0.0.1:${port}` } };
const stack = await startStack({ home, services: databases(), guard: true, settings, log, signal });
try {
  await jest('contracts', 'services/kit/jest.stack.config.js', { STACK_STATE: join(home, 'state.json') });
  const SEYIR_TEST_POSTGRES = stack.adminUrl();
  await jest('tables', 'services/notifications/jest.config.js', { SEYIR_TEST_POSTGRES });
  await jest('encrypted', 'services/all-in-one/jest.stack.config.js', { SEYIR_TEST_POSTGRES });
  // A fault kills the process that keeps the rooms, and another one takes them over.
  const units = UNITS.map((unit) => (unit.name === 'messaging' ? { ...unit, replicas: 2 } : unit));
  const plan = await planFleet({ root, stack, units, env: fleetEnv(root, folder) });
  const { origin, importer } = plan;
  await onFleet(plan, async (fleet) => {
    await fillDemo({ root, env: importer, log, signal });
    // Excluded: layout and the player's failover do not depend on where the services run.
    const inPageAlone = '--grep-invert=(states|failover).journey';
    const journeys = {
      SEYIR_SITE: origin,
      SEYIR_MAILS: stack.mails,
      SEYIR_LOGINS: join(importer['SEYIR_DATA'] ?? '', 'demo-logins.json'),
    };
    await journey('journeys', journeysOf(inPageAlone), journeys);
    await journey('bot-checks', fleetJourneysOf('bot-check.fleet'), journeys);
    const of = ['--origin', origin, '--logins', journeys.SEYIR_LOGINS, '--mails', stack.mails];
    const attack = ['scripts/attack/run.ts', ...of];
    await tally.program('attack', root, attack);
    await faults({ stack, fleet, plan });
  });
  await inKeycloak(port);
} catch (error) {
  console.error(error);
  tally.count(false, String(error));
} finally {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
  tally.close();
}
