// Measures figures at size, each on generated data. The page docs/results/size.md keeps the section of a figure that
// did not run.
import { existsSync, readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs } from '../lib/args.ts';
import { withHead } from '../lib/page-head.ts';
import { hardware, moment } from '../lib/proofs.ts';
import { pageOf } from './lib/page.ts';
import { closeSite } from './lib/site.ts';

export interface Options {
  /** 1: the data of a large site */
  scale: number;
  /** rows of the positions of members, before the scale */
  positions: number;
}

export type Row = { value: string; promise: string; ok: boolean };

/** a module of `figures` */
export interface Figure {
  says: string;
  /** that it covers */
  paths: string[];
  run: (options: Options) => Promise<Row[]>;
}

/** The most important figure first, so that an aborted run has measured it. */
const ORDER = [
  'relay',
  'parked',
  'outage',
  'pages',
  'posts',
  'feed',
  'messages',
  'calls',
  'statements',
  // Before the removal, which takes most replies that a rebuild tells of.
  'rebuild',
  'removal',
  'reactions',
  'positions',
  'uploads',
  'sockets',
  'room-load',
  'idle',
];

const root = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'figures');
const page = join(root, 'docs/results/size.md');
const USAGE = `usage: npm run test:size [-- --only relay,parked] [--scale 0.1] [--positions 3000000]`;

const { values } = readArgs(USAGE, {
  options: {
    only: { type: 'string', default: '' },
    scale: { type: 'string', default: '1' },
    positions: { type: 'string', default: '3000000' },
  },
});
const all = ORDER.filter((name) => readdirSync(folder).includes(`${name}.ts`));
const chosen = values.only === '' ? all : values.only.split(',');
const unknown = chosen.filter((name) => !all.includes(name));
const [scale, positions] = [Number(values.scale), Number(values.positions)];
if (unknown.length > 0 || !(scale > 0) || !(positions > 0)) {
  console.error(`There are: ${all.join(', ')}; scale and positions are above 0.`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const figures: Map<string, Figure> = new Map();
for (const name of all) figures.set(name, await import(`./figures/${name}.ts`));

const when = moment(root);
let [passed, failed] = [0, 0];
for (const [name, figure] of figures) {
  if (!chosen.includes(name)) continue;
  console.log(`› ${name}: ${figure.says}`);
  const began = performance.now();
  let rows: Row[];
  try {
    rows = await figure.run({ scale, positions });
  } catch (error) {
    console.error(error);
    rows = [{ value: `did not end: ${error}`, promise: figure.says, ok: false }];
  }
  const seconds = Math.round((performance.now() - began) / 1_000);
  for (const { value, promise, ok } of rows)
    console.log(`  ${ok ? 'passed' : 'FAILED'}  ${value}; promised: ${promise}`);
  passed += rows.filter(({ ok }) => ok).length;
  failed += rows.filter(({ ok }) => !ok).length;
  // Written after each figure, so that an aborted run keeps its results.
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const ran = { name, rows, seconds, scale, when, machine: hardware() };
  writeFileSync(page, withHead('size', pageOf({ before, figures, ran })));
}
await closeSite();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
