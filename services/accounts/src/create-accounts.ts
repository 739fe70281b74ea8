import { createService, type Platform, type RunningService } from '@seyir/kit';
import { AccountsService } from '@seyir/proto';
import { keycloakRealm } from './adapters/identity/keycloak-realm.js';
import { deliverMails, pruneSessions, sweepRegistrations, sweepUploads } from './adapters/jobs.js';
import { migrations } from './adapters/store/migrations/index.js';
import { accountsModule } from './accounts.module.js';
import {
  defaultJoinLimits,
  defaultLoginLimits,
  defaultOrigin,
  defaultSessionLimits,
  type AccountsConfig,
} from './config.js';
import { permissions } from './permissions.js';

export type { AccountsConfig } from './config.js';

/** The accounts service on a platform: members, their passwords and sessions. Nothing runs before `start`. */
export const createAccounts = (config: AccountsConfig, platform: Platform): RunningService => {
  const login = { ...defaultLoginLimits, ...config.login };
  const sessions = { ...defaultSessionLimits, ...config.sessions };
  const joining = { ...defaultJoinLimits, ...config.joining };
  const origin = config.origin ?? (() => defaultOrigin);
  return createService(
    {
      name: 'accounts',
      contract: AccountsService,
      permissions,
      entities: [],
      migrations,
      module: (context) =>
        accountsModule(
          context,
          { login, sessions, joining },
          config.keycloak && keycloakRealm(config.keycloak, { clock: context.clock, origin }),
        ),
      jobs: (context) => [
        pruneSessions(context, sessions),
        sweepRegistrations(context),
        deliverMails(context, joining, origin),
        sweepUploads(context),
      ],
    },
    platform,
    config,
  );
};
