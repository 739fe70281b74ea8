// Runs the stages of one test command, all of them even when one fails, and ends with the line `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runJest } from './jest.mjs';
import { stages } from './stages.mjs';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'node_modules', '.seyir-test');
mkdirSync(results, { recursive: true });

const [suite = 'test', ...only] = process.argv.slice(2);
const chosen = stages(suite).filter(({ name }) => only.length === 0 || only.includes(name));
if (chosen.length === 0) {
  console.error(
    `Nothing to run. Stages of "${suite}": ${stages(suite)
      .map((s) => s.name)
      .join(', ')}.`,
  );
  process.exit(2);
}

/** How many light stages run side by side. */
const LANES = 2;

const children = new Set();
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stopped = true;
    for (const child of children) child.kill(signal);
  });

/** Answers the exit code. What a light stage says is kept until its end: two at once would mix their lines. */
const run = ({ program, args = [], env = {}, light = false }) =>
  new Promise((resolve) => {
    const stdio = light ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio });
    children.add(child);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('error', (error) => said.push(`${error.message}\n`));
    child.on('close', (code) => {
      children.delete(child);
      process.stderr.write(said.join(''));
      resolve(code ?? 1);
    });
  });

/** A stage that writes a report counts its tests, as Jest does; any other stage counts as one. */
const runStage = async (stage) => {
  const report = join(results, `${suite}-${stage.name}.json`);
  const env = { ...stage.env, SEYIR_REPORT: report };
  if (stage.jest)
    return runJest({ spawn: (args) => run({ ...stage, args, env }), args: stage.args, report, root });
  rmSync(report, { force: true });
  const code = await run({ ...stage, env });
  if (!existsSync(report)) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, unstable: [] };
  const { passed, failed, unstable } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, unstable };
};

const lines = [];
let [passed, failed] = [0, 0];
const count = async (stage) => {
  if (stopped) return;
  console.log(`\n› ${stage.name}: ${stage.says}`);
  const started = performance.now();
  const { passed: p, failed: f, unstable } = await runStage(stage);
  passed += p;
  failed += f;
  lines.push(
    `${f === 0 ? '✓' : '✗'} ${stage.name.padEnd(14)} ${String(p).padStart(5)} passed ${String(f).padStart(4)} failed ${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s`,
    ...unstable.map((file) => `  unstable: ${file} failed and passed when run again alone`),
  );
};

const workOff = async (left) => {
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
