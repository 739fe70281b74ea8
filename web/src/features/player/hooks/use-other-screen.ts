import { useEffect, useState, type RefObject } from 'react';
import { isOnOtherScreen, pickScreen, playsNativeHls, watchScreens } from '../air-play.js';
import { useMedia } from './use-media.js';

/** Another screen that the picture can be sent to. */
export interface OtherScreen {
  by: 'airPlay' | 'cast';
  /** Whether the picture is on it now. */
  active: boolean;
  /** Opens the browser's list of screens. */
  pick: () => void;
}

const changes = ['connecting', 'connect', 'disconnect'] as const;
const targets = ['webkitcurrentplaybacktargetiswirelesschanged'];

/**
 * AirPlay in Safari, and the Remote Playback API elsewhere. The button appears only where it works: if there is a screen, and the
 * playing address can be sent to it.
 */
export function useOtherScreen(video: RefObject<HTMLVideoElement | null>): OtherScreen | undefined {
  const [byAirPlay] = useState(playsNativeHls);
  const [available, setAvailable] = useState(false);
  const [active, setActive] = useState(false);
  const byAir = useMedia(video, targets, isOnOtherScreen, false);
  useEffect(() => {
    const element = video.current;
    if (byAirPlay) return element ? watchScreens(element, setAvailable) : undefined;
    const remote = element?.remote;
    if (!remote) return undefined;
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
  if (!available) return undefined;
  if (byAirPlay) return { by: 'airPlay', active: byAir, pick: () => pickScreen(video.current) };
  // Closing the list without a choice rejects.
  return { by: 'cast', active, pick: () => void video.current?.remote.prompt().catch(() => undefined) };
}
