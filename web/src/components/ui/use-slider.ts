import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useKept } from '../../lib/kept-places.js';
import { useScrollEdges } from './use-scroll-edges.js';
import { wantsLessMotion } from '../../lib/less-motion.js';

interface Slider {
  list: RefObject<HTMLUListElement | null>;
  atStart: boolean;
  atEnd: boolean;
  /** Scrolls by one view, +1 or -1. */
  turn: (direction: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A row that scrolls by views and by arrow keys, and calls `onEnd` when its end is near. The Back button brings its place back.
 * @param name unique on the page
 */
export function useSlider(count: number, onEnd: (() => void) | undefined, name: string): Slider {
  const list = useRef<HTMLUListElement>(null);
  const { value: place, keep } = useKept<number>(name);
  const latestKeep = useRef(keep);
  useLayoutEffect(() => {
    latestKeep.current = keep;
  });
  useLayoutEffect(() => {
    if (place && list.current) list.current.scrollLeft = place;
    // Only when the row appears: from then on the viewer moves it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const edges = useScrollEdges(list, count, { atStart: true, atEnd: false });

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const moved = () => latestKeep.current(row.scrollLeft);
    row.addEventListener('scroll', moved, { passive: true });
    return () => row.removeEventListener('scroll', moved);
  }, []);

  useEffect(() => {
    const last = list.current?.lastElementChild;
    if (!onEnd || !last) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onEnd(),
      {
        root: list.current,
        rootMargin: '0px 50% 0px 0px',
      },
    );
    watch.observe(last);
    return () => watch.disconnect();
  }, [onEnd, count]);

  const turn = useCallback((direction: 1 | -1) => {
    const row = list.current;
    row?.scrollBy({ left: direction * row.clientWidth, behavior: wantsLessMotion() ? 'auto' : 'smooth' });
  }, []);

  const onKeyDown = useCallback((event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const slide = (event.target as Element).closest('li');
    if (!step || !slide || isTyping(event.target)) return;
    const next = step === 1 ? slide.nextElementSibling : slide.previousElementSibling;
    // The tab stop of a card, not the actions that its own arrow keys lead to.
    const target = next?.querySelector<HTMLElement>(
      'a[href]:not([tabindex="-1"]), button:not([tabindex="-1"])',
    );
    if (!target) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
    next?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
      behavior: wantsLessMotion() ? 'auto' : 'smooth',
    });
  }, []);

  return { list, ...edges, turn, onKeyDown };
}

const isTyping = (target: EventTarget): boolean => (target as Element).matches('input, textarea, select');
