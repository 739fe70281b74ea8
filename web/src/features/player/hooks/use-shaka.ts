import { useEffect, useRef, useState, type RefObject } from 'react';
import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021';
import { playsNativeHls } from '../air-play.js';
import { loadShaka, type Shaka } from '../load-shaka.js';
import { useLatest } from './use-latest.js';

export interface ShakaHandle {
  library: Shaka;
  player: shaka.Player;
}

/**
 * A Shaka player on a video element for the lifetime of the component; the controls are our own. Subtitles are
 * rendered into `frame`. `onError` receives errors that the player cannot recover from.
 */
export function useShaka(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  onError: (error: shaka.util.Error) => void,
): ShakaHandle | undefined {
  const [handle, setHandle] = useState<ShakaHandle>();
  const latestOnError = useLatest(onError);
  const ending = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let player: shaka.Player | undefined;
    let gone = false;
    const open = async () => {
      const library = await loadShaka();
      // A video element must never have two players, not even for a moment.
      await ending.current;
      if (gone || !frame.current || !video.current) return;
      player = new library.Player();
      // Configured before the video is attached: with a known container, the page renders the subtitles instead of the browser.
      player.setVideoContainer(frame.current);
      await player.attach(video.current);
      if (gone) return;
      player.configure({
        preferredAudio: [{ language: 'tr' }],
        preferredText: [{ language: 'tr' }],
        streaming: {
          retryParameters: { maxAttempts: 2, baseDelay: 300, timeout: 8_000 },
          // By default, a start within 2 s behind the begin of a segment first loads the whole segment before it.
          inaccurateManifestTolerance: 0.2,
          preferNativeHls: playsNativeHls(),
        },
        // Both attempts to load a slow manifest must fit into the time limit of a source.
        manifest: { retryParameters: { maxAttempts: 2, baseDelay: 300, timeout: 3_500 } },
      });
      player.addEventListener('error', (event) => {
        const { detail } = event as unknown as { detail: shaka.util.Error };
        if (detail.severity === library.util.Error.Severity.CRITICAL) latestOnError.current(detail);
      });
      setHandle({ library, player });
    };
    open().catch(() => !gone && latestOnError.current({ code: 0, severity: 2 } as shaka.util.Error));
    return () => {
      gone = true;
      setHandle(undefined);
      ending.current = player?.destroy() ?? Promise.resolve();
    };
  }, [frame, video, latestOnError]);

  return handle;
}
