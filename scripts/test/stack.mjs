// One stack for all that needs one: contract suites on the real servers, then the journeys and one short fault of each
// kind on the fleet; at last the fleet once more, where one signs in at Keycloak. Writes what it counted to SEYIR_REPORT.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databases, planFleet, startFleet, startStack } from '../stack/index.mjs';
import { freePorts } from '../stack/lib/ports.mjs';
import { fillDemo } from '../stack/fill-demo.mjs';
import { fleetEnv } from '../faults/fleet/fleet-env.mjs';
import { fleetSite } from '../faults/fleet/fleet-site.mjs';
import { runFaults } from '../faults/fleet/scenarios.mjs';
import { openTally } from './tally.mjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'seyir-stack-'));
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());

const tally = openTally({ folder, signal: stop.signal });
const { sum } = tally;
const jest = (name, ...rest) => tally.jest(name, root, ...rest);

const log = (line) => console.log(line);
const { signal } = stop;

/** The same fleet on the same data, where one signs in at Keycloak: its contract suite, journeys, and its absence. */
const inKeycloak = async (port) => {
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
      const journey = ['--testMatch=**/{keycloak,media}.fleet.ts'];
      const { PEERS, SIGNING_KEY } = plan.importer;
      const seen = { ...env, PEERS, SIGNING_KEY, SEYIR_MEDIA: store, SEYIR_SITE: plan.origin };
      await jest('keycloak', 'scripts/journeys/jest.config.js', seen, ...journey);
      await faults({ stack: more, fleet, plan });
    });
  } finally {
    await more.stop();
  }
};

const faults = async (of) => {
  for (const { findings } of await runFaults(fleetSite({ ...of, folder }), { long: false, log, signal }))
    tally.count(findings.length === 0);
};

/** Starts the fleet for some work; when something failed, its last lines are shown. */
const onFleet = async ({ processes }, work) => {
  const lines = [];
  const output = (line) => lines.push(line);
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
// Where one signs in at Keycloak, players are sent to the store itself, which lets the pages of that site fetch.
const settings = { s3: { VGW_CORS_ALLOW_ORIGIN: `http://127.0.0.1:${port}` } };
const stack = await startStack({ home, services: databases(), guard: true, settings, log, signal });
try {
  await jest('contracts', 'services/kit/jest.stack.config.js', { STACK_STATE: join(home, 'state.json') });
  const SEYIR_TEST_POSTGRES = stack.adminUrl();
  await jest('tables', 'services/notifications/jest.config.js', { SEYIR_TEST_POSTGRES });
  await jest('encrypted', 'services/all-in-one/jest.stack.config.js', { SEYIR_TEST_POSTGRES });
  const plan = await planFleet({ root, stack, env: fleetEnv(root, folder) });
  const { origin, importer } = plan;
  await onFleet(plan, async (fleet) => {
    await fillDemo({ root, env: importer, log, signal });
    // What pages look like does not change with where their services run.
    const looks = '--testPathIgnorePatterns=states.journey';
    const journeys = {
      SEYIR_SITE: origin,
      SEYIR_MAILS: stack.mails,
      SEYIR_LOGINS: join(importer.SEYIR_DATA, 'demo-logins.json'),
    };
    await jest('journeys', 'scripts/journeys/jest.config.js', journeys, looks);
    const asked = '--testMatch=**/bot-check.fleet.ts';
    await jest('bot checks', 'scripts/journeys/jest.config.js', journeys, asked);
    const { SEYIR_LOGINS } = journeys;
    await tally.program(
      'attack',
      root,
      'scripts/attack/run.mjs',
      '--origin',
      origin,
      '--logins',
      SEYIR_LOGINS,
    );
    await faults({ stack, fleet, plan });
  });
  await inKeycloak(port);
} catch (error) {
  console.error(error);
  tally.count(false);
} finally {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
  tally.close();
}
