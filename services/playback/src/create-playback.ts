import { createService, type Platform, type RunningService } from '@seyir/kit';
import { PlaybackService } from '@seyir/proto';
import { Consumers } from './adapters/events/consumers.js';
import { playbackController } from './adapters/grpc/playback.controller.js';
import { entities } from './adapters/store/entities/index.js';
import { migrations } from './adapters/store/migrations/index.js';
import type { PlaybackConfig } from './config.js';
import { permissions } from './permissions.js';
import { wire } from './wiring.js';

/**
 * The playback service on a platform: sources and their streams, positions, progress, libraries. Nothing runs before
 * `start`.
 */
export const createPlayback = (config: PlaybackConfig, platform: Platform): RunningService =>
  createService(
    {
      name: 'playback',
      contract: PlaybackService,
      permissions,
      entities,
      migrations,
      controllers: [playbackController, Consumers],
      wire: wire(config),
    },
    platform,
    config,
  );
