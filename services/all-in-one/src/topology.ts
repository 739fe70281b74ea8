// Written by `npm run services` from topology.json and the contracts.

import { createAccounts } from '@seyir/accounts';
import { createCatalogue } from '@seyir/catalogue';
import { createPlayback } from '@seyir/playback';
import { createComments } from '@seyir/comments';
import { createNotifications } from '@seyir/notifications';
import { createSocial } from '@seyir/social';
import { createMessaging } from '@seyir/messaging';
import type { ServiceName } from '@seyir/proto';
import type { CreateService } from './options.js';

/** The services that run in the one process. */
export const services = {
  accounts: createAccounts,
  catalogue: createCatalogue,
  playback: createPlayback,
  comments: createComments,
  notifications: createNotifications,
  social: createSocial,
  messaging: createMessaging,
} as const satisfies Record<ServiceName, CreateService>;
