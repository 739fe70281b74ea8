// The long form: twenty kills of the site as it is, then each planted bug until it is found. Writes docs/results/crash.md.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hardware, moment } from '../lib/proofs.mjs';
import { report } from './lib/report.mjs';
import { crash } from './lib/scenario.mjs';
import { createSite } from './lib/site.mjs';
import { plants } from './plants.mjs';

const KILLS = 20;
const ROUNDS = 4;
const KILLS_A_ROUND = 2;

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'seyir-faults-'));
const data = join(folder, 'data');
const on = `${moment(root)}, ${hardware()}.`;
const say = (/** @type {string} */ text) => console.log(`  ${text}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

/**
 * @template T
 * @param {{ data: string, plant?: string }} options
 * @param {(site: import('./lib/site.mjs').Site) => Promise<T>} work
 */
const withSite = async (options, work) => {
  /** @type {string[]} */
  const lines = [];
  const site = createSite({ ...options, log: (line) => lines.push(line) });
  try {
    await site.start();
    return await work(site);
  } catch (error) {
    console.error(lines.slice(-40).join('\n'));
    throw error;
  } finally {
    await site.kill();
  }
};

const asItIs = () =>
  withSite({ data }, (site) => {
    /** @type {import('./lib/scenario.mjs').Fault[]} */
    const faults = Array.from({ length: KILLS }, (_, index) => (index % 2 === 0 ? 'database' : 'process'));
    return crash({ site, faults, apartMs: [2_000, 6_000], folder, say });
  });

/** @param {import('./plants.mjs').Plant} plant @returns {Promise<import('./lib/report.mjs').Planted>} */
const planted = ({ name, says, finds, fresh }) =>
  withSite({ data: fresh ? join(folder, name) : data, plant: name }, async (site) => {
    for (let round = 1; ; round++) {
      const { verdict } = await crash({
        ...{ site, folder, say, apartMs: [1_500, 3_000] },
        faults: Array.from({ length: KILLS_A_ROUND }, () => 'process'),
      });
      // A kill may miss the window: a bug is missed only when many kills do not find it.
      const found = verdict.findings[finds] !== undefined;
      if (found || round === ROUNDS)
        return { name, says, found, kills: round * KILLS_A_ROUND, findings: verdict.findings };
    }
  });

let failed = 0;
/** @param {boolean} good @param {string} text */
const note = (good, text) => {
  if (!good) failed++;
  console.log(`${good ? '✓' : '✗'} ${text}`);
};

try {
  console.log(`› ${KILLS} kills of the site as it is`);
  const outcome = await asItIs();
  note(outcome.verdict.green, `${KILLS} kills: ${JSON.stringify(outcome.verdict.findings)}`);
  const bugs = [];
  for (const plant of plants) {
    console.log(`› planted: ${plant.name}`);
    const bug = await planted(plant);
    bugs.push(bug);
    note(bug.found, `${bug.name} found by ${Object.keys(bug.findings).join(', ') || 'nothing'}`);
  }
  writeFileSync(join(root, 'docs/results/crash.md'), report({ on, outcome, planted: bugs }));
} finally {
  await rm(folder, { recursive: true, maxRetries: 5 });
}
console.log(`${1 + plants.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
