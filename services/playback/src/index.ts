export { playbackEnv, type PlaybackConfig } from './config.js';
export { createPlayback } from './create-playback.js';
