import { useEffect, type RefObject } from 'react';
import { useLatest } from './use-latest.js';

interface Playing {
  title: string;
  picture: string | undefined;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

const STEP_SECONDS = 10;

/** Tells the system what plays, and hears its keys: a phone's lock screen, a headset, a keyboard's media keys. */
export function useMediaSession(video: RefObject<HTMLVideoElement | null>, playing: Playing): void {
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
    const step = (by: number) => () => {
      if (video.current) video.current.currentTime += by;
    };
    const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', () => void video.current?.play().catch(() => undefined)],
      ['pause', () => video.current?.pause()],
      ['seekbackward', step(-STEP_SECONDS)],
      ['seekforward', step(STEP_SECONDS)],
      ['seekto', ({ seekTime }) => video.current && (video.current.currentTime = seekTime ?? 0)],
      ['nexttrack', hasNext ? () => latest.current.onNext?.() : null],
      ['previoustrack', hasPrevious ? () => latest.current.onPrevious?.() : null],
    ];
    for (const [action, handler] of handlers) session.setActionHandler(action, handler);
    return () => {
      session.metadata = null;
      for (const [action] of handlers) session.setActionHandler(action, null);
    };
  }, [video, title, picture, hasNext, hasPrevious, latest]);
}
