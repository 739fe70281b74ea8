// Renders the examples of the umbrella chart into charts/seyir/rendered, so that changes can be reviewed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs } from '../lib/args.ts';
import { buildDependencies, charts, examples, render } from './helm.ts';
import { digests, notes } from './sources.ts';

readArgs('usage: node scripts/charts/render.ts   (needs Helm 3; it takes no options)', {});

buildDependencies();
for (const example of examples())
  writeFileSync(join(charts, 'seyir/rendered', `${example}.yaml`), render(example));
writeFileSync(notes, digests());
