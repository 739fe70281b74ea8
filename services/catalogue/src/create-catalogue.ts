import { createService, type Platform, type RunningService } from '@seyir/kit';
import { CatalogueService } from '@seyir/proto';
import { Consumers } from './adapters/events/consumers.js';
import { catalogueController } from './adapters/grpc/catalogue.controller.js';
import { entities } from './adapters/store/entities/index.js';
import { migrations } from './adapters/store/migrations/index.js';
import type { CatalogueConfig } from './config.js';
import { permissions } from './permissions.js';
import { wire } from './wiring.js';

export type { CatalogueConfig } from './config.js';

/** The catalogue service on a platform: titles, seasons, episodes, people, genres, content requests, articles and frequent questions. Nothing runs before `start`. */
export const createCatalogue = (config: CatalogueConfig, platform: Platform): RunningService =>
  createService(
    {
      name: 'catalogue',
      contract: CatalogueService,
      permissions,
      entities,
      migrations,
      controllers: [catalogueController, Consumers],
      wire,
    },
    platform,
    config,
  );
