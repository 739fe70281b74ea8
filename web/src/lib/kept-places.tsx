import { createContext, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router';

/** The pages of the history for which values are kept. */
const MOST = 30;

type Places = Map<string, Map<string, unknown>>;

const Kept = createContext<Places | undefined>(undefined);

/** Keeps what pages ask for by `useKept`, as long as the tab shows the site. */
export function KeptPlaces({ children }: { children: ReactNode }) {
  const [places] = useState<Places>(() => new Map());
  return <Kept value={places}>{children}</Kept>;
}

interface KeptValue<T> {
  /** The value of an earlier visit to this entry of the history; undefined for a new one. */
  value: T | undefined;
  keep: (value: T) => void;
}

/**
 * A value that the page has again when the viewer comes back to it by the Back button.
 * @param name unique on the page; without one nothing is kept
 */
export function useKept<T>(name: string | undefined): KeptValue<T> {
  const places = use(Kept);
  const { key } = useLocation();
  return {
    value: name === undefined ? undefined : (places?.get(key)?.get(name) as T | undefined),
    keep(value) {
      if (!places || name === undefined) return;
      const page = places.get(key) ?? new Map<string, unknown>();
      // The page that was written last stays longest.
      places.delete(key);
      places.set(key, page.set(name, value));
      const [oldest] = places.keys();
      if (places.size > MOST && oldest !== undefined) places.delete(oldest);
    },
  };
}
