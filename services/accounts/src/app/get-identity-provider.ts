import type { Provider, ProviderAddress } from './ports.js';

export interface FoundProvider extends ProviderAddress {
  /** Whether it answers now. */
  readonly reachable: boolean;
}

/** Where one signs in; undefined: here, with a password. */
export const getIdentityProvider =
  (provider: Provider | undefined) => async (): Promise<FoundProvider | undefined> =>
    provider && { ...provider.address, reachable: await provider.reachable() };
