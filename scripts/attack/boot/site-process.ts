import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeFlags } from '../../lib/node-flags.mjs';
import { waitFor } from '../../lib/wait.ts';

const root = join(import.meta.dirname, '../../..');
const READY_MS = 180_000;

/**
 * Starts the site as a child process and records its output, without a terminal.
 * @param data its folder
 */
export const startProcess = (data: string, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [...nodeFlags, 'services/all-in-one/dist/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', SEYIR_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (said.err += text));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended: Promise<number | string> = new Promise((resolve) =>
    child.once('close', (code, signal) => {
      process.off('exit', kill);
      resolve(signal ?? code ?? 1);
    }),
  );
  let isOver = false;
  void ended.then(() => (isOver = true));
  return {
    said,
    /** Resolves to its exit code, or the signal that ended it. */
    ended,
    kill,
    /** Lines that a reader would take for an error. */
    errorLines: () => [
      ...said.err.split('\n').filter(Boolean),
      ...said.out.split('\n').filter((l) => /"level":"(error|fatal)"/.test(l)),
    ],
    /** Resolves to its address once it is ready. */
    async ready() {
      await waitFor('the site', READY_MS, () => {
        if (isOver) throw new Error(`the site ended while starting: ${said.err}${said.out}`);
        return /open at http\S+\s/.test(said.out);
      });
      return /open at (http\S+)/.exec(said.out)?.[1] ?? '';
    },
    /** Resolves to the exit code and the duration in seconds. */
    async stop() {
      const began = performance.now();
      child.kill('SIGTERM');
      const code = await ended;
      return { code, seconds: (performance.now() - began) / 1000 };
    },
  };
};
