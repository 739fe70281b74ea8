import { useCallback, useEffect, useState } from 'react';

/** The effect of a key, button or double tap, as a short text or icon. */
export interface Answer {
  text: string;
  /** A skip is shown on its own side. */
  side?: 'back' | 'forward' | undefined;
}

const SHOWN_MS = 800;

/** The newest message, until its display time is over. */
export function useBubble(): [Answer | undefined, (answer: Answer | undefined) => void] {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!answer) return undefined;
    const timer = setTimeout(setAnswer, SHOWN_MS, undefined);
    return () => clearTimeout(timer);
  }, [answer]);
  return [answer, useCallback((next) => next && setAnswer({ ...next }), [])];
}
