import Keycloak from 'keycloak-js';
import type { ProviderFieldsFragment } from '../../../generated/types.js';
import type { ProviderTask } from './provider-task.js';

export interface ProviderTokens {
  readonly ticket: string;
  readonly idToken: string;
}

/** The identity provider's client, as this page uses it. */
export interface ProviderClient {
  /** The tokens of a sign-in that has just completed; otherwise undefined. */
  tokens(): ProviderTokens | undefined;
  /** Refreshes the tokens of the same sign-in: a ticket is valid for a minute. Rejects when the sign-in is over. */
  renew(): Promise<ProviderTokens>;
  /** Address of the provider's page for a task. */
  address(task: ProviderTask): Promise<string>;
  /** Forgets the tokens. */
  drop(): void;
}

const actions: Partial<Record<ProviderTask, string>> = {
  sifre: 'UPDATE_PASSWORD',
  bilgiler: 'UPDATE_PROFILE',
};

/**
 * Opens the client and reads the sign-in from the address: one page, no frames, tokens only in memory. Rejects if the provider
 * refused or does not answer.
 */
export async function openKeycloak(provider: ProviderFieldsFragment): Promise<ProviderClient> {
  const { url, realm, clientId } = provider;
  const keycloak = new Keycloak({ url, realm, clientId });
  const redirectUri = location.origin + location.pathname;
  await keycloak.init({
    flow: 'standard',
    pkceMethod: 'S256',
    responseMode: 'fragment',
    checkLoginIframe: false,
    redirectUri,
  });
  const tokens = () =>
    keycloak.token && keycloak.idToken ? { ticket: keycloak.token, idToken: keycloak.idToken } : undefined;
  return {
    tokens,
    async renew() {
      await keycloak.updateToken(-1);
      const fresh = tokens();
      if (!fresh) throw new Error('the sign-in is over');
      return fresh;
    },
    address: (task) =>
      task === 'kayit'
        ? keycloak.createRegisterUrl({ redirectUri })
        : keycloak.createLoginUrl({ redirectUri, ...(actions[task] && { action: actions[task] }) }),
    drop: () => keycloak.clearToken(),
  };
}
