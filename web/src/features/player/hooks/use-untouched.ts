import { useCallback, useEffect } from 'react';

const KEY = 'seyir.untouched';

const read = (): number => {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
};
const write = (count: number): void => {
  try {
    sessionStorage.setItem(KEY, String(count));
  } catch {
    // Without session storage the player never asks whether the viewer is still there.
  }
};

/** Counts the episodes that followed each other in this tab without any input. */
export function useUntouched(): { count: () => number; advance: () => void } {
  useEffect(() => {
    const touched = () => write(0);
    document.addEventListener('pointerdown', touched, true);
    document.addEventListener('keydown', touched, true);
    return () => {
      document.removeEventListener('pointerdown', touched, true);
      document.removeEventListener('keydown', touched, true);
    };
  }, []);
  return { count: read, advance: useCallback(() => write(read() + 1), []) };
}
