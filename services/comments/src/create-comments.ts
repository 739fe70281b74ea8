import { createService, type Platform, type RunningService } from '@seyir/kit';
import { CommentsService } from '@seyir/proto';
import { migrations } from './adapters/store/migrations/index.js';
import { commentsModule } from './comments.module.js';
import type { CommentsConfig } from './config.js';
import { permissions } from './permissions.js';
import { taskHandlers } from './use-cases.js';

export type { CommentsConfig } from './config.js';

/** The comments service on a platform: threads, replies, spoiler scopes and reactions. Nothing runs before `start`. */
export const createComments = (config: CommentsConfig, platform: Platform): RunningService =>
  createService(
    {
      name: 'comments',
      contract: CommentsService,
      permissions,
      entities: [],
      migrations,
      module: commentsModule,
      tasks: taskHandlers,
    },
    platform,
    config,
  );
