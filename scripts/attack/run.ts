// Attacks a site and writes the results to docs/results/attack.md: `npm run test:attack [-- --only <area>] [--short] [--origin <url>]`.
//
// Every folder beside this file except `lib` is an area. Each .ts file in it that exports `name` and `run` is an attack:
//
//   export const name = 'CSRF: every POST of another site';           // one line of the result
//   export const run = async ({ site, say }) => [{ name, ok, detail }]; // a row for each attempt or measurement
//
//   ok      false if a promise was broken; the run then fails
//   detail  figures or the first finding, one line; optional
//   tries   the number of attempts in the row; optional, default 1
//
// and optionally:
//
//   export const settings = { … };  // environment of the site; the default disables all limits (lib/settings.ts).
//                                   // `false`: the attack starts its own sites and gets none.
//   export const short = true;      // part of the short form
//   export const fleet = true;      // can run against a site that it did not start (--origin): it never breaks or fills
//                                   // it, and expects nothing that a proxy answers or that each replica does separately
//
// `site` is an AttackedSite of lib/attacked-site.ts; `say(text)` prints a line of progress. Files without `run` are data
// and helpers of their area.
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readArgs } from '../lib/args.ts';
import { findAttacks, type Attack, type Row } from './lib/areas.ts';
import { openSites, runningSite, type AttackedSite } from './lib/attacked-site.ts';
import { postPaths } from './lib/endpoints.ts';
import { report, triesOf } from './lib/report.ts';

const USAGE = `usage: npm run test:attack -- [--only AREA]… [--short] [--origin URL --logins FILE [--mails FOLDER]]
  --short   fewer attempts of each kind
  --origin  a running site: only the short form, and only attacks that leave the site unchanged`;

const { values: given } = readArgs(USAGE, {
  options: {
    only: { type: 'string', multiple: true },
    short: { type: 'boolean', default: false },
    origin: { type: 'string' },
    /** Needed with --origin: `logins` is the file of the demo logins, `mails` the folder of the mails. */
    logins: { type: 'string', default: '' },
    mails: { type: 'string' },
  },
});
// A running fleet must not break: only the short form, and only attacks that leave the site unchanged.
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

const rowsOf = async ({ settings, run }: Attack): Promise<Row[]> => {
  const say = (text: string) => console.log(`    ${text}`);
  try {
    if (settings === false) await sites?.stop();
    const site = fleet ?? (settings === false ? undefined : await sites?.with(settings));
    // Attacks without settings start their own sites.
    return await run({ site: site as AttackedSite, short, say });
  } catch (error) {
    console.error(error);
    return [{ name: 'the attack runs to its end', ok: false, detail: String(error) }];
  }
};

const results = [];
let paths: string[] = [];
try {
  // Attacks with the same settings share one start of the site.
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
// A part of the attacks is not a result of the whole run.
if (!given.only && !short) report({ results, paths, command: 'npm run test:attack' });
const failures = results.flatMap(({ area, rows }) =>
  rows.filter(({ ok }) => !ok).map(({ name, detail = '' }) => `attack, ${area}: ${name}: ${detail}`),
);
const counted = { passed: rows.length - failed, failed, unstable: [], failures };
if (process.env.SEYIR_REPORT) writeFileSync(process.env.SEYIR_REPORT, JSON.stringify(counted));
console.log(`${counted.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && rows.length > 0 ? 0 : 1;
