export type ReadyState = 'starting' | 'ready' | 'draining';

/** Whether a process is ready: one state for all servers that report it. */
export class Readiness {
  #state: ReadyState = 'starting';
  readonly #listeners = new Set<(state: ReadyState) => void>();

  get state(): ReadyState {
    return this.#state;
  }

  become(state: ReadyState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }

  /** Calls `listener` with the current state and with each change. */
  follow(listener: (state: ReadyState) => void): void {
    this.#listeners.add(listener);
    listener(this.#state);
  }
}
