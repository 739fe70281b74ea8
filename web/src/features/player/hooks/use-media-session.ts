import { useEffect, type RefObject } from 'react';
import type { Act } from './use-act.js';
import { useLatest } from './use-latest.js';

interface Playing {
  title: string;
  picture: string | undefined;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

const STEP_SECONDS = 10;

/** Publishes the playing episode to the system and handles its media keys: lock screen, headset, keyboard. */
export function useMediaSession(video: RefObject<HTMLVideoElement | null>, act: Act, playing: Playing): void {
  const { title, picture, onNext, onPrevious } = playing;
  const latest = useLatest({ onNext, onPrevious });
  const [hasNext, hasPrevious] = [onNext !== undefined, onPrevious !== undefined];
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const session = navigator.mediaSession;
    session.metadata = new MediaMetadata({
      title,
      artist: 'Seyir',
      ...(picture && { artwork: [{ src: picture, sizes: '1280x720' }] }),
    });
    const step = (by: number) => () =>
      video.current && act({ is: 'seek', to: Math.max(video.current.currentTime + by, 0) });
    const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', () => act({ is: 'play' })],
      ['pause', () => act({ is: 'pause' })],
      ['seekbackward', step(-STEP_SECONDS)],
      ['seekforward', step(STEP_SECONDS)],
      ['seekto', ({ seekTime }) => act({ is: 'seek', to: seekTime ?? 0 })],
      ['nexttrack', hasNext ? () => latest.current.onNext?.() : null],
      ['previoustrack', hasPrevious ? () => latest.current.onPrevious?.() : null],
    ];
    for (const [action, handler] of handlers) session.setActionHandler(action, handler);
    return () => {
      session.metadata = null;
      for (const [action] of handlers) session.setActionHandler(action, null);
    };
  }, [video, act, title, picture, hasNext, hasPrevious, latest]);
}
