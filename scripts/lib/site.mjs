import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { unlimited } from './limits.mjs';
import { nodeFlags } from './node-flags.mjs';

const root = join(import.meta.dirname, '../..');

/** @typedef {{ pid: number, origin: string, seconds: number, stop: () => Promise<void> }} Program */

/**
 * Starts a program of this project and waits for what it prints.
 * @param {string[]} args @param {Record<string, string>} env @param {RegExp} ready its first group is the address
 * @returns {Promise<Program>}
 */
export const start = async (args, env, ready) => {
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  void ended.then(() => process.off('exit', kill));
  let output = '';
  const origin = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      const found = ready.exec(output);
      if (found) resolve(found[1]);
    });
    void ended.then((code) => reject(new Error(`ended with ${code} while starting:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid ?? 0, origin, stop, seconds: (performance.now() - began) / 1000 };
};

/** The site in one process, as a visitor meets it. @param {string} data its folder @param {Record<string, string>} [env] */
export const startEmbedded = (data, env = {}) =>
  start(['services/all-in-one/dist/main.js'], { PORT: '0', SEYIR_DATA: data, ...env }, /open at (http\S+)\s/);

/** The same without limits and for any GraphQL document. @param {string} data @param {Record<string, string>} [env] */
export const startOpen = (data, env = {}) =>
  startEmbedded(data, { ...unlimited, OPEN_GRAPHQL: 'true', LOG_LEVEL: 'error', ...env });

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** @param {string} folder @returns {{ username: string, password: string }[]} */
export const loginsIn = (folder) => JSON.parse(readFileSync(join(folder, 'demo-logins.json'), 'utf8'));
