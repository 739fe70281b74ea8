import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether the address links to this element, as notifications do; scrolls it into view. The browser itself does this
 * only for elements of the initial HTML.
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
