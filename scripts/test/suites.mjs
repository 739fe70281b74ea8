// Prints which adapters pass which contract suite, and fails where there is one alone, or none that is embedded: a port whose
// suite runs over one adapter alone has taken that adapter's semantics.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const files = (pattern) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));

const suites = new Map(
  files('services/*/test/**/*.contract.ts').flatMap(({ text }) =>
    [...text.matchAll(/^export (?:function|const) describe(\w+)/gm)].map(([, port]) => [port, []]),
  ),
);
for (const { file, text } of files('services/*/test/**/*.test.ts'))
  for (const [, port, adapter] of text.matchAll(/\bdescribe(\w+)\(\s*'([^']+)'/g))
    suites.get(port)?.push({ adapter, real: file.endsWith('.stack.test.ts') });

const rows = [...suites].sort(([a], [b]) => (a < b ? -1 : 1));
for (const [port, adapters] of rows) {
  const list = adapters.map(({ adapter, real }) => `${adapter}${real ? ' (test:stack)' : ''}`);
  console.log(`${port.padEnd(12)} ${list.sort().join(', ')}`);
}
const isAlone = (adapters) => {
  const embedded = adapters.filter(({ real }) => !real).length;
  return embedded === 0 || (embedded === 1 && adapters.length === 1);
};
const lonely = rows.filter(([, adapters]) => isAlone(adapters)).map(([port]) => port);
if (lonely.length > 0) console.error(`Only one adapter, or none embedded: ${lonely.join(', ')}`);
process.exitCode = rows.length > 0 && lonely.length === 0 ? 0 : 1;
