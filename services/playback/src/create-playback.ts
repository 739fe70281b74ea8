import { createService, type Platform, type RunningService } from '@seyir/kit';
import { CatalogueService, PlaybackService, topics } from '@seyir/proto';
import { entities } from './adapters/store/entities.js';
import { migrations } from './adapters/store/migrations/index.js';
import type { PlaybackConfig } from './config.js';
import { permissions } from './permissions.js';
import { playbackModule } from './playback.module.js';
import { taskHandlers } from './use-cases.js';

/** The playback service on a platform: sources and their hand-out, positions, progress, libraries. Nothing runs before `start`. */
export const createPlayback = (config: PlaybackConfig, platform: Platform): RunningService =>
  createService(
    {
      name: 'playback',
      contract: PlaybackService,
      permissions,
      entities,
      migrations,
      module: playbackModule(config),
      tasks: taskHandlers(config),
      projections: ({ peers }) => [
        {
          topic: topics.title,
          snapshot: (request, options) => peers.client(CatalogueService).snapshot(request, options),
          clear: (db) => db.query(`DELETE FROM title`),
        },
        {
          topic: topics.episode,
          snapshot: (request, options) => peers.client(CatalogueService).snapshot(request, options),
          clear: (db) => db.query(`DELETE FROM episode`),
        },
      ],
    },
    platform,
    config,
  );
