// Type-checks the tests of each package; the build has checked the sources.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const check = (project: string) =>
  // One checker, because it runs beside another stage and each checker would compute the shared types again.
  spawnSync('tsc', ['-p', project, '--noEmit', '--singleThreaded'], { cwd: root, stdio: 'inherit' });
const failed = process.argv.slice(2).filter((project) => check(project).status !== 0);
if (failed.length > 0) console.error(`Types: ${failed.join(', ')} failed`);
process.exitCode = failed.length;
