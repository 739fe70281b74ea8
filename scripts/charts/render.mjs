// Renders the examples of the umbrella chart into charts/seyir/rendered, where a change of theirs is read and reviewed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDependencies, charts, examples, render } from './helm.mjs';
import { digests, notes } from './sources.mjs';

buildDependencies();
for (const example of examples())
  writeFileSync(join(charts, 'seyir/rendered', `${example}.yaml`), render(example));
writeFileSync(notes, digests());
