// Which lines of docs/spec/requirements.yaml a test proves: `npm run coverage:spec [AREA …]`. A test proves the lines
// whose ids stand in its name. Ends with an error for an id that no line has, or a reason that has become untrue.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const lines = parse(read('docs/spec/requirements.yaml'));
const reasons = parse(read('docs/spec/open.yaml')) ?? {};
const only = process.argv.slice(2);

const testName = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const tests = listed.split('\n').filter((file) => /\.(test|journey|contract)\.(ts|tsx|mjs)$/.test(file));

const provenBy = new Map(lines.map(({ id }) => [id, new Set()]));
const faults = [];
for (const file of tests)
  for (const [, , name] of read(file).matchAll(testName))
    for (const [id] of name.matchAll(/\b[A-Z]-\d{2}\b/g)) {
      const files = provenBy.get(id);
      if (files) files.add(file);
      else faults.push(`${file}: "${id}" is no line of docs/spec/requirements.yaml`);
    }

for (const key of Object.keys(reasons)) {
  const meant = lines.filter(({ id }) => id === key || id.startsWith(`${key}-`));
  if (meant.length === 0) faults.push(`docs/spec/open.yaml: "${key}" is no line and no area`);
  else if (meant.every(({ id }) => provenBy.get(id).size > 0))
    faults.push(`docs/spec/open.yaml: "${key}" is proven by now`);
}

const areas = Map.groupBy(lines, ({ id }) => id[0]);
const summary = [];
for (const [letter, rows] of areas) {
  if (only.length > 0 && !only.includes(letter)) continue;
  console.log(`\n${letter}  ${rows[0].area}`);
  for (const { id, text } of rows) {
    const files = [...provenBy.get(id)];
    const state = files.length > 0 ? '✓' : '·';
    const why = files.length > 0 ? files.join(', ') : (reasons[id] ?? reasons[letter] ?? 'no test names it');
    console.log(`${state} ${id}  ${text}\n         ${why}`);
  }
  const proven = rows.filter(({ id }) => provenBy.get(id).size > 0).length;
  summary.push(
    `${letter}  ${rows[0].area.padEnd(14)} ${String(proven).padStart(3)} of ${rows.length} proven`,
  );
}
console.log(`\n${summary.join('\n')}`);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
