import { useEffect, type RefObject } from 'react';
import type { PlaybackSession } from '../source-failover.js';
import { useLatest } from './use-latest.js';

/** Playing this long proves that an address works; a loaded manifest does not prove that its segments load. */
const ENOUGH_SECONDS = 1;

/** Calls `onMoved` after an address that was requested again has played for a second. */
export function useMoved(
  video: RefObject<HTMLVideoElement | null>,
  { phase, attempt, renewed }: PlaybackSession,
  onMoved: () => void,
): void {
  const latest = useLatest(onMoved);
  const watches = phase === 'playing' && renewed;
  useEffect(() => {
    const element = video.current;
    if (!element || !watches) return undefined;
    const look = () => secondsOf(element.played) >= ENOUGH_SECONDS && latest.current();
    element.addEventListener('timeupdate', look);
    return () => element.removeEventListener('timeupdate', look);
  }, [video, watches, attempt, latest]);
}

/** Seconds played since the current address was loaded. */
const secondsOf = (played: TimeRanges): number => {
  let seconds = 0;
  for (let at = 0; at < played.length; at += 1) seconds += played.end(at) - played.start(at);
  return seconds;
};
