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
import { until } from './wait.ts';

/** Identifies a process even after its pid is reused. `born`: boot id and start tick */
export type Identity = { pid: number; born: string };

export type Launch = {
  command: string;
  args: string[];
  env?: Record<string, string>;
  cwd?: string;
  uid?: number;
  gid?: number;
};

function stat(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
    return { state: fields[0] ?? '', parent: Number(fields[1]), started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** @returns undefined if there is no such process */
export function identify(pid: number): Identity | undefined {
  const found = stat(pid);
  if (!found) return undefined;
  return { pid, born: `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${found.started}` };
}

/** A zombie counts as gone, because nothing may ever reap it. */
export function stateOf(identity: Identity | null | undefined): 'running' | 'paused' | 'gone' {
  if (!identity || identify(identity.pid)?.born !== identity.born) return 'gone';
  const state = stat(identity.pid)?.state ?? 'X';
  if ('ZX'.includes(state)) return 'gone';
  return 'Tt'.includes(state) ? 'paused' : 'running';
}

const allPids = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** The process and all its descendants, parents first. */
export function tree(root: Identity) {
  const children: Map<number, number[]> = new Map();
  for (const pid of allPids()) {
    const parent = stat(pid)?.parent;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found = [root.pid];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found.map(identify).filter((one) => one !== undefined);
}

/**
 * Running processes whose working directory is in a folder, such as a postmaster and its backends in their data
 * folder.
 */
export function workingIn(folder: string): Identity[] {
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

export function send(identity: Identity, signal: NodeJS.Signals) {
  if (stateOf(identity) === 'gone') return;
  try {
    process.kill(identity.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Passes on the remaining lines, and then stops. */
export async function pauseTree(root: Identity) {
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

export function resumeTree(root: Identity) {
  for (const one of tree(root).reverse()) send(one, 'SIGCONT');
}

/** Sends SIGKILL to a process and all its descendants, and waits until they are gone. */
export async function killTree(root: Identity) {
  await pauseTree(root).catch(() => {}); // so that no child is forked meanwhile; the kill continues in any case
  const all = tree(root);
  for (const one of all) send(one, 'SIGKILL');
  await gone(all, 10_000);
}

/** @param timeout milliseconds */
export const gone = (all: Identity[], timeout: number) =>
  until(() => all.every((one) => stateOf(one) === 'gone'), {
    what: `the end of process ${all.map((one) => one.pid).join(', ')}`,
    timeout,
  });

/**
 * Stops a process gracefully, and by force after the timeout.
 * @param timeout milliseconds
 * @returns false if force was needed
 */
export async function end(root: Identity, signal: NodeJS.Signals, timeout: number): Promise<boolean> {
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
 * Starts a process in its own session, which Ctrl-C in the terminal does not reach, with its output appended to a
 * file. It does not keep this process alive.
 * @param launch the environment is exactly `env`
 * @returns `ended`: the result of its end
 */
export async function launch(
  { command, args, env = {}, cwd = '/', uid, gid }: Launch,
  logFile: string,
): Promise<{ identity: Identity; ended: Promise<string> }> {
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
    const ended: Promise<string> = new Promise((resolve) =>
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)),
    );
    await new Promise((resolve, reject) =>
      child.once('spawn', () => resolve(undefined)).once('error', reject),
    );
    child.unref();
    const pid = child.pid as number;
    return { identity: identify(pid) ?? { pid, born: 'ended at once' }, ended };
  } finally {
    closeSync(output);
  }
}
