import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../lib/chromium.mjs';
import { ms, write } from '../lib/result.mjs';
import { startOpen } from '../lib/site.mjs';
import { copyOf, serveCopy } from './pages/static-copy.mjs';
import { visit } from './pages/visit.mjs';

const ROUNDS = 3;
const pages = [
  ['home', '/'],
  ['watch', '/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum'],
];

/** First visits of the home and the watch page beside static pages of the same weight, plain and slowed down. */
export const measurePages = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-bench-'));
  /** @type {(() => Promise<void>)[]} */
  const closers = [];
  try {
    const site = await startOpen(join(folder, 'data'));
    closers.push(site.stop);
    const browser = await chromium.launch({
      executablePath: chromiumPath() ?? 'chromium',
      args: ['--no-sandbox', '--disable-gpu', '--mute-audio'],
    });
    closers.push(() => browser.close());
    const rows = [];
    for (const [name, path] of pages) {
      const copy = await serveCopy(await copyOf(browser, site.origin, path));
      for (const slow of [false, true]) {
        console.log(`› ${name}${slow ? ', slow' : ''}`);
        const ours = [];
        const theirs = [];
        // The first round warms both.
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

/** The middle of the rounds, of each figure by itself. */
const middle = (rounds) => {
  const of = (key) => rounds.map((round) => round[key]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)];
  return Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, of(key)]));
};

const rowOf = (name, ours, still) =>
  `| ${name} | ${ms(ours.lcp)} | ${ms(still.lcp)} | **${(ours.lcp / still.lcp).toFixed(2)}** | ${ms(ours.blocked)} | ` +
  `${ms(still.blocked)} | ${ms(ours.scriptKilobytes)} | ${ms(ours.kilobytes)} | ${ms(still.kilobytes)} |`;

const report = (rows) =>
  write(
    'pages',
    'First visits of the home and the watch page',
    `On a phone's screen, with nothing kept of an earlier visit; the middle of ${ROUNDS} visits in turn with a static page of the
same weight: the same document, styles, fonts and pictures, its scripts loaded as bytes and not run. Blocking is what
tasks take beyond 50 ms each until 2.5 s after the page has loaded. Scripts are those of that time, as they travel; on
the watch page the player's are among them. Aims: LCP ≤ 1.5 × static; scripts ≤ 180 kB without the player.

| page | LCP ms | static LCP ms | ratio | blocked ms | static ms | scripts kB | all kB | static kB |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`,
  );
