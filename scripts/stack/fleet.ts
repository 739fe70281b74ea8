import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { startGuard } from './guard.ts';
import { silent, type Log } from './lib/log.ts';
import { together } from './lib/together.ts';
import { makeHome, fleetFile, writeState } from './state.ts';
import { FleetProcess } from './fleet-process.ts';

export interface ProcessPlan {
  name: string;
  /** from 1; unique per name */
  replica?: number;
  command: string;
  args: string[];
  /** added to the environment of every process (path, home, language, time zone) */
  env: Record<string, string>;
  cwd?: string;
  /** answers 200 once the process is ready */
  readyUrl?: string;
  /** started after all others are ready */
  last?: boolean;
}

export interface FleetOptions {
  /** folder for `logs/` and `fleet.json`; may be a stack's */
  home: string;
  processes: ProcessPlan[];
  log?: Log;
  /** receives every line of every process, prefixed with its name */
  output?: Log;
  /** milliseconds, default 60 s */
  readyTimeout?: number;
  /** milliseconds until force, default 20 s */
  stopTimeout?: number;
  /** restarts a process that ended by itself, with a growing delay */
  respawn?: boolean;
  /** stops everything when this process ends, even if it is killed */
  guard?: boolean;
  /** aborts a start */
  signal?: AbortSignal;
}

/**
 * Starts all processes and waits until each is ready.
 * @throws {Error} with the last log lines if one ends or is not ready in time; all others are stopped again
 */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const home = resolve(options.home);
  mkdirSync(home, { recursive: true });
  makeHome(home);
  const fleet = new Fleet(home, options);
  try {
    await fleet.startAll();
    return fleet;
  } catch (error) {
    await fleet.stop();
    throw error;
  }
}

export class Fleet {
  processes;
  #home;
  #guard;
  #signal;

  constructor(home: string, options: FleetOptions) {
    const { processes, log = silent, readyTimeout = 60_000, stopTimeout = 20_000, respawn = false } = options;
    const { output } = options;
    this.#home = home;
    this.#signal = options.signal;
    const around = { home, log, output, readyTimeout, stopTimeout, respawn, changed: () => this.#save() };
    this.processes = processes.map((plan) => new FleetProcess(plan, around));
    const keys = this.processes.map(({ key }) => key);
    const twice = keys.find((key, index) => keys.indexOf(key) !== index);
    if (twice) throw new Error(`two processes are called ${twice}`);
    this.#guard = options.guard ? startGuard(home) : undefined;
  }

  async startAll() {
    for (const last of [false, true]) {
      const those = this.processes.filter((one) => one.last === last);
      await together(
        those.map((one) => (either: AbortSignal) => one.start(either)),
        this.#signal,
      );
    }
  }

  process(name: string, replica: number = 1) {
    const found = this.processes.find((one) => one.name === name && one.replica === replica);
    if (!found) throw new Error(`there is no process ${name}-${replica}`);
    return found;
  }

  /** Sends SIGKILL; it stays down until `start`, even with `respawn`. */
  kill = (name: string, replica?: number) => this.process(name, replica).kill();
  start = (name: string, replica?: number) => this.process(name, replica).start();
  /** Sends SIGTERM, waits for its end, starts it and waits until it is ready. */
  restart = (name: string, replica?: number) => this.process(name, replica).restart();
  pause = (name: string, replica?: number) => this.process(name, replica).pause();
  resume = (name: string, replica?: number) => this.process(name, replica).resume();

  status() {
    return this.processes.map(({ key, state, pid, log }) => ({ name: key, state, pid, log }));
  }

  /** Stops all in reverse order, replicas together, because a gateway waits for its connected clients. */
  async stop() {
    for (const one of this.processes) one.retire();
    const units = Map.groupBy([...this.processes].reverse(), ({ name }) => name);
    for (const replicas of units.values()) await Promise.all(replicas.map((one) => one.stop()));
    this.#guard?.release();
  }

  #save() {
    const processes = Object.fromEntries(
      this.processes.flatMap(({ key, identity }) => (identity ? [[key, identity]] : [])),
    );
    writeState(fleetFile(this.#home), { version: 1, processes });
  }
}
