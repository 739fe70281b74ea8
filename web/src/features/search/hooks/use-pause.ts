import { useEffect, useState } from 'react';

/** The text after `ms` milliseconds without a change; empty until then. */
export function usePause(text: string, ms: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
