/** Safari's AirPlay additions to a video element. */
interface AirPlayVideo {
  webkitShowPlaybackTargetPicker?: () => void;
}

const hasPicker = (): boolean =>
  typeof HTMLVideoElement !== 'undefined' && 'webkitShowPlaybackTargetPicker' in HTMLVideoElement.prototype;

/** Whether this browser can send the picture to other screens. That works only with native HLS playback. */
export const playsNativeHls = (): boolean =>
  hasPicker() && document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';

/** Opens the browser's screen picker. */
export const pickScreen = (video: HTMLVideoElement | null): void =>
  (video as AirPlayVideo | null)?.webkitShowPlaybackTargetPicker?.();
