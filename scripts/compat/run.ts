// Runs two versions side by side, as during independent deployments: first the current gateway and pages with the
// services of the last release, then, on the same data, those of the last release with the current services. Each
// pair runs the journeys of its pages. Writes its counts to SEYIR_REPORT.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArgs } from '../lib/args.ts';
import { journeysOf } from '../lib/playwright.ts';
import { fillDemo } from '../stack/fill-demo.ts';
import { databases, planFleet, startFleet, startStack, type Stack } from '../stack/index.ts';
import { buildReleased, lastRelease } from '../release/released.ts';
import type { Unit } from '../stack/topology.ts';
import { versionOf } from '../lib/version.ts';
import { openTally } from '../test/tally.ts';

/** The journeys that use both halves of the site, without those about layout. */
const EVENING = '(session|joining|progress|library|comments)';
/** Excluded from the second run: it needs unfinished episodes, and the first run has finished them. */
const ONCE = 'of two devices';
/** Gateway and pages are deployed together, because pages send documents that their gateway must know. */
const FRONT = ['web', 'gateway'];

const USAGE = "usage: node scripts/compat/run.ts [PATTERN of journeys, where not all of a member's evening]";

const [journeys = EVENING] = readArgs(USAGE, { allowPositionals: true }).positionals;
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'seyir-compat-'));
const home = join(folder, 'home');
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
const { signal } = stop;
const log = (line: string) => console.log(line);
const tally = openTally({ folder, signal });

/** The first of these modules that exists in a checkout; earlier releases had other paths. */
const moduleOf = (root: string, ...paths: string[]) => {
  const file = paths.map((path) => join(root, path)).find((path) => existsSync(path));
  if (!file) throw new Error(`${root} has none of ${paths.join(', ')}`);
  return import(pathToFileURL(file).href);
};

/** A built checkout with its own definition of the processes. */
const version = async (name: string, of: string) => {
  // Release 0.1.0 has it in deploy/.
  const { UNITS }: { UNITS: Unit[] } = await moduleOf(
    of,
    'scripts/stack/topology.ts',
    'deploy/stack/topology.mjs',
  );
  return { name, root: of, units: UNITS.map((unit) => ({ ...unit, root: of })) };
};

type Version = Awaited<ReturnType<typeof version>>;

const limitsOf = async (version: Version): Promise<Record<string, string>> =>
  (await moduleOf(version.root, 'scripts/lib/limits.ts', 'scripts/lib/limits.mjs')).unlimited;

/** Whether the stored contract belongs to the release. */
const isItsContract = (released: string) => {
  const made = join(folder, 'made.binpb');
  const cwd = join(released, 'proto');
  const { status } = spawnSync('buf', ['build', '--output', made], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('the contract of the release cannot be built');
  return readFileSync(made).equals(readFileSync(join(root, 'proto/released.binpb')));
};

const together = async (
  stack: Stack,
  { front, services, fill }: { front: Version; services: Version; fill: boolean },
) => {
  const what = `gateway and pages ${front.name}, services ${services.name}`;
  log(`\n› ${what}`);
  const failedBefore = tally.sum.failed;
  const units = [
    ...services.units.filter(({ name }) => !FRONT.includes(name)),
    ...front.units.filter(({ name }) => FRONT.includes(name)),
  ];
  // A gateway refuses names of limits that it does not know, so each of the two versions gets the limits that it knows.
  const env = { ...(await limitsOf(services)), ...(await limitsOf(front)) };
  const { processes, origin, importer } = await planFleet({ root, stack, units, env });
  const lines: string[] = [];
  const output = (line: string) => lines.push(line);
  const fleet = await startFleet({ home, processes, guard: true, respawn: true, log, output, signal });
  try {
    if (fill) await fillDemo({ root: services.root, env: importer, log, signal });
    const site = {
      SEYIR_SITE: origin,
      SEYIR_MAILS: stack.mails,
      SEYIR_LOGINS: join(importer['SEYIR_DATA'] ?? '', 'demo-logins.json'),
    };
    const files = `scripts/journeys/${journeys}\\.`;
    // Release 0.1.0 runs its journeys with Jest.
    const config = 'scripts/journeys/jest.config.js';
    if (existsSync(join(front.root, config)))
      await tally.jest(
        'journeys',
        front.root,
        config,
        site,
        `--testPathPatterns=${files}`,
        ...(fill ? [] : [`--testNamePattern=^(?!.*${ONCE})`]),
      );
    else {
      const once = fill ? [] : [`--grep-invert=${ONCE}`];
      await tally.program('journeys', front.root, journeysOf(files, '--workers=1', ...once), site);
    }
    tally.count(
      fleet.processes.every(({ ends }) => ends === 0),
      `a process of ${what} ended`,
    );
  } finally {
    await fleet.stop();
    if (tally.sum.failed > failedBefore)
      log(`the end of the log of ${what}:\n${lines.slice(-60).join('\n')}`);
  }
};

let stack: Stack | undefined;
try {
  const release = lastRelease(root);
  if (!release) throw new Error('no release yet: node scripts/release/cut.ts 0.1.0');
  const old = await version(release.version, buildReleased(root, release));
  const now = await version(`of today (${versionOf(root)})`, root);
  tally.count(
    isItsContract(old.root),
    'the last release has the contract that this version is compared with',
  );
  stack = await startStack({ home, services: databases(now.units), guard: true, log, signal });
  await together(stack, { front: now, services: old, fill: true });
  await together(stack, { front: old, services: now, fill: false });
} catch (error) {
  console.error(error);
  tally.count(false, String(error));
} finally {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
  tally.close();
}
