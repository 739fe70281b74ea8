// Prints which adapters pass which contract suite. Fails if a suite has only one adapter, no embedded one, or none on
// the real server, because a suite with a single adapter only describes that adapter.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Adapter {
  adapter: string;
  /** tested on its own server, in test:stack */
  real: boolean;
}

/** Ports without any server adapter, with the reason. */
const WITHOUT_SERVER: Record<string, string> = {
  Captcha: 'ALTCHA sets and checks its riddles in the process itself',
};

const root = join(import.meta.dirname, '../..');
const files = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));

const suites = new Map<string, Adapter[]>(
  files('services/*/test/**/*.contract.ts').flatMap(({ text }) =>
    [...text.matchAll(/^export (?:function|const) describe(\w+)/gm)].map(
      ([, port = '']): [string, Adapter[]] => [port, []],
    ),
  ),
);
for (const { file, text } of files('services/*/test/**/*.test.ts'))
  for (const [, port = '', adapter = ''] of text.matchAll(/\bdescribe(\w+)\(\s*'([^']+)'/g))
    suites.get(port)?.push({ adapter, real: file.endsWith('.stack.test.ts') });

const rows = [...suites].sort(([a], [b]) => (a < b ? -1 : 1));
for (const [port, adapters] of rows) {
  const list = adapters.map(({ adapter, real }) => `${adapter}${real ? ' (test:stack)' : ''}`);
  const why = WITHOUT_SERVER[port];
  console.log(`${port.padEnd(12)} ${list.sort().join(', ')}${why ? ` (${why})` : ''}`);
}

/** The fault in a port's list of adapters; empty for none. */
const faultOf = (port: string, adapters: Adapter[]) => {
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
