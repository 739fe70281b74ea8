import { tail } from './lib/log.mjs';
import { end, killTree, launch, pauseTree, resumeTree, stateOf } from './lib/processes.mjs';
import { until } from './lib/wait.mjs';
import { logFile } from './state.mjs';
import { LineFollower } from './lib/follow.mjs';

/**
 * @typedef {object} Surroundings
 * @property {string} home
 * @property {import('./lib/log.mjs').Log} log
 * @property {import('./lib/log.mjs').Log | undefined} output
 * @property {number} readyTimeout
 * @property {number} stopTimeout
 * @property {boolean} respawn
 * @property {() => void} changed the process became another
 */

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
const PASSED_ON = /^(PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|NODE_\w+|SSL_CERT_\w+)$/;

/** One process of a fleet. */
export class FleetProcess {
  #plan;
  #around;
  /** It is wanted up: an end that nobody asked for is a fault. */
  #wanted = false;
  #delay = FIRST_DELAY_MS;
  /** @type {NodeJS.Timeout | undefined} */
  #again;
  /** @type {LineFollower | undefined} */
  #follower;
  /** @type {import('./lib/processes.mjs').Identity | undefined} */
  identity;
  /** How often it ended without being asked to. */
  ends = 0;

  /** @param {import('./fleet.mjs').ProcessPlan} plan @param {Surroundings} around */
  constructor(plan, around) {
    this.#plan = plan;
    this.#around = around;
    this.name = plan.name;
    this.replica = plan.replica ?? 1;
    this.last = plan.last ?? false;
    this.key = `${this.name}-${this.replica}`;
    this.log = logFile(around.home, this.key);
  }

  /** @returns {'running' | 'paused' | 'gone'} */
  get state() {
    return stateOf(this.identity);
  }

  get pid() {
    return this.state === 'gone' ? undefined : this.identity?.pid;
  }

  /**
   * Starts it and waits until it is ready; nothing happens when it runs.
   * @param {AbortSignal} [signal]
   */
  async start(signal) {
    if (this.state !== 'gone') return;
    signal?.throwIfAborted();
    const began = performance.now();
    await this.#launch();
    await this.#ready(signal);
    this.#around.log(`${this.key} is ready after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }

  /** In order, by force after the stop timeout. */
  async stop() {
    this.retire();
    const { identity } = this;
    if (identity && this.state !== 'gone') {
      const inOrder = await end(identity, 'SIGTERM', this.#around.stopTimeout);
      this.#around.log(inOrder ? `${this.key} stopped` : `${this.key} had to be killed`);
    }
    this.#follower?.stop();
  }

  /** SIGKILL; returns once it is gone. */
  async kill() {
    this.retire();
    if (this.identity && this.state !== 'gone') await killTree(this.identity);
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  /** SIGSTOP to it and all its children. */
  async pause() {
    if (this.identity) await pauseTree(this.identity);
  }

  async resume() {
    if (this.identity) resumeTree(this.identity);
  }

  /** From now on its end is expected. */
  retire() {
    this.#wanted = false;
    clearTimeout(this.#again);
  }

  async #launch() {
    const { command, args, env, cwd } = this.#plan;
    if (this.#around.output) {
      this.#follower ??= new LineFollower(this.log, (line) => this.#around.output?.(`${this.key} | ${line}`));
    }
    const inherited = Object.entries(process.env).filter(
      ([name, value]) => PASSED_ON.test(name) && value !== undefined,
    );
    const whole = /** @type {Record<string, string>} */ ({ ...Object.fromEntries(inherited), ...env });
    const { identity, ended } = await launch(
      { command, args, env: whole, ...(cwd ? { cwd } : {}) },
      this.log,
    );
    this.identity = identity;
    this.#wanted = true;
    this.#around.changed();
    void ended.then((how) => this.#onEnd(identity, how));
  }

  /** @param {AbortSignal | undefined} signal */
  async #ready(signal) {
    const { readyUrl } = this.#plan;
    const { identity } = this;
    const what = `${this.key} being ready`;
    try {
      await until(
        () => {
          if (this.identity !== identity || this.state === 'gone')
            throw new Error(`${this.key} ended at start`);
          return readyUrl === undefined || answers200(readyUrl);
        },
        { what, timeout: this.#around.readyTimeout, every: 50, signal },
      );
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new Error(`${/** @type {Error} */ (error).message}; the end of ${this.log}:\n${tail(this.log)}`);
    }
  }

  /** @param {import('./lib/processes.mjs').Identity} identity @param {string} how */
  #onEnd(identity, how) {
    if (!this.#wanted || identity !== this.identity) return;
    this.ends++;
    this.#around.log(`${this.key} ended by itself (${how}); the end of its log:\n${tail(this.log, 10)}`);
    if (!this.#around.respawn) return;
    this.#again = setTimeout(() => {
      this.#launch().catch((error) => this.#around.log(`${this.key} does not start: ${error}`));
    }, this.#delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS);
  }
}

/** @param {string} url */
async function answers200(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
