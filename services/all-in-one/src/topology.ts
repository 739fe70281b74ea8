import { createAccounts, type AccountsConfig } from '@seyir/accounts';
import { createCatalogue } from '@seyir/catalogue';
import { createComments } from '@seyir/comments';
import type { Platform, RunningService, ServiceOptions } from '@seyir/kit';
import { createNotifications } from '@seyir/notifications';
import { createPlayback } from '@seyir/playback';
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  NotificationsService,
  PlaybackService,
} from '@seyir/proto';

interface Options extends ServiceOptions {
  /** Public origin of the site, once it is known. */
  readonly origin: () => string;
  readonly accounts: Pick<AccountsConfig, 'login' | 'joining'>;
  /** Hosts whose manifests and frames may be handed out. */
  readonly streamHosts: readonly string[];
  readonly embedHosts: readonly string[];
}

type CreateService = (config: Options, platform: Platform) => RunningService;

/** Who lives in the one process. */
export const services = {
  accounts: ({ accounts, ...options }, platform) => createAccounts({ ...options, ...accounts }, platform),
  catalogue: createCatalogue,
  playback: createPlayback,
  comments: createComments,
  notifications: createNotifications,
} as const satisfies Record<string, CreateService>;

/** What commands may call in the name of the importer. */
export const contracts = [
  AccountsService,
  CatalogueService,
  PlaybackService,
  CommentsService,
  NotificationsService,
] as const;

/** Who else signs calls. */
export const callers = ['gateway', 'importer'] as const;
