import { useEffect, useReducer, type RefObject } from 'react';
import {
  nextNextEpisode,
  noNextEpisode,
  offeredFrom,
  type NextEpisode,
  type NextEpisodeEvent,
} from '../next-episode.js';
import type { PlayerSegment } from '../types.js';
import { useLatest } from './use-latest.js';
import { useUntouched } from './use-untouched.js';

/** Runs the machine by the picture's time; `onNext` is called once, when the next episode is due. */
export function useNextEpisode(
  video: RefObject<HTMLVideoElement | null>,
  segments: readonly PlayerSegment[],
  onNext: (() => void) | undefined,
): [NextEpisode, (event: NextEpisodeEvent) => void] {
  const [state, dispatch] = useReducer(nextNextEpisode, noNextEpisode);
  const { count, advance } = useUntouched();
  const latest = useLatest(onNext);
  const offered = onNext !== undefined;
  const { phase, left } = state;

  useEffect(() => {
    const element = video.current;
    if (!element || !offered) return undefined;
    const look = () => {
      const { currentTime, duration, ended } = element;
      if (!Number.isFinite(duration) || duration <= 0) return;
      const nearEnd = ended || currentTime >= offeredFrom(segments, duration);
      dispatch({ type: 'at', nearEnd, untouched: count() });
    };
    const moments = ['timeupdate', 'seeked', 'ended'] as const;
    for (const moment of moments) element.addEventListener(moment, look);
    return () => {
      for (const moment of moments) element.removeEventListener(moment, look);
    };
  }, [video, segments, offered, count]);

  useEffect(() => {
    if (phase !== 'counting') return undefined;
    const timer = setInterval(() => {
      const element = video.current;
      // Who pauses at the credits wants to see them.
      if (element && (!element.paused || element.ended)) dispatch({ type: 'second' });
    }, 1000);
    return () => clearInterval(timer);
  }, [phase, video]);

  useEffect(() => {
    if (phase === 'asking') video.current?.pause();
    if (phase !== 'leaving') return;
    // 0: nobody pressed anything, the countdown has run out.
    if (left === 0) advance();
    latest.current?.();
  }, [phase, left, advance, latest, video]);

  return [state, dispatch];
}
