import { useEffect, useRef, useState, type RefObject } from 'react';
import type shaka from 'shaka-player/dist/shaka-player.ui-es2021';
import { hearMouse } from '../mouse-clicks.js';
import { loadShaka, speakTurkish, type Shaka } from '../load-shaka.js';
import { useLatest } from './use-latest.js';

export interface ShakaHandle {
  library: Shaka;
  player: shaka.Player;
  controls: shaka.ui.Controls | null;
}

const controls = [
  'play_pause',
  'mute',
  'volume',
  'time_and_duration',
  'spacer',
  'captions',
  'language',
  'quality',
  'playback_rate',
  'picture_in_picture',
  'fullscreen',
];

/**
 * One shaka player with its controls around a video element, for as long as the component stands.
 * `onError` hears errors that the player does not recover from by itself. `hall` is what goes full screen, the frame with
 * all that lies on it; with one the keys are the page's own, since they work beside the controls too.
 */
export function useShaka(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  onError: (error: shaka.util.Error) => void,
  hall?: RefObject<HTMLElement | null>,
): ShakaHandle | undefined {
  const [handle, setHandle] = useState<ShakaHandle>();
  const latestOnError = useLatest(onError);
  const ending = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let overlay: shaka.ui.Overlay | undefined;
    let gone = false;
    let stopMouse: (() => void) | undefined;
    const open = async () => {
      const library = await loadShaka();
      // Two players must not hold one video element, also not in the moment between two.
      await ending.current;
      if (gone || !frame.current || !video.current) return;
      const player = new library.Player();
      // Also beside a mouse: taps have one meaning on every screen that can be touched.
      const byFinger = matchMedia('(any-pointer: coarse)').matches;
      // The overlay first: with its container known, subtitles are drawn in the page and not by the browser.
      overlay = new library.ui.Overlay(player, frame.current, video.current);
      await player.attach(video.current);
      if (gone) return;
      overlay.configure({
        controlPanelElements: controls,
        bigButtons: ['play_pause'],
        topControlPanelElements: [],
        castSenderUrl: '',
        enableKeyboardPlaybackControls: !hall,
        mediaSession: { enabled: false },
        ...(hall && { fullScreenElement: hall.current }),
        enableFullscreenOnRotation: true,
        forceLandscapeOnFullscreen: true,
        // Under a finger a tap shows the controls, and two leap: the page sees to that.
        doubleClickForFullscreen: !byFinger,
        singleClickForPlayAndPause: !byFinger,
        seekOnTaps: false,
        captionsStyles: false,
        customContextMenu: false,
        seekBarColors: {
          base: 'rgb(255 255 255 / 0.25)',
          buffered: 'rgb(255 255 255 / 0.45)',
          played: '#2ec4b6',
        },
      });
      player.configure({
        preferredAudio: [{ language: 'tr' }],
        preferredText: [{ language: 'tr' }],
        streaming: { retryParameters: { maxAttempts: 2, baseDelay: 300, timeout: 8_000 } },
        manifest: { retryParameters: { maxAttempts: 2, baseDelay: 300, timeout: 8_000 } },
      });
      const panel = overlay.getControls();
      if (panel) speakTurkish(panel);
      const element = video.current;
      if (byFinger && panel && element && frame.current) {
        const toggle = () => void (element.paused ? element.play().catch(() => undefined) : element.pause());
        stopMouse = hearMouse(frame.current, {
          toggle,
          toggleFullscreen: () => void panel.toggleFullScreen(),
        });
      }
      // A button without a name, for adverts that this player never runs.
      frame.current.querySelector('.shaka-ad-info')?.remove();
      player.addEventListener('error', (event) => {
        const { detail } = event as unknown as { detail: shaka.util.Error };
        if (detail.severity === library.util.Error.Severity.CRITICAL) latestOnError.current(detail);
      });
      setHandle({ library, player, controls: panel });
    };
    open().catch(() => !gone && latestOnError.current({ code: 0, severity: 2 } as shaka.util.Error));
    return () => {
      gone = true;
      stopMouse?.();
      setHandle(undefined);
      ending.current = overlay?.destroy() ?? Promise.resolve();
    };
  }, [frame, hall, video, latestOnError]);

  return handle;
}
