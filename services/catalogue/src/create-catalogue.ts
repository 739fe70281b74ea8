import { createService, type Platform, type RunningService } from '@seyir/kit';
import { CatalogueService } from '@seyir/proto';
import { migrations } from './adapters/store/migrations/index.js';
import { catalogueModule } from './catalogue.module.js';
import type { CatalogueConfig } from './config.js';
import { permissions } from './permissions.js';

export type { CatalogueConfig } from './config.js';

/** The catalogue service on a platform: titles, seasons, episodes, people and genres. Nothing runs before `start`. */
export const createCatalogue = (config: CatalogueConfig, platform: Platform): RunningService =>
  createService(
    {
      name: 'catalogue',
      contract: CatalogueService,
      permissions,
      entities: [],
      migrations,
      module: catalogueModule,
    },
    platform,
    config,
  );
