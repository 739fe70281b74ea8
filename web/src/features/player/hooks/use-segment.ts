import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SegmentMode } from '../preferences.js';
import { leaps, segmentAt } from '../segment-skip.js';
import type { PlayerSegment } from '../types.js';

/** The current segment that the viewer may skip; the automatic mode skips it here. */
export function useSegment(
  video: RefObject<HTMLVideoElement | null>,
  segments: readonly PlayerSegment[],
  mode: SegmentMode,
): PlayerSegment | undefined {
  const [segment, setSegment] = useState<PlayerSegment>();
  const leapt = useRef(new Set<PlayerSegment>());
  useEffect(() => {
    const element = video.current;
    if (!element || mode === 'off') return undefined;
    const look = () => {
      const running = segmentAt(segments, element.currentTime);
      setSegment(running);
      if (element.paused || !leaps(mode, running, leapt.current)) return;
      leapt.current.add(running);
      element.currentTime = running.end;
    };
    look();
    element.addEventListener('timeupdate', look);
    element.addEventListener('seeked', look);
    return () => {
      setSegment(undefined);
      element.removeEventListener('timeupdate', look);
      element.removeEventListener('seeked', look);
    };
  }, [video, segments, mode]);
  return segment;
}
