// Runs the test of each mutant on the unmodified code, where it must pass, and on the mutant, where it must fail.
// Writes docs/results/mutants.md: `npm run test:faults mutants`, or `node scripts/faults/mutants/run.ts [name …]` for
// some.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArgs } from '../../lib/args.ts';
import { jestEnv } from '../../lib/jest-env.ts';
import { withHead } from '../../lib/page-head.ts';
import { hardware, moment } from '../../lib/proofs.ts';
import { mutants } from './mutants.ts';
import { report } from './report.ts';
import type { Mutant } from './of.ts';

type Verdict = 'seen' | 'not seen' | 'red without it' | 'does not run';

/** A mutant may hang. */
const PATIENCE_MS = 120_000;

const USAGE = `usage: node scripts/faults/mutants/run.ts [NAME …]   (all mutants where none is named)`;

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'seyir-mutants-'));
const when = moment(root);
const page = join(root, 'docs/results/mutants.md');
const { positionals: names } = readArgs(USAGE, { allowPositionals: true });
const unknown = names.filter((name) => !mutants.some((mutant) => mutant.name === name));
if (unknown.length > 0) throw new Error(`no mutant is named ${unknown.join(', ')}`);
const chosen = names.length > 0 ? mutants.filter(({ name }) => names.includes(name)) : mutants;

let child: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    child?.kill('SIGTERM');
    process.exit(130);
  });

/**
 * Runs the tests of one file.
 * @param args further arguments for Jest
 * @param planted name of the mutant, or empty
 * @returns undefined after a timeout
 */
const runTests = async (
  { package: of, test }: Mutant,
  args: string[],
  planted: string,
): Promise<{ status: string; fullName: string }[] | undefined> => {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const config = ['--config', join(import.meta.dirname, 'jest.config.js'), join(root, of, test)];
  const output = ['--runInBand', '--forceExit', '--json', '--outputFile', file];
  const env = { ...process.env, ...jestEnv, SEYIR_MUTANT: planted, SEYIR_MUTANT_PACKAGE: of };
  const started = spawn('jest', [...config, ...output, ...args], { cwd: root, env, stdio: 'ignore' });
  child = started;
  const limit = setTimeout(() => started.kill('SIGTERM'), PATIENCE_MS);
  await new Promise((resolve) => started.once('close', resolve));
  clearTimeout(limit);
  if (!existsSync(file)) return undefined;
  const { testResults }: { testResults: { assertionResults: { status: string; fullName: string }[] }[] } =
    JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ assertionResults }) => assertionResults);
};

/** The results of each test of a file without a mutant. */
const clean: Map<string, { status: string; fullName: string }[]> = new Map();

const verdictOf = async (mutant: Mutant): Promise<Verdict> => {
  const of = (all: { status: string; fullName: string }[]) =>
    all.filter(({ status, fullName }) => status !== 'pending' && fullName.includes(mutant.sees));
  const file = join(mutant.package, mutant.test);
  const all = clean.get(file) ?? (await runTests(mutant, [], '')) ?? [];
  clean.set(file, all);
  if (of(all).length === 0) return 'does not run';
  if (of(all).some(({ status }) => status !== 'passed')) return 'red without it';
  const tests = await runTests(mutant, ['--testNamePattern', RegExp.escape(mutant.sees)], mutant.name);
  // A test that passes without the mutant and hangs with it counts as failed.
  if (!tests) return 'seen';
  if (of(tests).length === 0) return 'does not run';
  return of(tests).every(({ status }) => status === 'passed') ? 'not seen' : 'seen';
};

const results: (Mutant & { verdict: Verdict })[] = [];
try {
  for (const mutant of chosen) {
    const verdict = await verdictOf(mutant);
    results.push({ ...mutant, verdict });
    console.log(`${verdict === 'seen' ? '✓' : '✗'} ${mutant.name}: ${verdict}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
const text = report({ before, when, on: hardware(), order: mutants, results });
writeFileSync(page, withHead('mutants', text));
const failed = results.filter(({ verdict }) => verdict !== 'seen').length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
