// Typed lint: rules that need type information.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const { status } = spawnSync(
  join(root, 'scripts/checks/node_modules/.bin/eslint'),
  [
    '--config',
    'scripts/checks/eslint.config.js',
    '--max-warnings=0',
    'services',
    'gateway',
    'web/src',
    'web/scripts',
    'web/test',
    'scripts',
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
