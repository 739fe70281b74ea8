// Checks the layer rules of scripts/checks: dependency-cruiser.cjs, and folder-rings.cjs, which leaves tests out.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const check = (config: string, ...folders: string[]) =>
  spawnSync(
    join(root, 'scripts/checks/node_modules/.bin/depcruise'),
    ['--config', `scripts/checks/${config}`, ...folders],
    { cwd: root, stdio: 'inherit' },
  ).status === 0;

const folders = ['services', 'gateway/src', 'web/src', 'scripts'];
const results = [
  check('dependency-cruiser.cjs', ...folders, 'deploy', 'proto/topics.ts'),
  check('folder-rings.cjs', ...folders),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
