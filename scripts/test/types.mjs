// Type-checks the tests of each package; the sources were checked by the build.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const failed = process.argv
  .slice(2)
  .filter(
    (project) => spawnSync('tsc', ['-p', project, '--noEmit'], { cwd: root, stdio: 'inherit' }).status !== 0,
  );
if (failed.length > 0) console.error(`Types: ${failed.join(', ')} failed`);
process.exitCode = failed.length;
