import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { until } from './wait.mjs';

/**
 * A process that cannot be confused with a later one of the same number.
 * @typedef {{ pid: number, born: string }} Identity `born`: boot id and start tick
 * @typedef {{ command: string, args: string[], env?: Record<string, string>, cwd?: string, uid?: number, gid?: number }} Launch
 */

/** @param {number} pid */
function stat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
    return { state: fields[0] ?? '', parent: Number(fields[1]), started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 * @returns {Identity | undefined} undefined when there is no such process
 */
export function identify(pid) {
  const found = stat(pid);
  if (!found) return undefined;
  return { pid, born: `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${found.started}` };
}

/**
 * A zombie counts as gone: where nothing reaps orphans it would stay for ever.
 * @param {Identity | null | undefined} identity
 * @returns {'running' | 'paused' | 'gone'}
 */
export function stateOf(identity) {
  if (!identity || identify(identity.pid)?.born !== identity.born) return 'gone';
  const state = stat(identity.pid)?.state ?? 'X';
  if ('ZX'.includes(state)) return 'gone';
  return 'Tt'.includes(state) ? 'paused' : 'running';
}

/** @returns {number[]} */
const allPids = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/**
 * The process and all below it, parents first.
 * @param {Identity} root
 */
export function tree(root) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const pid of allPids()) {
    const parent = stat(pid)?.parent;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found = [root.pid];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found.map(identify).filter((one) => one !== undefined);
}

/**
 * Live processes that work in a folder, such as a postmaster and its backends in their data folder.
 * @param {string} folder
 * @returns {Identity[]}
 */
export function workingIn(folder) {
  const real = realpathSync(folder);
  return allPids()
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === real;
      } catch {
        return false;
      }
    })
    .map(identify)
    .filter((one) => one !== undefined)
    .filter((one) => stateOf(one) !== 'gone');
}

/**
 * @param {Identity} identity
 * @param {NodeJS.Signals} signal
 */
export function send(identity, signal) {
  if (stateOf(identity) === 'gone') return;
  try {
    process.kill(identity.pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Freezes a process with all below it; the parent first, so that it forks no more. Returns once all stand still.
 * @param {Identity} root
 * @throws {Error} when one still moves after 5 s
 */
export async function pauseTree(root) {
  send(root, 'SIGSTOP');
  const stands = () => {
    const moving = tree(root).filter((one) => stateOf(one) === 'running');
    for (const one of moving) send(one, 'SIGSTOP');
    return moving.length === 0;
  };
  await until(stands, {
    what: `a standstill of process ${root.pid} and those below`,
    timeout: 5_000,
    every: 2,
  });
}

/** @param {Identity} root */
export function resumeTree(root) {
  for (const one of tree(root).reverse()) send(one, 'SIGCONT');
}

/**
 * SIGKILL to a process and all below it, and waits until they are gone.
 * @param {Identity} root
 */
export async function killTree(root) {
  await pauseTree(root).catch(() => {}); // so that none is born meanwhile; a kill goes on in any case
  const all = tree(root);
  for (const one of all) send(one, 'SIGKILL');
  await gone(all, 10_000);
}

/**
 * @param {Identity[]} all
 * @param {number} timeout milliseconds
 */
export const gone = (all, timeout) =>
  until(() => all.every((one) => stateOf(one) === 'gone'), {
    what: `the end of process ${all.map((one) => one.pid).join(', ')}`,
    timeout,
  });

/**
 * Ends a process in order, and by force once the time is up.
 * @param {Identity} root
 * @param {NodeJS.Signals} signal
 * @param {number} timeout milliseconds
 * @returns {Promise<boolean>} false when force was needed
 */
export async function end(root, signal, timeout) {
  const all = tree(root);
  send(root, signal);
  resumeTree(root);
  try {
    await gone([root], timeout);
    await gone(all, 5_000);
    return true;
  } catch {
    await killTree(root);
    for (const one of all) send(one, 'SIGKILL');
    return false;
  }
}

/**
 * Starts a process in a session of its own (a Ctrl-C of the terminal does not reach it), its output appended to a file.
 * It does not keep this process alive.
 * @param {Launch} launch the environment is exactly `env`
 * @param {string} logFile
 * @returns {Promise<{ identity: Identity, ended: Promise<string> }>} `ended`: how, once it has
 */
export async function launch({ command, args, env = {}, cwd = '/', uid, gid }, logFile) {
  mkdirSync(dirname(logFile), { recursive: true });
  const output = openSync(logFile, 'a', 0o600);
  try {
    const child = spawn(command, args, {
      env,
      cwd,
      detached: true,
      stdio: ['ignore', output, output],
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
    });
    /** @type {Promise<string>} */
    const ended = new Promise((resolve) =>
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)),
    );
    await new Promise((resolve, reject) =>
      child.once('spawn', () => resolve(undefined)).once('error', reject),
    );
    child.unref();
    const pid = /** @type {number} */ (child.pid);
    return { identity: identify(pid) ?? { pid, born: 'ended at once' }, ended };
  } finally {
    closeSync(output);
  }
}
