// Prints which adapters pass which contract suite, and fails where there is one alone, none that is embedded, or none on the
// real server: a port whose suite runs over one adapter alone has taken that adapter's semantics.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ports of which no adapter has a server, by the reason. */
const WITHOUT_SERVER = { Captcha: 'ALTCHA sets and checks its riddles in the process itself' };

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
  const why = WITHOUT_SERVER[port];
  console.log(`${port.padEnd(12)} ${list.sort().join(', ')}${why ? ` (${why})` : ''}`);
}

/** What ails a port's list of adapters; nothing where it is as it should be. */
const faultOf = (port, adapters) => {
  const real = adapters.filter((adapter) => adapter.real).length;
  if (adapters.length === real) return 'no embedded adapter';
  if (adapters.length === 1) return 'one adapter alone';
  if (real === 0 && !WITHOUT_SERVER[port]) return 'no adapter on a real server (*.stack.test.ts)';
  return undefined;
};
const faults = rows.flatMap(([port, adapters]) => {
  const fault = faultOf(port, adapters);
  return fault ? [`${port}: ${fault}`] : [];
});
for (const fault of faults) console.error(fault);
process.exitCode = rows.length > 0 && faults.length === 0 ? 0 : 1;
