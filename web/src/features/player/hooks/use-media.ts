import { useEffect, useState, type RefObject } from 'react';
import { useLatest } from './use-latest.js';

/**
 * Reads a property of a video element at each of the events. A primitive value, so that an equal value does not
 * render again. `events` must be the same array at each render.
 */
export function useMedia<T extends string | number | boolean>(
  video: RefObject<HTMLVideoElement | null>,
  events: readonly string[],
  read: (video: HTMLVideoElement) => T,
  before: T,
): T {
  const [value, setValue] = useState<T>(before);
  const latest = useLatest(read);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const look = () => setValue(() => latest.current(element));
    look();
    for (const event of events) element.addEventListener(event, look);
    return () => {
      for (const event of events) element.removeEventListener(event, look);
    };
  }, [video, events, latest]);
  return value;
}

const pauses = ['play', 'pause', 'ended', 'emptied'];
/** Whether the video is paused. */
export const usePaused = (video: RefObject<HTMLVideoElement | null>): boolean =>
  useMedia(video, pauses, (element) => element.paused, true);
