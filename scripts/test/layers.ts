// Checks the layer rules of scripts/checks/dependency-cruiser.cjs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const { status } = spawnSync(
  join(root, 'scripts/checks/node_modules/.bin/depcruise'),
  [
    '--config',
    'scripts/checks/dependency-cruiser.cjs',
    'services',
    'gateway/src',
    'web/src',
    'scripts',
    'deploy',
    'proto/topics.ts',
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
