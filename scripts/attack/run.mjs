// Attacks a site and writes what held to docs/results/attack.md: `npm run test:attack [-- --only <area>] [--short] [--origin <url>]`.
//
// Every folder beside this file but `lib` is an area. Each .mjs in it that exports `name` and `run` is one attack:
//
//   export const name = 'CSRF: every POST of another site';           // one line of the result
//   export const run = async ({ site, say }) => [{ name, ok, detail }]; // a row for each thing that was tried or measured
//
//   ok      false where a promise did not hold; the run then ends with a failure
//   detail  figures or the first finding, one line; optional
//   tries   how many attempts the row stands for; optional, 1
//
// and optionally:
//
//   export const settings = { … };  // environment of the site; without it no limit stands in the way (lib/settings.mjs).
//                                   // `false`: the attack starts sites of its own and is given none.
//   export const short = true;      // part of the short form
//   export const fleet = true;      // may run against a site that it did not start (--origin): never breaks or fills it, and
//                                   // asks for nothing that a proxy in front answers by itself or that replicas make each
//
// `site` is an AttackedSite of lib/attacked-site.mjs; `say(text)` prints a line of progress. Files without `run` are data
// and helpers of their area.
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { findAttacks } from './lib/areas.mjs';
import { openSites, runningSite } from './lib/attacked-site.mjs';
import { postPaths } from './lib/doors.mjs';
import { report, triesOf } from './lib/report.mjs';

const { values: given } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    short: { type: 'boolean', default: false },
    origin: { type: 'string' },
    /** With --origin: the file of the demo logins, and the folder of the mails. */
    logins: { type: 'string', default: '' },
    mails: { type: 'string' },
  },
});
// A running fleet is never broken: the short form, and of it what leaves a site as it is.
const short = given.short || given.origin !== undefined;

const all = await findAttacks();
const unknown = (given.only ?? []).filter((area) => !all.some((attack) => attack.area === area));
if (unknown.length > 0) {
  const known = [...new Set(all.map(({ area }) => area))];
  console.error(`Unknown area: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  process.exit(2);
}
const chosen = all.filter(
  (attack) =>
    (!given.only || given.only.includes(attack.area)) &&
    (!short || attack.short) &&
    (given.origin === undefined || attack.fleet),
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
const sites = given.origin === undefined ? openSites({ short }) : undefined;
const fleet =
  given.origin === undefined
    ? undefined
    : runningSite({ origin: given.origin, loginsFolder: dirname(given.logins), mails: given.mails, short });

/** @param {import('./lib/areas.mjs').Attack} attack @returns {Promise<import('./lib/areas.mjs').Row[]>} */
const rowsOf = async ({ settings, run }) => {
  const say = (/** @type {string} */ text) => console.log(`    ${text}`);
  try {
    if (settings === false) await sites?.stop();
    const site = fleet ?? (settings === false ? undefined : await sites?.with(settings));
    return await run({ site, short, say });
  } catch (error) {
    console.error(error);
    return [{ name: 'the attack runs to its end', ok: false, detail: String(error) }];
  }
};

const results = [];
/** @type {string[]} */
let paths = [];
try {
  // Attacks under the same settings share one start of the site.
  const groups = Map.groupBy(chosen, ({ settings }) => JSON.stringify(settings));
  for (const attack of [...groups.values()].flat()) {
    console.log(`› ${attack.area}: ${attack.name}`);
    const began = performance.now();
    const rows = await rowsOf(attack);
    const seconds = (performance.now() - began) / 1000;
    results.push({ ...attack, rows, seconds });
    for (const { name, ok, detail } of rows)
      console.log(`  ${ok ? '✓' : '✗'} ${name}${detail ? `: ${detail}` : ''}`);
    console.log(`  ${triesOf(rows)} attempts in ${seconds.toFixed(1)} s`);
  }
  const last = fleet ?? (await sites?.with());
  if (last) paths = await postPaths(last.origin);
} finally {
  await sites?.close();
}

const rows = results.flatMap((result) => result.rows);
const failed = rows.filter(({ ok }) => !ok).length;
// A part is no result of the whole.
if (!given.only && !short) report({ results, paths, command: 'npm run test:attack' });
const counted = { passed: rows.length - failed, failed, unstable: [] };
if (process.env.SEYIR_REPORT) writeFileSync(process.env.SEYIR_REPORT, JSON.stringify(counted));
console.log(`${counted.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && rows.length > 0 ? 0 : 1;
