import { createService, type Platform, type RunningService } from '@seyir/kit';
import { CommentsService } from '@seyir/proto';
import { Consumers } from './adapters/events/consumers.js';
import { commentsController } from './adapters/grpc/comments.controller.js';
import { entities } from './adapters/store/entities/index.js';
import { migrations } from './adapters/store/migrations/index.js';
import type { CommentsConfig } from './config.js';
import { permissions } from './permissions.js';
import { wire } from './wiring.js';

export type { CommentsConfig } from './config.js';

/**
 * The comments service on a platform: threads, replies, spoiler scopes and reactions. Nothing runs before `start`.
 */
export const createComments = (config: CommentsConfig, platform: Platform): RunningService =>
  createService(
    {
      name: 'comments',
      contract: CommentsService,
      permissions,
      entities,
      migrations,
      controllers: [commentsController, Consumers],
      wire,
    },
    platform,
    config,
  );
