import { useEffect, type RefObject } from 'react';
import type { PlaybackSession } from '../source-failover.js';
import { useLatest } from './use-latest.js';

/** A source without a picture for this long fails over; the next one is then ready within 10 s. */
export const PATIENCE_MS = 6_000;
const LOOK_MS = 500;

/**
 * Detects a source that neither fails nor plays: no manifest or first picture in time, or a picture that stalls. The
 * last source of the queue and an offline device have no time limit. `onStall` gets the seconds of the source, or
 * undefined for one that never played.
 */
export function useStallWatch(
  video: RefObject<HTMLVideoElement | null>,
  session: PlaybackSession,
  onStall: (position: number | undefined) => void,
): void {
  const latest = useLatest(onStall);
  const { phase, attempt, queue } = session;
  const hasNext = queue.length > 1;

  useEffect(() => {
    if (phase !== 'loading' || !hasNext) return undefined;
    const timer = setTimeout(() => navigator.onLine && latest.current(undefined), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [phase, attempt, hasNext, latest]);

  useEffect(() => {
    if (phase !== 'playing' || !hasNext) return undefined;
    let since: number | undefined;
    const timer = setInterval(() => {
      const element = video.current;
      const waits =
        element && !element.paused && !element.ended && element.readyState < 3 && navigator.onLine;
      if (!waits) since = undefined;
      else if (performance.now() - (since ??= performance.now()) >= PATIENCE_MS) {
        since = undefined;
        latest.current(element.currentTime);
      }
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [phase, attempt, hasNext, video, latest]);
}
