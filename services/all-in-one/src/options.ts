import type { AccountsConfig } from '@seyir/accounts';
import type { Platform, RunningService, ServiceOptions } from '@seyir/kit';

/** The settings for all services in the one process; each uses those that it has. */
interface Options extends ServiceOptions, Pick<AccountsConfig, 'login' | 'joining'> {
  /** Public origin of the site, when known. */
  readonly origin: () => string;
  /** Hosts of allowed manifests and frames. */
  readonly streamHosts: readonly string[];
  readonly embedHosts: readonly string[];
}

export type CreateService = (config: Options, platform: Platform) => RunningService;

/** Further processes that sign calls. */
export const callers = ['gateway', 'importer'] as const;
