import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError } from '../process/config.js';
import type { LineLog } from './line-log.js';
import { until } from '../time/until.js';
import { lastFault } from './initdb.js';
import { signal } from './orphan.js';
import type { RunAs } from './run-as.js';

/**
 * Starts PostgreSQL, and stops it when our end of descriptor 3 closes: on a stop, and when this process dies, even by kill -9.
 */
const GUARD = [
  '"$@" </dev/null & p=$!',
  'trap "kill -INT $p" INT TERM',
  '(exec 2>/dev/null; cat <&3 >/dev/null; kill -INT $p) & exec 3<&-',
  'wait $p; wait $p',
].join('\n');

const START_PATIENCE_MS = 120_000;
const STOP_PATIENCE_MS = 10_000;
/** How many lines of the server's output are kept, to report the cause of a failed start. */
const KEPT_LINES = 20;
/** How long to wait for its last output after it has ended. */
const LAST_WORDS_MS = 1_000;

export interface Launch {
  readonly native: string;
  readonly data: string;
  readonly args: readonly string[];
  readonly user: RunAs;
  readonly env: NodeJS.ProcessEnv;
  readonly log: LineLog;
  /** If aborted, a running start is abandoned. */
  readonly stopping?: AbortSignal | undefined;
}

/** One run of the database server. */
export interface Postmaster {
  readonly pid: number;
  /** Resolves with the way it ended. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Resolves when the server accepts connections. The pid file of an earlier run must be removed first. */
export async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  const { user, env, log, stopping } = launch;
  const [command, args] = user.wrap(path.join(launch.native, 'bin', 'postgres'), launch.args);
  const child = spawn('/bin/sh', ['-c', GUARD, 'seyir-postgres', command, ...args], {
    ...user.ids,
    env,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true, // Ctrl-C in the terminal must reach only our process
  });
  const said: string[] = [];
  const lines = createInterface({ input: child.stderr ?? Readable.from([]) }).on('line', (line) => {
    said.push(line);
    if (said.length > KEPT_LINES) said.shift();
    log(line);
  });
  const silent = new Promise((resolve) => lines.once('close', resolve));
  const pipe = child.stdio[3];
  let end: string | undefined;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve((end = error.message)));
    child.once('exit', (code, killer) => resolve((end = `ended with ${killer ?? code}`)));
  });
  const hasEnded = () => Promise.resolve(end !== undefined);
  const letGo = () => {
    if (pipe instanceof Socket) pipe.destroy();
  };
  let pid: number | undefined;
  const settled = async () =>
    stopping?.aborted || (await hasEnded()) || (pid = await readyPid(launch.data)) !== undefined;
  if (!(await until(settled, START_PATIENCE_MS, 10)) || pid === undefined) {
    letGo();
    stopping?.throwIfAborted();
    if (end !== undefined) await Promise.race([silent, delay(LAST_WORDS_MS)]);
    const fault =
      lastFault(said.join('\n')) ?? said.at(-1) ?? end ?? `it was not ready in ${START_PATIENCE_MS} ms`;
    throw new ConfigError(`PostgreSQL did not start in ${launch.data}: ${fault}`);
  }
  const started = pid;
  // The database does not keep this process alive. If the process ends, the guard stops the database.
  child.unref();
  if (pipe instanceof Socket) pipe.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return {
    pid: started,
    ended,
    async stop() {
      if (end === undefined) signal(started, 'SIGINT');
      if (!(await until(hasEnded, STOP_PATIENCE_MS))) signal(started, 'SIGQUIT');
      if (!(await until(hasEnded, STOP_PATIENCE_MS))) signal(started, 'SIGKILL');
      letGo();
      await until(hasEnded, STOP_PATIENCE_MS);
    },
  };
}

/** The eighth line of the pid file is `ready` when the server accepts connections. */
async function readyPid(data: string): Promise<number | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  return lines[7]?.trim() === 'ready' ? Number(lines[0]) : undefined;
}
