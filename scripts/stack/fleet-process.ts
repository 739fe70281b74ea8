import { tail, type Log } from './lib/log.ts';
import { end, killTree, launch, pauseTree, resumeTree, stateOf, type Identity } from './lib/processes.ts';
import { until } from './lib/wait.ts';
import { logFile } from './state.ts';
import { LineFollower } from './lib/follow.ts';
import type { ProcessPlan } from './fleet.ts';

interface Surroundings {
  home: string;
  log: Log;
  output: Log | undefined;
  readyTimeout: number;
  stopTimeout: number;
  respawn: boolean;
  /** called when the process was replaced */
  changed: () => void;
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
const PASSED_ON = /^(PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|NODE_\w+|SSL_CERT_\w+)$/;

/** One process of a fleet. */
export class FleetProcess {
  name;
  replica;
  last;
  key;
  log;
  #plan;
  #around;
  /** True while it should run: an unrequested end is a fault. */
  #wanted = false;
  #delay = FIRST_DELAY_MS;
  #again: NodeJS.Timeout | undefined;
  #follower: LineFollower | undefined;
  identity: Identity | undefined;
  /** Number of unrequested ends. */
  ends = 0;

  constructor(plan: ProcessPlan, around: Surroundings) {
    this.#plan = plan;
    this.#around = around;
    this.name = plan.name;
    this.replica = plan.replica ?? 1;
    this.last = plan.last ?? false;
    this.key = `${this.name}-${this.replica}`;
    this.log = logFile(around.home, this.key);
  }

  get state(): 'running' | 'paused' | 'gone' {
    return stateOf(this.identity);
  }

  get pid() {
    return this.state === 'gone' ? undefined : this.identity?.pid;
  }

  /** Starts it and waits until it is ready; does nothing if it runs. */
  async start(signal?: AbortSignal) {
    if (this.state !== 'gone') return;
    signal?.throwIfAborted();
    const began = performance.now();
    await this.#launch();
    await this.#ready(signal);
    this.#around.log(`${this.key} is ready after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }

  /** Stops it gracefully, by force after the stop timeout. */
  async stop() {
    this.retire();
    const { identity } = this;
    if (identity && this.state !== 'gone') {
      const inOrder = await end(identity, 'SIGTERM', this.#around.stopTimeout);
      this.#around.log(inOrder ? `${this.key} stopped` : `${this.key} had to be killed`);
    }
    this.#follower?.stop();
  }

  /** Sends SIGKILL; resolves once it is gone. */
  async kill() {
    this.retire();
    if (this.identity && this.state !== 'gone') await killTree(this.identity);
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  /** Sends SIGSTOP to it and all its children. */
  async pause() {
    if (this.identity) await pauseTree(this.identity);
  }

  async resume() {
    if (this.identity) resumeTree(this.identity);
  }

  /** Call it before an intended end of the process. */
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
    const whole = { ...Object.fromEntries(inherited), ...env } as Record<string, string>;
    const { identity, ended } = await launch(
      { command, args, env: whole, ...(cwd ? { cwd } : {}) },
      this.log,
    );
    this.identity = identity;
    this.#wanted = true;
    this.#around.changed();
    void ended.then((how) => this.#onEnd(identity, how));
  }

  async #ready(signal: AbortSignal | undefined) {
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
      throw new Error(`${(error as Error).message}; the end of ${this.log}:\n${tail(this.log)}`);
    }
  }

  #onEnd(identity: Identity, how: string) {
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

async function answers200(url: string) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
