import { createService, type Platform, type RunningService } from '@seyir/kit';
import {
  CatalogueService,
  CommentsService,
  NotificationsService,
  PlaybackService,
  topics,
} from '@seyir/proto';
import { tellOpenPages } from './adapters/jobs.js';
import { migrations } from './adapters/store/migrations/index.js';
import type { NotificationsConfig } from './config.js';
import { notificationsModule } from './notifications.module.js';
import { permissions } from './permissions.js';
import { taskHandlers } from './use-cases.js';

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
      tasks: taskHandlers,
      jobs: (context) => [tellOpenPages(context)],
      projections: ({ peers }) => [
        {
          topic: topics.comment,
          snapshot: peers.client(CommentsService).snapshot,
          // Read marks go too: they are facts of this service and come back from its backup. Who is gone stays gone.
          async clear(db) {
            // In the order of all who change a list.
            await db.query(`LOCK TABLE activity IN EXCLUSIVE MODE`);
            await db.query(`DELETE FROM activity WHERE NOT gone`);
            await db.query(`TRUNCATE notification`);
          },
        },
        {
          topic: topics.episode,
          snapshot: peers.client(CatalogueService).snapshot,
          clear: (db) => db.query(`TRUNCATE episode_fact`),
        },
        {
          topic: topics.sources,
          snapshot: peers.client(PlaybackService).snapshot,
          clear: (db) => db.query(`TRUNCATE announcement`),
        },
      ],
    },
    platform,
    config,
  );
