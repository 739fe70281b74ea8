import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepsScroll } from '../lib/keep-scroll.js';

const store = 'seyir:scroll';

/** A new page begins at its top, or at what its address points to; going back returns to where one was. */
export function useScrollPlace(): void {
  const { key, hash, state } = useLocation();
  const type = useNavigationType();
  const places = useRef<Record<string, number>>(undefined);
  const first = useRef(true);

  useEffect(() => {
    const enter = () => {
      history.scrollRestoration = 'manual';
    };
    enter();
    // The browser itself restores a page that is loaded again.
    const leave = () => {
      history.scrollRestoration = 'auto';
      sessionStorage.setItem(store, JSON.stringify(places.current ?? {}));
    };
    addEventListener('pagehide', leave);
    // A page that the browser kept comes back without being loaded again.
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
      known[key] = scrollY;
    };
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key, hash, state, type]);
}

/** Before the eye sees the page; the server has no layout. */
const useEnter = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
