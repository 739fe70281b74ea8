// Lists the proven and built parts of the specification: `npm run coverage:spec [AREA …]`. A test proves the lines of
// docs/spec/requirements.yaml whose ids are in its name; a line for both sides needs a test of a service or the
// gateway and one of the web client or a journey. Tests that are skipped, also by a condition, prove nothing. A call of
// docs/spec/legacy-calls.yaml is complete if the gateway answers it for each of its targets; gateway/test/legacy-targets.test.ts
// calls each of them. Fails for an unknown id or call, for a test with an id that checks nothing, for a line proven on only
// one of its sides, and for an outdated reason in docs/spec/open.yaml.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readArgs } from '../lib/args.ts';
import { testReader } from './tests-of.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const lines: { id: string; area: string; where: string; text: string }[] = parse(
  read('docs/spec/requirements.yaml'),
);
interface SpecifiedCall {
  readonly path: string;
  readonly type?: string;
  /** The words of the vocabulary that its `type` takes. */
  readonly targets?: string;
}
const { rows, vocabulary }: { rows: SpecifiedCall[]; vocabulary: Record<string, object> } = parse(
  read('docs/spec/legacy-calls.yaml'),
);
const open: {
  lines: Record<string, string>;
  calls: Record<string, string[]>;
  targets: Record<string, string[]>;
} = parse(read('docs/spec/open.yaml'));
const { positionals: only } = readArgs('usage: npm run coverage:spec [-- AREA …]', {
  allowPositionals: true,
});
const faults: string[] = [];

const isWeb = (file: string) => file.startsWith('web/') || file.startsWith('scripts/journeys/');

const provenBy: Map<string, { web: Set<string>; server: Set<string>; skipped: Set<string> }> = new Map(
  lines.map(({ id }) => [id, { web: new Set(), server: new Set(), skipped: new Set() }]),
);
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const testsOf = testReader(root);
const idsIn = (name: string): string[] => name.match(/\b[A-Z]-\d{2}\b/g) ?? [];
for (const file of listed.split('\n').filter((name) => /\.(test|journey|contract)\.(ts|tsx|mjs)$/.test(name)))
  for (const { name, suites, skipped, hollow } of testsOf(file)) {
    if (hollow && !skipped && idsIn(name).length > 0) faults.push(`${file}: "${name}" checks nothing`);
    for (const id of new Set([name, ...suites].flatMap(idsIn))) {
      const proofs = provenBy.get(id);
      if (!proofs) faults.push(`${file}: "${id}" is no line of docs/spec/requirements.yaml`);
      else if (skipped) proofs.skipped.add(file);
      else if (!hollow) (isWeb(file) ? proofs.web : proofs.server).add(file);
    }
  }

/** The missing part of a line's proof; undefined if the line is proven. */
const missingOf = ({ id, where }: { id: string; where: string }) => {
  const { web, server, skipped } = provenBy.get(id) as NonNullable<ReturnType<typeof provenBy.get>>;
  if (web.size + server.size === 0) return skipped.size > 0 ? 'its tests are skipped' : 'no test names it';
  if (where !== 'both') return undefined;
  if (server.size === 0) return 'no test of a service or the gateway names it';
  return web.size === 0 ? 'no test of the web client and no journey names it' : undefined;
};

const reasonOf = (id: string) => open.lines[id] ?? open.lines[id.slice(0, 1)];
for (const key of Object.keys(open.lines)) {
  const meant = lines.filter(({ id }) => id === key || id.startsWith(`${key}-`));
  if (meant.length === 0) faults.push(`docs/spec/open.yaml: "${key}" is no line and no area`);
  else if (meant.every((line) => missingOf(line) === undefined))
    faults.push(`docs/spec/open.yaml: "${key}" is proven by now`);
}

const summary: string[] = [];
let provenInAll = 0;
for (const [letter, ofArea] of Map.groupBy(lines, ({ id }) => id.slice(0, 1))) {
  let proven = 0;
  const isShown = only.length === 0 || only.includes(letter);
  if (isShown) console.log(`\n${letter}  ${ofArea[0]?.area}`);
  for (const line of ofArea) {
    const missing = missingOf(line);
    const reason = reasonOf(line.id);
    if (missing === undefined) proven++;
    else if (reason === undefined) faults.push(`${line.id}: ${missing}`);
    if (!isShown) continue;
    const { web, server } = provenBy.get(line.id) as NonNullable<ReturnType<typeof provenBy.get>>;
    console.log(`${missing === undefined ? '✓' : '·'} ${line.id}  ${line.text}`);
    const why = missing === undefined ? '' : `${missing}${reason ? `: ${reason}` : ''} `;
    console.log(`         ${why}${[...server, ...web].join(', ')}`);
  }
  provenInAll += proven;
  if (isShown)
    summary.push(
      `${letter}  ${(ofArea[0]?.area ?? '').padEnd(14)} ${String(proven).padStart(3)} of ${ofArea.length} proven`,
    );
}

const nameOf = ({ path, type }: { path: string; type?: string }) => (path === '/ajax/service' ? type : path);
const names = new Set(rows.map(nameOf));
const missingCalls = new Set(Object.values(open.calls ?? {}).flat());
for (const name of [...missingCalls, ...Object.keys(open.targets ?? {})])
  if (!names.has(name))
    faults.push(`docs/spec/open.yaml: "${name}" is no call of docs/spec/legacy-calls.yaml`);
for (const name of Object.keys(open.targets ?? {}))
  if (missingCalls.has(name))
    faults.push(`docs/spec/open.yaml: "${name}" is not built, so that it has no targets`);

console.log(`\n${summary.join('\n')}`);
if (only.length === 0) {
  for (const [what, calls] of Object.entries(open.calls ?? {}))
    console.log(`not built, ${what}: ${calls.join(', ')}`);
  for (const [call, targets] of Object.entries(open.targets ?? {}))
    console.log(`in part, ${call}: not for ${targets.join(', ')}`);
}
/** The target numbers of the calls that serve several, as the vocabulary lists them. */
const targetCounts = rows.map((row) => {
  const given = row.targets === undefined ? undefined : vocabulary[row.targets];
  if (row.targets !== undefined && given === undefined)
    faults.push(`docs/spec/legacy-calls.yaml: "${row.targets}" is no entry of the vocabulary`);
  const all = given ? Object.keys(given).length : 0;
  return {
    all,
    missing: missingCalls.has(nameOf(row) ?? '') ? all : (open.targets?.[nameOf(row) ?? '']?.length ?? 0),
  };
});
const sum = (key: 'all' | 'missing') => targetCounts.reduce((total, one) => total + one[key], 0);
const partly = Object.keys(open.targets ?? {}).length;
console.log(`\n${provenInAll} of ${lines.length} lines proven`);
console.log(
  `${rows.length - missingCalls.size - partly} of ${rows.length} calls whole, ${partly} in part, ${missingCalls.size} not built`,
);
console.log(
  `${sum('all') - sum('missing')} of ${sum('all')} targets of the ${targetCounts.filter(({ all }) => all > 0).length} calls that serve several`,
);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
