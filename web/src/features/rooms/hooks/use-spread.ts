import { useCallback, useEffect, useRef } from 'react';

interface Plan {
  timer: ReturnType<typeof setTimeout>;
  /** By `performance.now()`. */
  at: number;
}

/**
 * Spreads the reads that frames cause, because a frame reaches every page of a room at once. Returns a function that plans the read
 * after a random part of the given time, in ms; a later plan than the present one changes nothing.
 */
export function useSpread(read: () => void): (mostMs: number) => void {
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
  return useCallback((mostMs: number) => {
    const waitMs = Math.random() * mostMs;
    const at = performance.now() + waitMs;
    if (plan.current && plan.current.at <= at) return;
    clearTimeout(plan.current?.timer);
    const timer = setTimeout(() => {
      plan.current = undefined;
      latest.current();
    }, waitMs);
    plan.current = { timer, at };
  }, []);
}
