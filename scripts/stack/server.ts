import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tail, type Log } from './lib/log.ts';
import { end, killTree, launch, pauseTree, resumeTree, stateOf } from './lib/processes.ts';
import { until } from './lib/wait.ts';
import { logFile, type ServerState } from './state.ts';
import type { Spec, Context } from './servers/spec.ts';

interface Surroundings {
  home: string;
  state: ServerState;
  /** reloads `state` from disk: another process may have restarted the server */
  refresh: () => void;
  /** writes it to disk */
  save: () => void;
  services: string[];
  host: string;
  /** the client port of another server of the stack */
  portOf: (name: string) => number | undefined;
  /** settings for the next start, instead of the last ones */
  wished: Record<string, string> | undefined;
  log: Log;
}

const START_MS = 90_000;
const STOP_MS = 30_000;

/** One server of a stack, with all operations on its process. */
export class Server {
  #spec;
  #around;
  #wished;

  constructor(spec: Spec, around: Surroundings) {
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

  get state(): 'running' | 'paused' | 'gone' {
    return stateOf(this.#process);
  }

  get pid() {
    return this.state === 'gone' ? undefined : this.#process?.pid;
  }

  /**
   * Starts it and waits until it serves; does nothing if it already runs.
   * @throws {Error} with the last log lines if it ends by itself
   */
  async start(signal?: AbortSignal) {
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
    // Stored only after the start: settings that failed must not affect later starts.
    this.#remember({ settings: context.settings });
    this.#wished = undefined;
    this.#around.log(`${this.name} serves on port ${this.ports['client']} after ${seconds(began)} s`);
  }

  /** Stops it gracefully, by force after 30 s; a paused server is resumed first. */
  async stop() {
    const process = this.#process;
    if (!process || this.state === 'gone') return;
    const inOrder = await end(process, this.#spec.stopSignal, STOP_MS);
    this.#remember({ process: null });
    this.#around.log(inOrder ? `${this.name} stopped` : `${this.name} had to be killed`);
  }

  /** Sends SIGKILL to it and all its children; resolves once they are gone. */
  async kill() {
    const process = this.#process;
    if (!process || this.state === 'gone') return;
    await killTree(process);
    this.#remember({ process: null });
  }

  /**
   * Sends SIGSTOP to it and all its children: connections stay open and nothing answers. Resolves once all are
   * stopped.
   */
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

  /** Removes its data, like a replaced disk; ports and passwords stay. It runs afterwards if it ran before. */
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

  #remember(change: Partial<ServerState>) {
    this.#around.refresh();
    Object.assign(this.#around.state, change);
    this.#around.save();
  }

  #context(): Context {
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

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
