import type { Answer } from './hooks/use-bubble.js';
import type { Act } from './hooks/use-act.js';
import type { PlayerCommand } from './keyboard.js';
import { bubbleTexts as texts } from './control-texts.js';

/** The objects that commands act on. Each of our own commands has a button too. */
export interface CommandTarget {
  video: HTMLVideoElement;
  /** Runs an action that other viewers of a room would see too. */
  act: Act;
  toggleFullscreen: () => void;
  /** Returns the language shown now; undefined for none. */
  toggleCaptions: () => string | undefined;
  togglePip: () => void;
  /** Undefined if there is no such episode. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  /** Skips the current segment, if there is one. */
  skip: (() => void) | undefined;
  toggleCinema: () => void;
  showHelp: () => void;
}

export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
const FRAME_SECONDS = 1 / 25;

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** The speed after this many steps, limited to the slowest and the fastest. */
export function steppedSpeed(rate: number, by: 1 | -1): number {
  const next = by > 0 ? speeds.find((s) => s > rate) : speeds.findLast((s) => s < rate);
  return next ?? rate;
}

/** Runs the command; returns the message for the bubble, if any. */
export function runCommand(command: PlayerCommand, target: CommandTarget): Answer | undefined {
  const { video, act } = target;
  const length = Number.isFinite(video.duration) ? video.duration : 0;
  switch (command.is) {
    case 'toggle':
      act({ is: video.paused ? 'play' : 'pause' });
      return undefined;
    case 'seek':
      if (!act({ is: 'seek', to: within(video.currentTime + command.by, length) })) return undefined;
      return { text: texts.leap(command.by), side: command.by < 0 ? 'back' : 'forward' };
    case 'seekTo':
      if (!act({ is: 'seek', to: command.share * length })) return undefined;
      return { text: texts.share(command.share) };
    case 'volume':
      video.volume = within(Math.round((video.volume + command.by) * 100) / 100, 1);
      video.muted = video.volume === 0;
      return { text: texts.volume(video.volume) };
    case 'mute':
      video.muted = !video.muted;
      return { text: video.muted ? texts.muted : texts.volume(video.volume) };
    case 'speed': {
      const rate = steppedSpeed(video.playbackRate, command.by);
      return act({ is: 'rate', rate }) ? { text: texts.speed(rate) } : undefined;
    }
    case 'frame':
      // During playback a single frame step would not be visible.
      if (!video.paused) return undefined;
      if (!act({ is: 'seek', to: within(video.currentTime + command.by * FRAME_SECONDS, length) }))
        return undefined;
      return { text: texts.frame(command.by) };
    case 'captions':
      return { text: texts.captions(target.toggleCaptions()) };
    case 'cinema':
      target.toggleCinema();
      return { text: texts.cinema };
    case 'skip':
      target.skip?.();
      return target.skip && { text: texts.skipped };
    case 'fullscreen':
      target.toggleFullscreen();
      return undefined;
    case 'pip':
      target.togglePip();
      return undefined;
    case 'next':
      target.onNext?.();
      return undefined;
    case 'previous':
      target.onPrevious?.();
      return undefined;
    case 'help':
      target.showHelp();
      return undefined;
  }
}
