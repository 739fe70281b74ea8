import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether the address points at this element, as a notification's does; brings it into sight. The browser does that
 * by itself only for what stands in the page's first bytes.
 */
export function useArrival<E extends HTMLElement>(
  anchor: string,
): { ref: RefObject<E | null>; arrived: boolean } {
  const { hash, key } = useLocation();
  const ref = useRef<E>(null);
  const arrived = hash === `#${anchor}`;
  useEffect(() => {
    if (arrived) ref.current?.scrollIntoView({ block: 'center' });
  }, [arrived, key]);
  return { ref, arrived };
}
