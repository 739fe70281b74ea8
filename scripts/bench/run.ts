// Runs measurements, each with its comparison in one run: `npm run bench [journey|bare|pages …]`; results in
// docs/results.
import { readArgs } from '../lib/args.ts';
import { bare } from './bare.ts';
import { journey } from './journey.ts';
import { measurePages } from './pages.ts';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const parts = { journey, bare: () => bare(values.calls?.split(',')), pages: measurePages };
const usage = `usage: npm run bench [-- ${Object.keys(parts).join(' ')} [--calls NAME,NAME]]
--calls: only these calls of bare, without a page of results`;
const options = { calls: { type: 'string' } } as const;
const { positionals: chosen, values } = readArgs(usage, { allowPositionals: true, options });
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) await measure();
