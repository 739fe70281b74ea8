// Four browsers in one room, each behind its own line and with its own wrong clock; one true clock reads their pictures.
// Writes docs/results/rooms.md and the picture of a minute.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArgs } from '../lib/args.ts';
import { write } from '../lib/result.ts';
import { loginsIn, startOpen } from '../lib/site.ts';
import { callerOf } from '../site/caller.ts';
import { documentOf } from '../site/documents.ts';
import { EPISODE, lineOf } from './conditions.ts';
import { Member, type Conditions } from './member.ts';
import { pictureOf } from './picture.ts';
import { isCounted, rowsOf, tableOf } from './report.ts';
import { play, type Amount } from './scenario.ts';

const root = join(import.meta.dirname, '../..');
const USAGE = 'usage: npm run test:rooms [-- --short] [-- --keep-page]';
const { values } = readArgs(USAGE, {
  options: { short: { type: 'boolean', default: false }, 'keep-page': { type: 'boolean', default: false } },
});

const conditions: Conditions[] = [
  { name: 'A (50 ms)', shape: lineOf(50), skewMs: 90_000, slowdown: 1 },
  { name: 'B (150 ms)', shape: lineOf(150), skewMs: -90_000, slowdown: 1 },
  { name: 'C (300 ms)', shape: lineOf(300), skewMs: 45_000, slowdown: 1 },
  { name: 'D (150 ms, a quarter of the processor)', shape: lineOf(150), skewMs: -45_000, slowdown: 4 },
];
/**
 * A stalled frame of a writer delays all samples of its command, so the slowest twentieth contains at least one whole command of each
 * kind. It takes 20 minutes.
 */
const whole: Amount = { minuteMs: 60_000, joins: 21, commands: 40, reconnects: 21, entries: 40, kills: 30 };
const short: Amount = { minuteMs: 10_000, joins: 3, commands: 3, reconnects: 3, entries: 4, kills: 2 };

const data = mkdtempSync(join(tmpdir(), 'seyir-rooms-'));
process.once('exit', () => rmSync(data, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const site = await startOpen(data);
const members: Member[] = [];
let failed = 0;
try {
  const { watchPage } = await callerOf(site.origin).data(documentOf('WatchPage'), EPISODE);
  const logins = loginsIn(data);
  for (const [place, one] of conditions.entries()) {
    const login = logins[place];
    if (!login) throw new Error('the demo has too few logins');
    members.push(await Member.of(one, site.origin, login));
  }
  const run = await play(members, watchPage.episode.id, values.short ? short : whole);
  const rows = rowsOf(run, members);
  const table = tableOf(rows, run);
  failed = rows.filter(({ ok }) => !ok).length;
  const uncounted = Object.keys(run.parts).filter((part) => !isCounted(run, part));
  const clock = Math.max(...members.map(({ clockErrorMs }) => clockErrorMs)).toFixed(1);
  console.log(table);
  const { minute } = run.parts;
  if (!values['keep-page'] && minute) {
    const drawn = members.map(({ conditions: { name }, recorded }) => ({ name, recorded }));
    writeFileSync(join(root, 'docs/results/rooms.svg'), pictureOf(drawn, minute.from, minute.to));
    write('rooms', 'Four browsers in one room', textOf(table, uncounted, clock), 'npm run test:rooms');
  }
  if (uncounted.length > 0) console.log(`The machine was too busy in: ${uncounted.join(', ')}.`);
} finally {
  await Promise.allSettled(members.map((member) => member.close()));
  await site.stop();
}
console.log(`${failed} figures missed`);
process.exit(failed === 0 ? 0 : 1);

function textOf(table: string, uncounted: string[], clock: string): string {
  return `Four members, each in a Chromium of its own, watch a clip of 240 lines on a fresh site in one process. Each has a TCP line
to the site that we shape: a round trip of 50, 150 or 300 ms, on each way up to a fifth of it more, and a stall of 200 to 400 ms for
one in a hundred frames. Their devices' clocks are wrong by 45 to 90 s in both directions, and one has a quarter of a
processor. The site's own media comes over the same lines. The position of each picture is read together with the machine's
monotonic clock, which the page does not see (error at most ${clock} ms).

A figure counts only while all programs of the machine together use less than 85 % of its processors.${
    uncounted.length > 0 ? ` In this run the machine was busier in: ${uncounted.join(', ')}.` : ''
  }

${table}

A minute without commands: the difference of each picture to the middle of the four.

![Four clocks over a minute](rooms.svg)
`;
}
