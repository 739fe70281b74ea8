import { createService, type Platform, type RunningService } from '@seyir/kit';
import { CommentsService, NotificationsService, topics } from '@seyir/proto';
import { migrations } from './adapters/store/migrations/index.js';
import type { NotificationsConfig } from './config.js';
import { notificationsModule } from './notifications.module.js';
import { permissions } from './permissions.js';

export type { NotificationsConfig } from './config.js';

/** The notifications service on a platform: each member's list and what polling pages ask. Nothing runs before `start`. */
export const createNotifications = (config: NotificationsConfig, platform: Platform): RunningService =>
  createService(
    {
      name: 'notifications',
      contract: NotificationsService,
      permissions,
      entities: [],
      migrations,
      module: notificationsModule,
      projections: ({ peers }) => [
        {
          topic: topics.comment,
          snapshot: peers.client(CommentsService).snapshot,
          // Read marks go too: they are facts of this service and come back from its backup.
          clear: (db) => db.query(`TRUNCATE notification, activity`),
        },
      ],
    },
    platform,
    config,
  );
