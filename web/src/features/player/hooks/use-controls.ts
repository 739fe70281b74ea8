import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { usePaused } from './use-media.js';

const REST_MS = 3_000;

/** Elements that keep the controls visible: a visible focus, or a mouse over a bar. */
const keeping = () =>
  matchMedia('(hover: hover)').matches
    ? '.player-controls :focus-visible, .player-bar:hover'
    : '.player-controls :focus-visible';

/**
 * Whether the controls are visible: while paused, while `pinned` (a panel is open), and for 3 s after a movement of
 * pointer or focus. A single tap calls `toggle`.
 */
export function useControls(
  hall: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  pinned: boolean,
): { shown: boolean; toggle: () => void } {
  const [lively, setLively] = useState(false);
  const paused = usePaused(video);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    setLively(true);
    clearTimeout(timer.current);
    const rest = () => {
      if (hall.current?.querySelector(keeping())) timer.current = setTimeout(rest, REST_MS);
      else setLively(false);
    };
    timer.current = setTimeout(rest, REST_MS);
  }, [hall]);

  useEffect(() => {
    const element = hall.current;
    if (!element) return undefined;
    const byMouse = (event: PointerEvent) => event.pointerType !== 'touch' && wake();
    const leave = (event: PointerEvent) => event.pointerType !== 'touch' && setLively(false);
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(':focus-visible') && wake();
    const onPress = ({ target }: PointerEvent) =>
      target instanceof Element && target.closest('.player-controls') && wake();
    element.addEventListener('pointermove', byMouse);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', onPress);
    element.addEventListener('focusin', onFocus);
    return () => {
      element.removeEventListener('pointermove', byMouse);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', onPress);
      element.removeEventListener('focusin', onFocus);
    };
  }, [hall, wake]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const toggle = () => (lively ? setLively(false) : wake());
  return { shown: lively || paused || pinned, toggle };
}
