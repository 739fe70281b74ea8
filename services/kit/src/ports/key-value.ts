/**
 * Caches, presence and limits. Data may disappear at any moment, and the store may be down. Every method rejects with DomainError
 * TRY_AGAIN if the store does not answer within its timeout (≤ 250 ms).
 */
export interface KeyValue {
  get(key: string): Promise<string | undefined>;
  /** `ttlMs` > 0; the key expires after it. */
  set(key: string, value: string, ttlMs: number): Promise<void>;
  delete(...keys: string[]): Promise<void>;
  /** Sets the key only if it is absent; true if it was set. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean>;
  /** Adds to a counter in a fixed window that starts with the first call; returns the sum and the rest of the window in ms. */
  increment(key: string, by: number, windowMs: number): Promise<{ value: number; resetMs: number }>;
  close(): Promise<void>;
}
