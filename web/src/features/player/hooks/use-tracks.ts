import { useEffect } from 'react';
import { learntOf, trackOfHeight, type TrackPreferences } from '../tracks.js';
import { useLatest } from './use-latest.js';
import type { ShakaHandle } from './use-shaka.js';

/** Starts every source with the viewer's last height and subtitles, and saves changes made in their menus. */
export function useTracks(
  shaka: ShakaHandle | undefined,
  preferences: TrackPreferences,
  change: (wanted: Partial<TrackPreferences>) => void,
): void {
  const latest = useLatest({ preferences, change });
  useEffect(() => {
    if (!shaka) return undefined;
    const { player } = shaka;
    let loaded = false;
    const onLoading = () => {
      loaded = false;
      const { quality, subtitles, textLanguage } = latest.current.preferences;
      player.configure({
        // The first segments already have the viewer's height; otherwise they would be loaded twice.
        abr: { enabled: quality === null, restrictions: { maxHeight: quality ?? Infinity } },
        preferredText: subtitles ? [{ language: textLanguage }] : [],
      });
    };
    const onLoaded = () => {
      const { quality } = latest.current.preferences;
      const track = quality === null ? undefined : trackOfHeight(player.getVideoTracks(), quality);
      // Almost nothing is buffered yet, so the buffer is discarded instead of showing the wrong height.
      if (track && !track.active) player.selectVideoTrack(track, true);
      player.configure({ abr: { restrictions: { maxHeight: Infinity } } });
      loaded = true;
    };
    const learn = () => {
      if (!loaded) return;
      const learnt = learntOf(latest.current.preferences, {
        automatic: player.getConfiguration().abr.enabled,
        video: player.getVideoTracks(),
        text: player.getTextTracks(),
      });
      if (Object.keys(learnt).length > 0) latest.current.change(learnt);
    };
    const listeners = [
      ['loading', onLoading],
      ['loaded', onLoaded],
      ['variantchanged', learn],
      ['abrstatuschanged', learn],
      ['textchanged', learn],
    ] as const;
    for (const [name, listener] of listeners) player.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) player.removeEventListener(name, listener);
    };
  }, [shaka, latest]);
}
