import { runService } from '@seyir/kit';
import { playbackEnv, toConfig } from './config.js';
import { createPlayback } from './create-playback.js';

await runService(
  'playback',
  (options, platform, env) => createPlayback(toConfig(env, options), platform),
  process,
  playbackEnv,
);
