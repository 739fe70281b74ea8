import Keycloak from 'keycloak-js';
import type { ProviderFieldsFragment } from '../../../generated/types.js';
import type { Errand } from './errand.js';

export interface ProviderTokens {
  readonly ticket: string;
  readonly idToken: string;
}

/** The identity provider as this page meets it. */
export interface ProviderDoor {
  /** Of who has just come back from signing in; undefined for everybody else. */
  tokens(): ProviderTokens | undefined;
  /** Fresh ones of the same sign-in: a ticket is good for a minute. Rejects when it is over. */
  renew(): Promise<ProviderTokens>;
  /** Address of the provider's page for an errand. */
  address(errand: Errand): Promise<string>;
  /** Forgets the tokens. */
  drop(): void;
}

const actions: Partial<Record<Errand, string>> = { sifre: 'UPDATE_PASSWORD', bilgiler: 'UPDATE_PROFILE' };

/**
 * Opens the door and takes in what the address holds of a sign-in: one page, no frames, tokens in memory alone. Rejects
 * where the provider refused, or does not answer.
 */
export async function openKeycloak(provider: ProviderFieldsFragment): Promise<ProviderDoor> {
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
    address: (errand) =>
      errand === 'kayit'
        ? keycloak.createRegisterUrl({ redirectUri })
        : keycloak.createLoginUrl({ redirectUri, ...(actions[errand] && { action: actions[errand] }) }),
    drop: () => keycloak.clearToken(),
  };
}
