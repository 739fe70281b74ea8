// Two versions side by side, as while teams deploy one by one: the gateway and the pages of today before the services of
// the last release, then, on the same data, those of the release before today's services. Each pair has the journeys of
// its pages. Writes what it counted to SEYIR_REPORT.
// usage: node scripts/compat/run.mjs [PATTERN of journeys, where not all of a member's evening]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillDemo } from '../stack/fill-demo.mjs';
import { databases, planFleet, startFleet, startStack } from '../stack/index.mjs';
import { buildReleased, lastRelease } from '../release/released.mjs';
import { versionOf } from '../lib/version.mjs';
import { openTally } from '../test/tally.mjs';

/** A member's evening: what the two halves of the site say to each other, not how pages look. */
const EVENING = '(session|joining|progress|library|comments)';
/** What a member has finished stays so: this one does not go twice on the same data. */
const ONCE = 'of two devices';
/** Deployed together: pages ask by documents that their gateway knows. */
const FRONT = ['web', 'gateway'];

const [journeys = EVENING] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'seyir-compat-'));
const home = join(folder, 'home');
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
const { signal } = stop;
const log = (/** @type {string} */ line) => console.log(line);
const tally = openTally({ folder, signal });

/** A built checkout with the processes as it knows them itself. @param {string} name @param {string} of */
const version = async (name, of) => {
  // Release 0.1.0 has it in deploy/.
  const file = ['scripts/stack/topology.mjs', 'deploy/stack/topology.mjs']
    .map((path) => join(of, path))
    .find((path) => existsSync(path));
  if (!file) throw new Error(`${of} does not say which processes it has`);
  const { UNITS } = await import(pathToFileURL(file).href);
  return { name, root: of, units: UNITS.map((/** @type {object} */ unit) => ({ ...unit, root: of })) };
};

/** @typedef {Awaited<ReturnType<typeof version>>} Version */

/** @param {Version} version @returns {Promise<Record<string, string>>} */
const limitsOf = async (version) =>
  (await import(pathToFileURL(join(version.root, 'scripts/lib/limits.mjs')).href)).unlimited;

/** Whether the kept contract is the one that the release was made from. @param {string} released */
const isItsContract = (released) => {
  const made = join(folder, 'made.binpb');
  const cwd = join(released, 'proto');
  const { status } = spawnSync('buf', ['build', '--output', made], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('the contract of the release cannot be built');
  return readFileSync(made).equals(readFileSync(join(root, 'proto/released.binpb')));
};

/**
 * @param {import('../stack/index.mjs').Stack} stack
 * @param {{ front: Version, services: Version, fill: boolean }} pair
 */
const together = async (stack, { front, services, fill }) => {
  const what = `gateway and pages ${front.name}, services ${services.name}`;
  log(`\n› ${what}`);
  const failedBefore = tally.sum.failed;
  const units = [
    ...services.units.filter(({ name }) => !FRONT.includes(name)),
    ...front.units.filter(({ name }) => FRONT.includes(name)),
  ];
  // A gateway refuses limits that it does not know: each version names its own.
  const env = { ...(await limitsOf(services)), ...(await limitsOf(front)) };
  const { processes, origin, importer } = await planFleet({ root, stack, units, env });
  /** @type {string[]} */
  const lines = [];
  const output = (/** @type {string} */ line) => lines.push(line);
  const fleet = await startFleet({ home, processes, guard: true, respawn: true, log, output, signal });
  try {
    if (fill) await fillDemo({ root: services.root, env: importer, log, signal });
    const site = {
      SEYIR_SITE: origin,
      SEYIR_MAILS: stack.mails,
      SEYIR_LOGINS: join(importer['SEYIR_DATA'] ?? '', 'demo-logins.json'),
    };
    const config = 'scripts/journeys/jest.config.js';
    await tally.jest(
      'journeys',
      front.root,
      config,
      site,
      `--testPathPatterns=scripts/journeys/${journeys}\\.`,
      ...(fill ? [] : [`--testNamePattern=^(?!.*${ONCE})`]),
    );
    tally.count(fleet.processes.every(({ ends }) => ends === 0));
  } finally {
    await fleet.stop();
    if (tally.sum.failed > failedBefore)
      log(`the end of the log of ${what}:\n${lines.slice(-60).join('\n')}`);
  }
};

/** @type {import('../stack/index.mjs').Stack | undefined} */
let stack;
try {
  const release = lastRelease(root);
  if (!release) throw new Error('no release yet: node scripts/release/cut.mjs 0.1.0');
  const old = await version(release.version, buildReleased(root, release));
  const now = await version(`of today (${versionOf(root)})`, root);
  tally.count(isItsContract(old.root));
  stack = await startStack({ home, services: databases(now.units), guard: true, log, signal });
  await together(stack, { front: now, services: old, fill: true });
  await together(stack, { front: old, services: now, fill: false });
} catch (error) {
  console.error(error);
  tally.count(false);
} finally {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
  tally.close();
}
