// Measurements, each side by side in one run: `npm run bench [journey|bare|pages …]`; results in docs/results.
import { bare } from './bare.mjs';
import { journey } from './journey.mjs';
import { measurePages } from './pages.mjs';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const parts = { journey, bare, pages: measurePages };
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) await measure();
