import { useEffect, useState } from 'react';

/**
 * The current time, updated every `every` ms. Undefined on the server and during hydration, since the page's HTML is the same for
 * everyone.
 */
export function useNow(every: number): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
