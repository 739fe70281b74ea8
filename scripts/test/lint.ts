// Typed lint: rules that need type information.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Linted apart: the types of all of them at once need more memory than a process may have. The longest comes first. */
const PARTS = [['services'], ['web/src', 'web/scripts', 'web/test'], ['gateway'], ['scripts']];
/** Parts that run in parallel: ESLint uses one thread. */
const LANES = 2;

const isClean = (paths: readonly string[]) =>
  new Promise<boolean>((resolve) => {
    spawn(
      join(root, 'scripts/checks/node_modules/.bin/eslint'),
      ['--config', 'scripts/checks/eslint.config.js', '--max-warnings=0', ...paths],
      { cwd: root, stdio: 'inherit' },
    ).once('close', (code) => resolve(code === 0));
  });

let failed = false;
const left = [...PARTS];
const lane = async () => {
  for (let part = left.shift(); part; part = left.shift()) failed = !(await isClean(part)) || failed;
};
await Promise.all(Array.from({ length: LANES }, lane));
process.exitCode = failed ? 1 : 0;
