import { createService, type Platform, type RunningService, type ServiceOptions } from '@seyir/kit';
import { MessagingService } from '@seyir/proto';
import { Consumers } from './adapters/events/consumers.js';
import { messagingController } from './adapters/grpc/messaging.controller.js';
import { entities } from './adapters/store/entities/index.js';
import { migrations } from './adapters/store/migrations/index.js';
import { permissions } from './permissions.js';
import { wire } from './wiring.js';

/** The messaging service on a platform: conversations and messages of members. Nothing runs before `start`. */
export const createMessaging = (options: ServiceOptions, platform: Platform): RunningService =>
  createService(
    {
      name: 'messaging',
      contract: MessagingService,
      permissions,
      entities,
      migrations,
      controllers: [messagingController, Consumers],
      wire,
    },
    platform,
    options,
  );
