import { useCallback, useEffect, useState, type RefObject } from 'react';

/** The iPhone's replacement for full screen, which works on video elements only. */
interface PhoneVideo {
  webkitEnterFullscreen?: () => void;
}
interface Lockable {
  lock?: (orientation: 'landscape') => Promise<void>;
}

/** Full screen of the player: by its button or key, or by turning the phone during playback. */
export function useFullscreen(
  hall: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): [boolean, () => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === hall.current && hall.current !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [hall]);

  useEffect(() => {
    const { orientation } = screen as { orientation?: ScreenOrientation };
    if (!orientation || !matchMedia('(any-pointer: coarse)').matches) return undefined;
    const turn = () => {
      const isWide = orientation.type.startsWith('landscape');
      const isOurs = document.fullscreenElement === hall.current;
      // A refusal of the browser changes nothing.
      if (isWide && !isOurs && video.current && !video.current.paused)
        hall.current?.requestFullscreen?.().catch(() => undefined);
      else if (!isWide && isOurs) document.exitFullscreen().catch(() => undefined);
    };
    orientation.addEventListener('change', turn);
    return () => orientation.removeEventListener('change', turn);
  }, [hall, video]);

  const toggle = useCallback(() => {
    if (document.fullscreenElement) {
      void document.exitFullscreen().catch(() => undefined);
    } else if (hall.current?.requestFullscreen) {
      const lock = () => (screen.orientation as Lockable | undefined)?.lock?.('landscape');
      hall.current
        .requestFullscreen()
        .then(lock)
        .catch(() => undefined);
    } else {
      (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
    }
  }, [hall, video]);
  return [isFull, toggle];
}
