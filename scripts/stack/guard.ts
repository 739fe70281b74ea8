import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { logFile } from './state.ts';
import type { Socket } from 'node:net';

const CLI = join(import.meta.dirname, 'cli.ts');

/**
 * Starts a small shell that waits for the end of this process (the kernel then closes its pipe), and stops everything
 * in the home's state files.
 * @returns `release`: ends the guard
 */
export function startGuard(home: string): { release: () => void } {
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
  const pipe = child.stdin as unknown as Socket;
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
