import { useEffect, useRef } from 'react';
import { useOnline } from './use-online.js';
import type { ShakaHandle } from './use-shaka.js';

/** Requests that started offline may fail until this long after the connection returned. */
const LATE_MS = 3_000;

/**
 * Distinguishes a lost network connection from a failing source. `explains` returns whether a lost connection caused
 * an error, and in that case retries the same source once the device is online.
 */
export function useLineLoss(shaka: ShakaHandle | undefined): { explains: () => boolean } {
  const online = useOnline();
  const waits = useRef(false);
  const returnedAt = useRef<number>(undefined);
  useEffect(() => {
    if (!online) {
      returnedAt.current = Infinity;
      return;
    }
    if (returnedAt.current === Infinity) returnedAt.current = performance.now();
    if (waits.current) shaka?.player.retryStreaming();
    waits.current = false;
  }, [online, shaka]);

  return {
    explains: () => {
      if (!navigator.onLine) {
        waits.current = true;
        return true;
      }
      const since = performance.now() - (returnedAt.current ?? -Infinity);
      if (since > LATE_MS) return false;
      shaka?.player.retryStreaming();
      return true;
    },
  };
}
