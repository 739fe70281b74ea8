// Lint, format, compatibility and regenerated code of the contracts, all offline.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const proto = join(root, 'proto');
const buf = (...args: string[]) => spawnSync('buf', args, { cwd: proto, stdio: 'inherit' }).status === 0;

const checks: [string, () => boolean][] = [
  ['lint', () => buf('lint')],
  ['format', () => buf('format', '--diff', '--exit-code')],
  ['compatible with released.binpb', () => buf('breaking', '--against', 'released.binpb')],
  ['generated', () => buf('generate')],
  [
    'gen/ as generated',
    () => {
      if (!existsSync(join(root, '.git'))) return true;
      const { stdout, status } = spawnSync('git', ['status', '--porcelain', '--', 'proto/gen'], {
        cwd: root,
      });
      process.stdout.write(stdout);
      return status === 0 && stdout.length === 0;
    },
  ],
];
const failed = checks.filter(([, check]) => !check()).map(([name]) => name);
if (failed.length > 0) console.error(`Contracts: ${failed.join(', ')} failed`);
process.exitCode = failed.length;
