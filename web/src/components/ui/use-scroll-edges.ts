import { type RefObject, useEffect, useState } from 'react';

interface Edges {
  atStart: boolean;
  atEnd: boolean;
}

/** Distance in pixels within which a strip counts as scrolled to its end. */
const NEAR = 8;

/**
 * Whether a strip that scrolls sideways stands at its start and at its end.
 * @param content changes with the content, whose width is then measured again
 * @param atFirst the edges before the first measurement, also on the server
 */
export function useScrollEdges(
  strip: RefObject<HTMLElement | null>,
  content: string | number,
  atFirst: Edges,
): Edges {
  const [edges, setEdges] = useState(atFirst);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const atStart = element.scrollLeft < NEAR;
      const atEnd = element.scrollLeft + element.clientWidth > element.scrollWidth - NEAR;
      setEdges((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const size = new ResizeObserver(measure);
    size.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      size.disconnect();
    };
  }, [strip, content]);
  return edges;
}
