// Finds dead files, exports and dependencies.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const { status } = spawnSync(
  join(root, 'scripts/checks/node_modules/.bin/knip'),
  ['--config', 'scripts/checks/knip.json', '--no-progress'],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
