/** One connection of a process, as it fares. */
export interface RedisConnection {
  up(): void;
  down(reason: unknown): void;
  /** Ended on purpose: nothing that it tells from now on counts. */
  close(): void;
}

/** Hears how the connections of a process fare. */
export interface RedisObserver {
  /** Another one, which is not up yet. */
  connection(): RedisConnection;
}

/** How Redis is reached, by each of its adapters. */
export interface RedisConfig {
  /**
   * `redis://user:password@host:port/database`, `rediss://` with TLS; of sentinels
   * `redis+sentinel://user:password@host:port,host:port/name/database`, `rediss+sentinel://` with TLS.
   */
  readonly url: string;
  /** Of the sentinels themselves, where they ask for one. */
  readonly sentinelPassword?: string;
  /** PEM of the authority that signed the server's certificate, where the system does not know it. */
  readonly ca?: string;
  /** Until a call gives up (default 200 ms, below the 250 ms of the port); more only where slowness is no fault. */
  readonly answerMs?: number;
  readonly observer?: RedisObserver;
}
