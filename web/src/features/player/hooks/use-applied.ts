import { useEffect, useRef, type RefObject } from 'react';
import type { PlayerPreferences } from '../preferences.js';
import { useLatest } from './use-latest.js';
import type { ShakaHandle } from './use-shaka.js';

/** Applies the preferences to the player: volume in both directions, subtitles from the preferences. */
export function useApplied(
  video: RefObject<HTMLVideoElement | null>,
  shaka: ShakaHandle | undefined,
  preferences: PlayerPreferences,
  change: (wanted: Partial<PlayerPreferences>) => void,
): void {
  const first = useRef(preferences);
  const latestChange = useLatest(change);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.volume = first.current.volume;
    element.muted = first.current.muted;
    const onVolume = () => latestChange.current({ volume: element.volume, muted: element.muted });
    element.addEventListener('volumechange', onVolume);
    return () => element.removeEventListener('volumechange', onVolume);
  }, [video, latestChange]);

  const { textSize, textPlace, textDelay } = preferences;
  useEffect(() => {
    if (!shaka) return;
    const { PositionArea } = shaka.library.config;
    shaka.player.configure({
      textDisplayer: {
        fontScaleFactor: textSize,
        positionArea: textPlace === 'top' ? PositionArea.TOP_CENTER : PositionArea.DEFAULT,
        subtitleDelay: textDelay,
      },
    });
  }, [shaka, textSize, textPlace, textDelay]);
}
