import { useEffect, useState, type RefObject } from 'react';
import { pickScreen, playsNativeHls } from '../air-play.js';

/** Another screen that the picture can be sent to. */
export interface OtherScreen {
  by: 'airPlay' | 'cast';
  /** Whether the picture is on it now. */
  active: boolean;
  /** Opens the browser's list of screens. */
  pick: () => void;
}

const changes = ['connecting', 'connect', 'disconnect'] as const;

/**
 * AirPlay in Safari, and the Remote Playback API elsewhere. A browser reports a screen only for an address that it can
 * send there, so the button appears only where it works.
 */
export function useOtherScreen(video: RefObject<HTMLVideoElement | null>): OtherScreen | undefined {
  const [byAirPlay] = useState(playsNativeHls);
  const [available, setAvailable] = useState(false);
  const [active, setActive] = useState(false);
  useEffect(() => {
    const remote = video.current?.remote;
    if (byAirPlay || !remote) return undefined;
    let watched: number | undefined;
    let late = false;
    remote.watchAvailability(setAvailable).then(
      (id) => {
        watched = id;
        if (late) void remote.cancelWatchAvailability(id);
      },
      // The browser cannot watch for screens in the background, or the element forbids it.
      () => undefined,
    );
    const look = () => setActive(remote.state !== 'disconnected');
    for (const change of changes) remote.addEventListener(change, look);
    return () => {
      late = true;
      if (watched !== undefined) void remote.cancelWatchAvailability(watched);
      for (const change of changes) remote.removeEventListener(change, look);
    };
  }, [video, byAirPlay]);
  if (byAirPlay) return { by: 'airPlay', active: false, pick: () => pickScreen(video.current) };
  if (!available) return undefined;
  // Closing the list without a choice rejects.
  return { by: 'cast', active, pick: () => void video.current?.remote.prompt().catch(() => undefined) };
}
