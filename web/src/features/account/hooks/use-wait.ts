import { useEffect, useState } from 'react';

/** Seconds until `until` (milliseconds since 1970), counted down; undefined without a wait. */
export function useWait(until: number | undefined): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (until === undefined) {
      setLeft(undefined);
      return;
    }
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
