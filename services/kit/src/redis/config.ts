/** Reports the state of one connection of a process. */
export interface RedisConnection {
  up(): void;
  down(reason: unknown): void;
  /** Closed on purpose: later reports are ignored. */
  close(): void;
}

/** Observes the connections of a process. */
export interface RedisObserver {
  /** Registers a new connection, which is not up yet. */
  connection(): RedisConnection;
}

/** Settings of the connection to Redis. */
export interface RedisConfig {
  /**
   * `redis://user:password@host:port/database`, `rediss://` with TLS; for sentinels
   * `redis+sentinel://user:password@host:port,host:port/name/database`, `rediss+sentinel://` with TLS.
   */
  readonly url: string;
  /** Password of the sentinels themselves, if they need one. */
  readonly sentinelPassword?: string;
  /** PEM of the authority of the server's certificate, if the system does not trust it. */
  readonly ca?: string;
  /** Timeout of a call (default 200 ms, below the 250 ms of the port); larger only where slowness is acceptable. */
  readonly answerMs?: number;
  readonly observer?: RedisObserver;
}
