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

/** Drives the next-episode state machine by the playback time; calls `onNext` once, when the next episode starts. */
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
      // The countdown stops too: a viewer who pauses during the credits wants to see them.
      if (element && (!element.paused || element.ended)) dispatch({ type: 'second' });
    }, 1000);
    return () => clearInterval(timer);
  }, [phase, video]);

  useEffect(() => {
    if (phase === 'asking') video.current?.pause();
    if (phase !== 'leaving') return;
    // At 0 the countdown has ended without a press.
    if (left === 0) advance();
    latest.current?.();
  }, [phase, left, advance, latest, video]);

  return [state, dispatch];
}
