// Runs all stages of a test command, even after a failure, and prints `N passed, N failed` as the last line.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs } from '../lib/args.ts';
import { runJest, type Ran } from './jest.ts';
import { stages, SUITES, type Stage } from './stages.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'node_modules', '.seyir-test');
mkdirSync(results, { recursive: true });

const USAGE = `usage: node scripts/test/run.ts [SUITE [STAGE …]]
  suites: ${SUITES.join(', ')}; a suite that does not exist or has no such stage prints the stages that there are`;

const [suite = 'test', ...only] = readArgs(USAGE, { allowPositionals: true }).positionals;
const chosen = stages(suite).filter(({ name }) => only.length === 0 || only.includes(name));
if (chosen.length === 0) {
  console.error(
    `Nothing to run. Stages of "${suite}": ${stages(suite)
      .map((s) => s.name)
      .join(', ')}.`,
  );
  process.exit(2);
}

/** Number of light stages that run in parallel. */
const LANES = 2;

const children = new Set<ChildProcess>();
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopped = true;
    for (const child of children) child.kill(signal);
  });

/**
 * Resolves to the exit code. The output of a light stage is printed at its end, because parallel output would mix.
 */
const run = ({ program, args, env = {}, light = false }: Stage) =>
  new Promise<number>((resolve) => {
    const stdio: StdioOptions = light ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child: ChildProcess = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio });
    children.add(child);
    const said: (string | Buffer)[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('error', (error) => said.push(`${error.message}\n`));
    child.on('close', (code) => {
      children.delete(child);
      process.stderr.write(said.join(''));
      resolve(code ?? 1);
    });
  });

/** A stage with a report counts its tests, like Jest; any other stage counts as one. */
const runStage = async (stage: Stage): Promise<Ran> => {
  const report = join(results, `${suite}-${stage.name}.json`);
  const env = { ...stage.env, SEYIR_REPORT: report };
  if (stage.jest)
    return runJest({ spawn: (args) => run({ ...stage, args, env }), args: stage.args, report, root });
  rmSync(report, { force: true });
  const code = await run({ ...stage, env });
  if (!existsSync(report))
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, unstable: [], failures: [] };
  const { passed, failed, unstable, failures = [] } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, unstable, failures };
};

const lines: string[] = [];
let [passed, failed] = [0, 0];
const count = async (stage: Stage) => {
  if (stopped) return;
  console.log(`\n› ${stage.name}: ${stage.says}`);
  const started = performance.now();
  const { passed: p, failed: f, unstable, failures } = await runStage(stage);
  passed += p;
  failed += f;
  lines.push(
    `${f === 0 ? '✓' : '✗'} ${stage.name.padEnd(14)} ${String(p).padStart(5)} passed ${String(f).padStart(4)} failed ${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s${unstable.length > 0 ? `, ${unstable.length} unstable` : ''}`,
    ...failures.map((what) => `  failed: ${what}`),
    ...unstable.map((what) => `  unstable: ${what} failed, and passed on a later try`),
  );
};

const workOff = async (left: Stage[]) => {
  for (let stage = left.shift(); stage; stage = left.shift()) await count(stage);
};

const light = chosen.filter((stage) => stage.light);
await Promise.all(Array.from({ length: LANES }, () => workOff(light)));
await workOff(chosen.filter((stage) => !stage.light));
if (stopped) failed += 1;
writeFileSync(join(results, `${suite}.json`), JSON.stringify({ passed, failed }));
console.log(`\n${lines.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
