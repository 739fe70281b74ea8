import type { Provider, ProviderAddress } from './ports.js';

export interface FoundProvider extends ProviderAddress {
  /** Whether it answers now. */
  readonly reachable: boolean;
}

/** The identity provider for the sign-in; undefined: members sign in here with a password. */
export const getIdentityProvider =
  (provider: Provider | undefined) => async (): Promise<FoundProvider | undefined> =>
    provider && { ...provider.address, reachable: await provider.reachable() };
