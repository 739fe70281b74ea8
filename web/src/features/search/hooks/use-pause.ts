import { useEffect, useState } from 'react';

/** The text as it stood when the last `ms` milliseconds brought no other; empty until then. */
export function usePause(text: string, ms: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
