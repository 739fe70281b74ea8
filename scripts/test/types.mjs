// Type-checks the tests of each package; the sources were checked by the build.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const check = (project) =>
  // Runs beside another stage; and checkers side by side each work out the types they share.
  spawnSync('tsc', ['-p', project, '--noEmit', '--singleThreaded'], { cwd: root, stdio: 'inherit' });
const failed = process.argv.slice(2).filter((project) => check(project).status !== 0);
if (failed.length > 0) console.error(`Types: ${failed.join(', ')} failed`);
process.exitCode = failed.length;
