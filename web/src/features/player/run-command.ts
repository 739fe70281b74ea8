import type { PlayerCommand } from './keyboard.js';

/** What commands act on. Each of our own is what a button does as well. */
export interface CommandTarget {
  video: HTMLVideoElement;
  toggleFullscreen: () => void;
  toggleCaptions: () => void;
  togglePip: () => void;
  /** Undefined where there is no such episode. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  /** Leaps over the segment that is running, where one is. */
  skip: () => void;
  toggleCinema: () => void;
  showHelp: () => void;
}

const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
const FRAME_SECONDS = 1 / 25;

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** The speed that many steps from this one; the slowest and the fastest stay. */
export function steppedSpeed(rate: number, by: 1 | -1): number {
  const next = by > 0 ? speeds.find((s) => s > rate) : speeds.findLast((s) => s < rate);
  return next ?? rate;
}

export function runCommand(command: PlayerCommand, target: CommandTarget): void {
  const { video } = target;
  const length = Number.isFinite(video.duration) ? video.duration : 0;
  switch (command.is) {
    case 'toggle':
      if (video.paused) video.play().catch(() => undefined);
      else video.pause();
      return;
    case 'seek':
      video.currentTime = within(video.currentTime + command.by, length);
      return;
    case 'seekTo':
      video.currentTime = command.share * length;
      return;
    case 'volume':
      video.volume = within(Math.round((video.volume + command.by) * 100) / 100, 1);
      video.muted = video.volume === 0;
      return;
    case 'mute':
      video.muted = !video.muted;
      return;
    case 'speed':
      video.playbackRate = steppedSpeed(video.playbackRate, command.by);
      return;
    case 'frame':
      // While it plays a frame would not be seen.
      if (video.paused) video.currentTime = within(video.currentTime + command.by * FRAME_SECONDS, length);
      return;
    case 'fullscreen':
      return target.toggleFullscreen();
    case 'captions':
      return target.toggleCaptions();
    case 'pip':
      return target.togglePip();
    case 'next':
      return target.onNext?.();
    case 'previous':
      return target.onPrevious?.();
    case 'skip':
      return target.skip();
    case 'cinema':
      return target.toggleCinema();
    case 'help':
      return target.showHelp();
  }
}
