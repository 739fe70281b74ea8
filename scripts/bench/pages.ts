import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../lib/chromium.ts';
import { ms, write } from '../lib/result.ts';
import { startOpen } from '../lib/site.ts';
import { copyOf, serveCopy } from './pages/static-copy.ts';
import { visit, type Visit } from './pages/visit.ts';

const ROUNDS = 3;
const pages: [name: string, path: string][] = [
  ['home', '/'],
  ['watch', '/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum'],
];

/**
 * Compares first visits of the home and watch pages with static pages of the same weight, with and without
 * throttling.
 */
export const measurePages = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-bench-'));
  const closers: (() => Promise<void>)[] = [];
  try {
    const site = await startOpen(join(folder, 'data'));
    closers.push(site.stop);
    const browser = await chromium.launch({
      executablePath: chromiumPath() ?? 'chromium',
      args: ['--no-sandbox', '--disable-gpu', '--mute-audio'],
    });
    closers.push(() => browser.close());
    const rows: string[] = [];
    for (const [name, path] of pages) {
      const copy = await serveCopy(await copyOf(browser, site.origin, path));
      for (const slow of [false, true]) {
        console.log(`› ${name}${slow ? ', slow' : ''}`);
        const ours: Visit[] = [];
        const theirs: Visit[] = [];
        // The first round warms up both and is not counted.
        for (let round = 0; round <= ROUNDS; round += 1) {
          const mine = await visit(browser, site.origin + path, { slow });
          const still = await visit(browser, copy.origin + path, { slow });
          if (round === 0) continue;
          ours.push(mine);
          theirs.push(still);
        }
        rows.push(rowOf(`${name}${slow ? ', 4 × CPU, 10 Mbit/s, 40 ms' : ''}`, middle(ours), middle(theirs)));
      }
      copy.close();
    }
    report(rows);
  } finally {
    for (const close of closers.reverse()) await close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The median of the rounds, for each figure separately. */
const middle = (rounds: Visit[]): Visit => {
  const of = (key: keyof Visit) =>
    rounds.map((round) => round[key]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? NaN;
  return {
    lcp: of('lcp'),
    blocked: of('blocked'),
    kilobytes: of('kilobytes'),
    scriptKilobytes: of('scriptKilobytes'),
    shift: of('shift'),
    elements: of('elements'),
  };
};

const rowOf = (name: string, ours: Visit, still: Visit) =>
  `| ${name} | ${ms(ours.lcp)} | ${ms(still.lcp)} | **${(ours.lcp / still.lcp).toFixed(2)}** | ${ms(ours.blocked)} | ` +
  `${ms(still.blocked)} | ${ms(ours.scriptKilobytes)} | ${ms(ours.kilobytes)} | ${ms(still.kilobytes)} | ` +
  `${ours.shift.toFixed(3)} | ${ours.elements} |`;

const report = (rows: string[]) =>
  write(
    'pages',
    'First visits of the home and the watch page',
    `On a phone's screen, with nothing kept of an earlier visit; the middle of ${ROUNDS} visits in turn with a static page of the
same weight: the same document, styles, fonts and pictures, its scripts loaded as bytes and not run. Blocking is what
tasks take beyond 50 ms each until 2.5 s after the page has loaded. Scripts are those of that time, as they travel, without
the player's. Aims: LCP ≤ 1.15 × static; blocking ≤ 100 ms at home and ≤ 150 ms on the watch page, or ≤ 2 × static (on the slow
phone ≤ 400 and ≤ 700, or ≤ 3 ×); scripts ≤ 135 kB; layout shift < 0.05; ≤ 1,200 elements at home.

| page | LCP ms | static LCP ms | ratio | blocked ms | static ms | scripts kB | all kB | static kB | shift | elements |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`,
  );
