import { useEffect, type RefObject } from 'react';
import { nextTap, noTaps, TAP_SECONDS, type Taps } from '../double-tap.js';
import type { Act } from './use-act.js';
import { useLatest } from './use-latest.js';

interface Taken {
  /** A single tap with a finger. */
  onTap: () => void;
  /** Each further tap on one side of the picture, after the position has changed. */
  onLeap: (leap: Taps) => void;
}

/** Handles taps on the picture: a single tap, and double taps on a side, which skip back or forward. */
export function useDoubleTap(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  act: Act,
  taken: Taken,
): void {
  const latest = useLatest(taken);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let taps = noTaps;
    // A scrolling finger ends with `pointercancel`.
    const onUp = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      const { left, width } = element.getBoundingClientRect();
      taps = nextTap(taps, (event.clientX - left) / width, event.timeStamp);
      if (taps.leaps === 0) return latest.current.onTap();
      if (!video.current) return undefined;
      const to = Math.max(video.current.currentTime + (taps.side === 'back' ? -TAP_SECONDS : TAP_SECONDS), 0);
      return act({ is: 'seek', to }) ? latest.current.onLeap(taps) : undefined;
    };
    element.addEventListener('pointerup', onUp);
    return () => element.removeEventListener('pointerup', onUp);
  }, [frame, video, act, latest]);
}
