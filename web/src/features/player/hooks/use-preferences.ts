import { useCallback, useState } from 'react';
import { keepPreferences, loadPreferences, type PlayerPreferences } from '../preferences.js';

/** The viewer's player preferences, and a function to change them. */
export function usePreferences(): [PlayerPreferences, (change: Partial<PlayerPreferences>) => void] {
  const [preferences, setPreferences] = useState(loadPreferences);
  const change = useCallback((wanted: Partial<PlayerPreferences>) => {
    setPreferences((before) => {
      const after = { ...before, ...wanted };
      keepPreferences(after);
      return after;
    });
  }, []);
  return [preferences, change];
}
