import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tail } from './lib/log.mjs';
import { end, killTree, launch, pauseTree, resumeTree, stateOf } from './lib/processes.mjs';
import { until } from './lib/wait.mjs';
import { logFile } from './state.mjs';

/**
 * @typedef {import('./servers/spec.mjs').Spec} Spec
 * @typedef {import('./state.mjs').ServerState} ServerState
 *
 * @typedef {object} Surroundings
 * @property {string} home
 * @property {ServerState} state
 * @property {() => void} refresh brings `state` up to what is on disk: another process may have restarted the server
 * @property {() => void} save writes it to disk
 * @property {string[]} services
 * @property {string} host
 * @property {(name: string) => number | undefined} portOf the clients' port of another server of the stack
 * @property {Record<string, string> | undefined} wished settings for the next start, instead of those of the last one
 * @property {import('./lib/log.mjs').Log} log
 */

const START_MS = 90_000;
const STOP_MS = 30_000;

/** One server of a stack: everything that is done to its process. */
export class Server {
  #spec;
  #around;
  #wished;

  /** @param {Spec} spec @param {Surroundings} around */
  constructor(spec, around) {
    this.#spec = spec;
    this.#around = around;
    this.#wished = around.wished;
  }

  get name() {
    return this.#spec.name;
  }

  get ports() {
    return this.#around.state.ports;
  }

  get secrets() {
    return this.#around.state.secrets;
  }

  get log() {
    return logFile(this.#around.home, this.name);
  }

  /** @returns {'running' | 'paused' | 'gone'} */
  get state() {
    return stateOf(this.#process);
  }

  get pid() {
    return this.state === 'gone' ? undefined : this.#process?.pid;
  }

  /**
   * Starts it and waits until it serves; nothing happens when it already runs.
   * @param {AbortSignal} [signal]
   * @throws {Error} with the last log lines when it ends by itself
   */
  async start(signal) {
    if (this.state !== 'gone') return;
    const began = performance.now();
    const context = this.#context();
    mkdirSync(context.folder, { recursive: true, mode: 0o700 });
    const prepared = await this.#spec.prepare(context);
    signal?.throwIfAborted();
    const { identity, ended } = await launch(prepared, this.log);
    this.#remember({ process: identity });
    await until(
      async () => {
        if (stateOf(identity) === 'gone')
          throw new Error(`${this.name} ended (${await ended}) at start:\n${tail(this.log)}`);
        return this.#spec.ready(context, identity.pid);
      },
      {
        what: `${this.name} serving on port ${this.ports['client']}`,
        timeout: this.#spec.startMs ?? START_MS,
        signal,
      },
    );
    await this.#spec.provision(context);
    // Only now: what it could not start with keeps nobody from starting it later.
    this.#remember({ settings: context.settings });
    this.#wished = undefined;
    this.#around.log(`${this.name} serves on port ${this.ports['client']} after ${seconds(began)} s`);
  }

  /** Ends it in order; a paused one is resumed for that. By force after 30 s. */
  async stop() {
    const process = this.#process;
    if (!process || this.state === 'gone') return;
    const inOrder = await end(process, this.#spec.stopSignal, STOP_MS);
    this.#remember({ process: null });
    this.#around.log(inOrder ? `${this.name} stopped` : `${this.name} had to be killed`);
  }

  /** SIGKILL to it and all its children; returns once they are gone. */
  async kill() {
    const process = this.#process;
    if (!process || this.state === 'gone') return;
    await killTree(process);
    this.#remember({ process: null });
  }

  /** SIGSTOP to it and all its children: connections stay open and nothing answers. Returns once all stand still. */
  async pause() {
    await pauseTree(this.#running());
  }

  async resume() {
    resumeTree(this.#running());
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  /** Removes its data, as if its disk were replaced; ports and passwords stay. It runs afterwards if it ran before. */
  async wipe() {
    const ran = this.state !== 'gone';
    await this.kill();
    rmSync(join(this.#context().folder, 'data'), { recursive: true, force: true });
    const fresh = this.#spec.secrets();
    for (const key of this.#spec.identity) this.secrets[key] = fresh[key] ?? '';
    this.#around.save();
    if (ran) await this.start();
  }

  get #process() {
    this.#around.refresh();
    return this.#around.state.process;
  }

  #running() {
    const process = this.#process;
    if (!process || this.state === 'gone') throw new Error(`${this.name} does not run`);
    return process;
  }

  /** @param {Partial<ServerState>} change */
  #remember(change) {
    this.#around.refresh();
    Object.assign(this.#around.state, change);
    this.#around.save();
  }

  /** @returns {import('./servers/spec.mjs').Context} */
  #context() {
    const { home, services, host, portOf, state } = this.#around;
    return {
      folder: join(home, this.name),
      ports: this.ports,
      secrets: this.secrets,
      host,
      services,
      portOf,
      settings: this.#wished ?? state.settings ?? {},
    };
  }
}

/** @param {number} since */
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
