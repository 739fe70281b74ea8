import { useEffect, useState, type RefObject } from 'react';
import { nextTap, noTaps, TAP_SECONDS, type Taps } from '../double-tap.js';

const HINT_MS = 800;

/** What has a use of its own under a finger. */
const taken = 'button, input, a, .shaka-settings-menu';

/** Leaps back or forth with two taps on a side of the picture; answers the leap to be shown, as long as it is news. */
export function useDoubleTap(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): Taps | undefined {
  const [leap, setLeap] = useState<Taps>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let taps = noTaps;
    // A finger that scrolls ends with `pointercancel`.
    const onUp = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return;
      const { left, width } = element.getBoundingClientRect();
      taps = event.target.closest(taken)
        ? noTaps
        : nextTap(taps, (event.clientX - left) / width, event.timeStamp);
      if (taps.leaps === 0 || !video.current) return;
      video.current.currentTime += taps.side === 'back' ? -TAP_SECONDS : TAP_SECONDS;
      setLeap(taps);
    };
    element.addEventListener('pointerup', onUp);
    return () => element.removeEventListener('pointerup', onUp);
  }, [frame, video]);

  useEffect(() => {
    if (!leap) return undefined;
    const timer = setTimeout(setLeap, HINT_MS, undefined);
    return () => clearTimeout(timer);
  }, [leap]);
  return leap;
}
