/** `disk full`: it answers, but refuses writes. */
export type DatabaseState = 'up' | 'disk full' | 'down';

export interface RunningService {
  readonly name: string;
  /** Resolves when calls are accepted and events consumed. */
  start(): Promise<void>;
  /**
   * Opens the pool's connections in advance. Otherwise the first calls all wait for new connections, on a machine that may be
   * busy.
   */
  warmUp(): Promise<void>;
  /** Accepts no more calls and events, lets running ones end, and closes in reverse order. Safe to call twice. */
  close(): Promise<void>;
  /** For the body of `/readyz`; it never takes the process out of rotation. */
  health(): Promise<Record<'database', DatabaseState>>;
  /**
   * Rebuilds the service's projections from the owners' current data, and accepts their events with any version, for example
   * after a restore of an owner. It works on a started service, and also without `start` beside running processes: it then
   * accepts no calls and no events. It retries until the owners answer, or `close` is called.
   */
  rebuild(): Promise<void>;
  /**
   * Runs a command of an operator beside running processes, like `rebuild`, and returns what the operator reads. ConfigError for an
   * expected refusal.
   */
  command(name: string, args: readonly string[]): Promise<string>;
  /** Migrates the database to this version, as `start` does with `migrate`. Returns the migrations that it ran. */
  migrate(): Promise<readonly string[]>;
}
