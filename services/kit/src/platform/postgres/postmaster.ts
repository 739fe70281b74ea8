import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError } from '../config.js';
import type { LineLog } from '../line-log.js';
import { until } from '../until.js';
import { lastFault } from './initdb.js';
import { signal } from './orphan.js';
import type { RunAs } from './run-as.js';

/**
 * Starts PostgreSQL and stops it when our end of descriptor 3 closes: on a stop, and when this process dies,
 * even by kill -9.
 */
const GUARD = [
  '"$@" </dev/null & p=$!',
  'trap "kill -INT $p" INT TERM',
  '(exec 2>/dev/null; cat <&3 >/dev/null; kill -INT $p) & exec 3<&-',
  'wait $p; wait $p',
].join('\n');

const START_PATIENCE_MS = 120_000;
const STOP_PATIENCE_MS = 10_000;
/** Of what the server says, to name the cause when it does not start. */
const KEPT_LINES = 20;
/** How long its last lines may take to arrive once it has ended. */
const LAST_WORDS_MS = 1_000;

export interface Launch {
  readonly native: string;
  readonly data: string;
  readonly args: readonly string[];
  readonly user: RunAs;
  readonly env: NodeJS.ProcessEnv;
  readonly log: LineLog;
  /** Aborted: a start that is under way is given up. */
  readonly stopping?: AbortSignal | undefined;
}

/** One run of the database server. */
export interface Postmaster {
  readonly pid: number;
  /** Resolves with how it ended. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Resolves when the server takes connections. The pid file of an earlier run must be gone. */
export async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  const { user, env, log, stopping } = launch;
  const [command, args] = user.wrap(path.join(launch.native, 'bin', 'postgres'), launch.args);
  const child = spawn('/bin/sh', ['-c', GUARD, 'seyir-postgres', command, ...args], {
    ...user.ids,
    env,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true, // a Ctrl-C in the terminal is for us alone
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
  // The database alone keeps no process alive: one that has nothing else to do may end, and the guard stops it.
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

/** The eighth line of the pid file says `ready` once connections are taken. */
async function readyPid(data: string): Promise<number | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  return lines[7]?.trim() === 'ready' ? Number(lines[0]) : undefined;
}
