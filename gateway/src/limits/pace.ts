import type { Limit } from './limits.js';

/** Limits the messages of one connection, within this process. */
export interface Pace {
  /** False beyond the limit. */
  take(): boolean;
}

export const createPace = (limits: readonly Limit[]): Pace => {
  const windows = limits.map(({ max, windowMs }) => ({ max, windowMs, count: 0, endsAt: 0 }));
  return {
    take() {
      const now = performance.now();
      return windows
        .map((window) => {
          if (now >= window.endsAt) Object.assign(window, { count: 0, endsAt: now + window.windowMs });
          window.count += 1;
          return window.count <= window.max;
        })
        .every(Boolean);
    },
  };
};
