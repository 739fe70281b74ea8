import { useCallback, useEffect, useRef } from 'react';

interface Plan {
  timer: ReturnType<typeof setTimeout>;
  /** By `performance.now()`. */
  at: number;
}

/**
 * Spreads the reads that frames cause, because a frame reaches every page of a room at once. Returns a function that plans the read
 * after a random time between `leastMs` and `mostMs`. A standing plan stays if it falls into the new time: with a draw for each
 * frame, a stream of frames would read after the shortest of all draws.
 */
export function useSpread(read: () => void): (mostMs: number, leastMs?: number) => void {
  const latest = useRef(read);
  const plan = useRef<Plan>(undefined);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(
    () => () => {
      clearTimeout(plan.current?.timer);
      plan.current = undefined;
    },
    [],
  );
  return useCallback((mostMs: number, leastMs = 0) => {
    const now = performance.now();
    if (plan.current && plan.current.at <= now + mostMs) return;
    const waitMs = leastMs + Math.random() * (mostMs - leastMs);
    clearTimeout(plan.current?.timer);
    const timer = setTimeout(() => {
      plan.current = undefined;
      latest.current();
    }, waitMs);
    plan.current = { timer, at: now + waitMs };
  }, []);
}
