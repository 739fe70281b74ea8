import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { waitFor } from '../../lib/wait.mjs';

const root = join(import.meta.dirname, '../../..');
const READY_MS = 180_000;

/**
 * Starts the site in one process as a program that collects what it prints: no terminal.
 * @param {string} data its folder
 * @param {Record<string, string>} [env]
 */
export const startProcess = (data, env = {}) => {
  const child = spawn(process.execPath, ['--enable-source-maps', 'services/all-in-one/dist/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', SEYIR_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (said.err += text));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  /** @type {Promise<number | string>} */
  const ended = new Promise((resolve) =>
    child.once('close', (code, signal) => {
      process.off('exit', kill);
      resolve(signal ?? code ?? 1);
    }),
  );
  let isOver = false;
  void ended.then(() => (isOver = true));
  return {
    said,
    /** Its exit code, or the signal that ended it. */
    ended,
    kill,
    /** Lines that a person would take for a failure. */
    errorLines: () => [
      ...said.err.split('\n').filter(Boolean),
      ...said.out.split('\n').filter((l) => /"level":"(error|fatal)"/.test(l)),
    ],
    /** Resolves with its address when it is open. */
    async ready() {
      await waitFor('the site', READY_MS, () => {
        if (isOver) throw new Error(`the site ended while starting: ${said.err}${said.out}`);
        return /open at http\S+\s/.test(said.out);
      });
      return /open at (http\S+)/.exec(said.out)?.[1] ?? '';
    },
    /** Resolves with the exit code and the seconds that it took. */
    async stop() {
      const began = performance.now();
      child.kill('SIGTERM');
      const code = await ended;
      return { code, seconds: (performance.now() - began) / 1000 };
    },
  };
};

/** @typedef {ReturnType<typeof startProcess>} SiteProcess */
