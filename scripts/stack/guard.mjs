import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { logFile } from './state.mjs';

const CLI = join(import.meta.dirname, 'cli.mjs');

/**
 * Starts a small shell that waits for the end of this process, however it comes (the kernel closes the pipe to it), and
 * then stops everything that the home's state files name.
 * @param {string} home
 * @returns {{ release: () => void }} `release`: no longer needed
 */
export function startGuard(home) {
  const output = openSync(logFile(home, 'guard'), 'a', 0o600);
  const script = 'cat >/dev/null; exec "$@"';
  const child = spawn(
    '/bin/sh',
    ['-c', script, 'stack-guard', process.execPath, CLI, 'down', '--home', home],
    {
      detached: true,
      cwd: '/',
      stdio: ['pipe', output, output],
    },
  );
  closeSync(output);
  child.unref();
  const { pid } = child;
  const pipe = /** @type {import('node:net').Socket} */ (/** @type {unknown} */ (child.stdin));
  pipe.unref();
  return {
    release() {
      try {
        if (pid !== undefined) process.kill(-pid, 'SIGKILL'); // the shell and its cat
      } catch {
        // it has already ended
      }
      pipe.destroy();
    },
  };
}
