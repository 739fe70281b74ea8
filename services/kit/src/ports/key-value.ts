/**
 * Caches, presence and limits: may be emptied at any moment and may be unreachable.
 * Every method rejects with DomainError TRY_AGAIN when the store does not answer within its time-out (≤ 250 ms).
 */
export interface KeyValue {
  get(key: string): Promise<string | undefined>;
  /** `ttlMs` > 0; the key is gone after it. */
  set(key: string, value: string, ttlMs: number): Promise<void>;
  delete(...keys: string[]): Promise<void>;
  /** Sets only where the key is absent; true when it was set. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean>;
  /** Adds to a counter in a fixed window that starts with the first call; answers the sum and what is left of the window in ms. */
  increment(key: string, by: number, windowMs: number): Promise<{ value: number; resetMs: number }>;
  close(): Promise<void>;
}
