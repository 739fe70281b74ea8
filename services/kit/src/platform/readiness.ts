export type ReadyState = 'starting' | 'ready' | 'draining';

/** Whether a process takes part: one state for all who ask, whatever they ask over. */
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

  /** Tells `listener` the state now and whenever it changes. */
  follow(listener: (state: ReadyState) => void): void {
    this.#listeners.add(listener);
    listener(this.#state);
  }
}
