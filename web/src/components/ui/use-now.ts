import { useEffect, useState } from 'react';

/**
 * The time, anew every `every` ms; nothing while the page is rendered on the server and hydrated, since
 * its bytes are the same for everybody.
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
