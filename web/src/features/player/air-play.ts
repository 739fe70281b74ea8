/** Safari's AirPlay additions to a video element. */
interface AirPlayVideo {
  webkitShowPlaybackTargetPicker?: () => void;
  webkitCurrentPlaybackTargetIsWireless?: boolean;
}

const hasPicker = (): boolean =>
  typeof HTMLVideoElement !== 'undefined' && 'webkitShowPlaybackTargetPicker' in HTMLVideoElement.prototype;

/** Whether this browser can send the picture to other screens. That works only with native HLS playback. */
export const playsNativeHls = (): boolean =>
  hasPicker() && document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';

/** Opens the browser's screen picker. */
export const pickScreen = (video: HTMLVideoElement | null): void =>
  (video as AirPlayVideo | null)?.webkitShowPlaybackTargetPicker?.();

/** Whether the picture is on another screen now. */
export const isOnOtherScreen = (video: HTMLVideoElement): boolean =>
  (video as AirPlayVideo).webkitCurrentPlaybackTargetIsWireless ?? false;

/**
 * Calls back with whether there is a screen that the video can be sent to: one is near, and the video plays an address. Segments
 * that a script feeds into the video cannot be sent. @returns a function that ends the calls
 */
export function watchScreens(video: HTMLVideoElement, onChange: (available: boolean) => void): () => void {
  let near = false;
  const look = () => onChange(near && /^https?:/.test(video.currentSrc));
  const onNear = (event: Event) => {
    near = (event as Event & { availability?: string }).availability === 'available';
    look();
  };
  video.addEventListener('webkitplaybacktargetavailabilitychanged', onNear);
  video.addEventListener('loadedmetadata', look);
  return () => {
    video.removeEventListener('webkitplaybacktargetavailabilitychanged', onNear);
    video.removeEventListener('loadedmetadata', look);
  };
}
