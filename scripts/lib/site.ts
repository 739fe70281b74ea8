import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { unlimited } from './limits.ts';
import { nodeEnv, nodeFlags } from './node-flags.mjs';

const root = join(import.meta.dirname, '../..');

/** A demo member who can sign in. */
export type Login = { username: string; password: string; roles: string[] };

export type Program = { pid: number; origin: string; seconds: number; stop: () => Promise<void> };

/**
 * Starts a program of this project and waits for a line of its output.
 * @param ready its first group is the address
 */
export const start = async (args: string[], env: Record<string, string>, ready: RegExp): Promise<Program> => {
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, ...args], {
    cwd: root,
    env: { ...process.env, ...nodeEnv, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  void ended.then(() => process.off('exit', kill));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      const found = ready.exec(output);
      if (found) resolve(found[1] ?? '');
    });
    void ended.then((code) => reject(new Error(`ended with ${code} while starting:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid ?? 0, origin, stop, seconds: (performance.now() - began) / 1000 };
};

/** Starts the site in one process with the limits for visitors. @param data its folder */
export const startEmbedded = (data: string, env: Record<string, string> = {}) =>
  start(['services/all-in-one/dist/main.js'], { PORT: '0', SEYIR_DATA: data, ...env }, /open at (http\S+)\s/);

/** The same without limits and with an open GraphQL endpoint. */
export const startOpen = (data: string, env: Record<string, string> = {}) =>
  startEmbedded(data, { ...unlimited, OPEN_GRAPHQL: 'true', LOG_LEVEL: 'error', ...env });

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export const loginsIn = (folder: string): Login[] =>
  JSON.parse(readFileSync(join(folder, 'demo-logins.json'), 'utf8'));
