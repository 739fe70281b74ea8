import { type ReactNode, useEffect, useState, useTransition } from 'react';
import type { WatchedPage } from '../watched-page.js';

interface Props {
  adult: boolean;
  page: WatchedPage;
  /** Reloads the page's data with the cookie of the gate. */
  load: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * Renders the player of an adult title once its sources are loaded: a page rendered before the gate was accepted has
 * none.
 */
export function SourcesBehindGate({ adult, page, load, children }: Props) {
  const isMissing = adult && (page.sources?.groups.length ?? 0) === 0;
  const [asked, setAsked] = useState(false);
  const [isLoading, start] = useTransition();
  useEffect(() => {
    if (!isMissing || asked) return;
    start(async () => {
      // After a failure the player shows its message for missing sources.
      await load().catch(() => undefined);
      setAsked(true);
    });
  }, [isMissing, asked, load]);
  if (isMissing && (!asked || isLoading)) return <div className="aspect-video w-full bg-black" aria-busy />;
  return children;
}
