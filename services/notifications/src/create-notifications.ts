import { createService, type Platform, type RunningService } from '@seyir/kit';
import { NotificationsService } from '@seyir/proto';
import { Consumers } from './adapters/events/consumers.js';
import { notificationsController } from './adapters/grpc/notifications.controller.js';
import { entities } from './adapters/store/entities/index.js';
import { migrations } from './adapters/store/migrations/index.js';
import type { NotificationsConfig } from './config.js';
import { permissions } from './permissions.js';
import { wire } from './wiring.js';

export type { NotificationsConfig } from './config.js';

/**
 * The notifications service on a platform: each member's list and the state for polling pages. Nothing runs before
 * `start`.
 */
export const createNotifications = (config: NotificationsConfig, platform: Platform): RunningService =>
  createService(
    {
      name: 'notifications',
      contract: NotificationsService,
      permissions,
      entities,
      migrations,
      controllers: [notificationsController, Consumers],
      wire,
    },
    platform,
    config,
  );
