// The long form: twenty kills of the unmodified site, then kills with each planted bug until it is found. Writes
// docs/results/crash.md.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArgs } from '../lib/args.ts';
import { withHead } from '../lib/page-head.ts';
import { hardware, moment } from '../lib/proofs.ts';
import { report, type Planted } from './lib/report.ts';
import { crash, type Fault } from './lib/scenario.ts';
import { createSite, type Site } from './lib/site.ts';
import { plants, type Plant } from './plants.ts';

readArgs(
  'usage: node scripts/faults/run.ts   (twenty kills, then each planted bug; it takes no options)',
  {},
);

const KILLS = 20;
const ROUNDS = 4;
const KILLS_A_ROUND = 2;

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'seyir-faults-'));
const data = join(folder, 'data');
const on = `${moment(root)}, ${hardware()}.`;
const say = (text: string) => console.log(`  ${text}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

const withSite = async <T>(options: { data: string; plant?: string }, work: (site: Site) => Promise<T>) => {
  const lines: string[] = [];
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
    const faults: Fault[] = Array.from({ length: KILLS }, (_, index) =>
      index % 2 === 0 ? 'database' : 'process',
    );
    return crash({ site, faults, apartMs: [2_000, 6_000], folder, say });
  });

const planted = ({ name, says, finds, fresh }: Plant): Promise<Planted> =>
  withSite({ data: fresh ? join(folder, name) : data, plant: name }, async (site) => {
    for (let round = 1; ; round++) {
      const { verdict } = await crash({
        site,
        folder,
        say,
        apartMs: [1_500, 3_000],
        faults: Array.from({ length: KILLS_A_ROUND }, () => 'process'),
      });
      // A kill may miss the time window of a bug, so a bug counts as missed only after many kills.
      const found = verdict.findings[finds] !== undefined;
      if (found || round === ROUNDS)
        return { name, says, found, kills: round * KILLS_A_ROUND, findings: verdict.findings };
    }
  });

let failed = 0;
const note = (good: boolean, text: string) => {
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
  const page = withHead('crash', report({ on, outcome, planted: bugs }));
  writeFileSync(join(root, 'docs/results/crash.md'), page);
} finally {
  await rm(folder, { recursive: true, maxRetries: 5 });
}
console.log(`${1 + plants.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
