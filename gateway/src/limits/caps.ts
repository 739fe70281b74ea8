import { DomainError } from '@seyir/kit/stateless';
import type { CapName, Limits } from './limits.js';

/** Limits how many requests or sockets are open at the same time, by address or session. */
export interface Caps {
  /** Takes a place and returns a function that frees it; calling that twice is harmless. Throws SLOW_DOWN. */
  take(name: CapName, who: string): () => void;
}

/** A place becomes free as soon as another request ends, so a retry soon makes sense. */
const RETRY_MS = 1_000;

export const createCaps = (limits: Limits): Caps => {
  const taken = new Map<string, number>();
  return {
    take(name, who) {
      const key = `${name}:${who}`;
      const count = taken.get(key) ?? 0;
      if (count >= limits[name].atOnce)
        throw new DomainError('SLOW_DOWN', { reason: `${name} of ${who} at once`, retryAfterMs: RETRY_MS });
      taken.set(key, count + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
};
