import { createService, type Platform, type RunningService, type ServiceOptions } from '@seyir/kit';
import { SocialService } from '@seyir/proto';
import { Consumers } from './adapters/events/consumers.js';
import { socialController } from './adapters/grpc/social.controller.js';
import { entities } from './adapters/store/entities/index.js';
import { migrations } from './adapters/store/migrations/index.js';
import { permissions } from './permissions.js';
import { wire } from './wiring.js';

/** The social service on a platform: follows, posts and feeds. Nothing runs before `start`. */
export const createSocial = (options: ServiceOptions, platform: Platform): RunningService =>
  createService(
    {
      name: 'social',
      contract: SocialService,
      permissions,
      entities,
      migrations,
      controllers: [socialController, Consumers],
      wire,
    },
    platform,
    options,
  );
