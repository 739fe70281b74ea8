import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** No limit stands in the way of who measures or tries everything. */
export const limits = JSON.stringify(
  Object.fromEntries(
    ['all', 'address', 'writing', 'signIn', 'toggling', 'searching', 'positions'].map((name) => [
      name,
      [{ max: 1e9, windowMs: 60_000 }],
    ]),
  ),
);

/**
 * Starts a program of this project and waits for what it prints.
 * @param {string[]} args @param {Record<string, string>} env @param {RegExp} ready its first group is the address
 * @returns {Promise<{ pid: number, origin: string, seconds: number, stop: () => Promise<void> }>}
 */
export const start = async (args, env, ready) => {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let output = '';
  const origin = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      const found = ready.exec(output);
      if (found) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { pid: child.pid, origin, stop, seconds: (performance.now() - began) / 1000 };
};

/** The site in one process. @param {string} data its folder @param {Record<string, string>} [env] */
export const startEmbedded = (data, env = {}) =>
  start(
    ['services/all-in-one/dist/main.js'],
    { PORT: '0', SEYIR_DATA: data, LIMITS: limits, OPEN_GRAPHQL: 'true', LOG_LEVEL: 'error', ...env },
    /open at (http\S+)\s/,
  );

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** @param {string} folder @returns {{ username: string, password: string }[]} */
export const loginsIn = (folder) => JSON.parse(readFileSync(join(folder, 'demo-logins.json'), 'utf8'));
