import { playsNativeHls } from './air-play.js';
import type { PlayerStream } from './types.js';

/** Browsers that can send the picture to another screen play HLS natively; all others prefer DASH. */
export const addressOf = ({ dash, hls }: PlayerStream): string | undefined =>
  (playsNativeHls() ? (hls ?? dash) : (dash ?? hls)) ?? undefined;

/** Loads the manifest of a source into the browser's cache, where the player finds it for a minute. */
export const warmManifest = (stream: PlayerStream): void => {
  const address = addressOf(stream);
  if (!address) return;
  fetch(address)
    // The browser keeps only answers that were read to their end.
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
};
