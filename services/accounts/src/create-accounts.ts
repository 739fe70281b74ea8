import { createService, type Platform, type RunningService } from '@seyir/kit';
import { AccountsService } from '@seyir/proto';
import { Consumers } from './adapters/events/consumers.js';
import { accountsController } from './adapters/grpc/accounts.controller.js';
import { entities } from './adapters/store/entities/index.js';
import { migrations } from './adapters/store/migrations/index.js';
import { commands } from './commands.js';
import type { AccountsConfig } from './config.js';
import { permissions } from './permissions.js';
import { wire } from './wiring.js';

export type { AccountsConfig } from './config.js';

/** The accounts service on a platform: members, their passwords and sessions. Nothing runs before `start`. */
export const createAccounts = (config: AccountsConfig, platform: Platform): RunningService =>
  createService(
    {
      name: 'accounts',
      contract: AccountsService,
      permissions,
      entities,
      migrations,
      controllers: [accountsController, Consumers],
      wire: wire(config),
      commands,
    },
    platform,
    config,
  );
