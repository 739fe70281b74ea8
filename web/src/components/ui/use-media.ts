import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, as it changes; `otherwise` for a page that the server renders. */
export function useMedia(query: string, otherwise: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => otherwise,
  );
}
