// Typed lint: rules that need type information.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Linted one after the other: the types of all of them at once need more memory than a process may have. */
const PARTS = [['services'], ['gateway'], ['web/src', 'web/scripts', 'web/test'], ['scripts']];

const isClean = (paths: readonly string[]): boolean =>
  spawnSync(
    join(root, 'scripts/checks/node_modules/.bin/eslint'),
    ['--config', 'scripts/checks/eslint.config.js', '--max-warnings=0', ...paths],
    { cwd: root, stdio: 'inherit' },
  ).status === 0;

process.exitCode = PARTS.map(isClean).every(Boolean) ? 0 : 1;
