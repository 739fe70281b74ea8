import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { startGuard } from './guard.mjs';
import { silent } from './lib/log.mjs';
import { together } from './lib/together.mjs';
import { makeHome, fleetFile, writeState } from './state.mjs';
import { FleetProcess } from './fleet-process.mjs';

/**
 * @typedef {object} ProcessPlan
 * @property {string} name
 * @property {number} [replica] from 1; a name and a replica occur once
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string>} env added to what every process gets (path, home, language, time zone)
 * @property {string} [cwd]
 * @property {string} [readyUrl] answers 200 once the process is ready
 * @property {boolean} [last] is started once all others are ready
 *
 * @typedef {object} FleetOptions
 * @property {string} home folder for `logs/` and `fleet.json`; may be a stack's
 * @property {ProcessPlan[]} processes
 * @property {import('./lib/log.mjs').Log} [log]
 * @property {import('./lib/log.mjs').Log} [output] every line of every process, with its name in front
 * @property {number} [readyTimeout] milliseconds, 60 s by default
 * @property {number} [stopTimeout] milliseconds until force, 20 s by default
 * @property {boolean} [respawn] start a process again that ended by itself, with a growing delay
 * @property {boolean} [guard] stop everything when this process ends, also when it is killed
 * @property {AbortSignal} [signal] ends a start that is under way
 */

/**
 * Starts all processes and waits until each is ready.
 * @param {FleetOptions} options
 * @returns {Promise<Fleet>}
 * @throws {Error} with the last log lines when one ends or is not ready in time; all others are stopped again
 */
export async function startFleet(options) {
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
  #home;
  #guard;
  #signal;

  /** @param {string} home @param {FleetOptions} options */
  constructor(home, options) {
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
        those.map((one) => (/** @type {AbortSignal} */ either) => one.start(either)),
        this.#signal,
      );
    }
  }

  /**
   * @param {string} name
   * @param {number} [replica]
   */
  process(name, replica = 1) {
    const found = this.processes.find((one) => one.name === name && one.replica === replica);
    if (!found) throw new Error(`there is no process ${name}-${replica}`);
    return found;
  }

  /** SIGKILL; it stays down until `start` also with `respawn`. @param {string} name @param {number} [replica] */
  kill = (name, replica) => this.process(name, replica).kill();
  /** @param {string} name @param {number} [replica] */
  start = (name, replica) => this.process(name, replica).start();
  /** SIGTERM, waits for its end, starts it and waits until it is ready. @param {string} name @param {number} [replica] */
  restart = (name, replica) => this.process(name, replica).restart();
  /** @param {string} name @param {number} [replica] */
  pause = (name, replica) => this.process(name, replica).pause();
  /** @param {string} name @param {number} [replica] */
  resume = (name, replica) => this.process(name, replica).resume();

  status() {
    return this.processes.map(({ key, state, pid, log }) => ({ name: key, state, pid, log }));
  }

  /** Stops all, the last one first, replicas together: a gateway takes its time for who is connected. */
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
