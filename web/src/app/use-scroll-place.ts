import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepsScroll } from '../lib/keep-scroll.js';
import type { Place } from './use-navigation.js';

const store = 'seyir:scroll';

/**
 * Scrolls a new page to its top or to the address's fragment, and restores the scroll position after going back.
 * @param covered a skeleton covers the page: its scroll position is not the reader's
 */
export function useScrollPlace({ location, type }: Place, covered: boolean): void {
  const { key, hash, state } = location;
  const places = useRef<Record<string, number>>(undefined);
  const first = useRef(true);
  const isCovered = useRef(covered);
  useEnter(() => {
    isCovered.current = covered;
    if (covered) scrollTo(0, 0);
  }, [covered]);

  useEffect(() => {
    const enter = () => {
      history.scrollRestoration = 'manual';
    };
    enter();
    // The browser itself restores the scroll position of a reloaded page.
    const leave = () => {
      history.scrollRestoration = 'auto';
      sessionStorage.setItem(store, JSON.stringify(places.current ?? {}));
    };
    addEventListener('pagehide', leave);
    // A page from the back-forward cache is shown without a load.
    addEventListener('pageshow', enter);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', enter);
    };
  }, []);

  useEnter(() => {
    const known = (places.current ??= read());
    if (first.current) first.current = false;
    else if (type === 'POP') scrollTo(0, known[key] ?? 0);
    else if (!keepsScroll(state)) {
      const target = hash && document.getElementById(hash.slice(1));
      if (target) target.scrollIntoView();
      else scrollTo(0, 0);
    }
    const note = () => {
      if (!isCovered.current) known[key] = scrollY;
    };
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key, hash, state, type]);
}

/** A layout effect runs before the first paint; the server has no layout. */
const useEnter = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
