import { runService } from '@seyir/kit';
import { playbackEnv, toConfig } from './config.js';
import { createPlayback } from './create-playback.js';

const env = playbackEnv.parse(process.env);
await runService(
  'playback',
  (options, platform) => createPlayback(toConfig(env, options), platform),
  process,
);
