import { DomainError, type Clock } from '@seyir/kit';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { z } from 'zod';
import type { Provider, ProviderAddress } from '../../app/ports.js';

/** The audience that tickets must have. */
const AUDIENCE = 'seyir-gateway';
const TICKET_SECONDS = 60;
const LOGOUT_SECONDS = 120;
/** An id token arrives together with its ticket, or waits in the page while the member types a password. */
const ID_TOKEN_SECONDS = 600;
const CLOCKS_APART_SECONDS = 5;
const LONGEST_TOKEN = 8_192;
const ANSWER_MS = 1_500;
/** Keys are fetched again after this time, and for an unknown key at most every half minute. */
const KEYS_MS = 10 * 60_000;
const UNKNOWN_KEY_MS = 30_000;
const REACHABLE_MS = 2_000;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

export interface KeycloakConfig extends ProviderAddress {
  /** The realm's address for this process, if it differs from the browsers' address. */
  readonly internalUrl?: string;
}

const seconds = z.number().transform((value) => new Date(value * 1000));
const roles = z.array(z.string()).transform((names) => GRANTED.filter((role) => names.includes(role)));
const GRANTED = ['editor', 'moderator', 'admin'] as const;

const ticketClaims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  jti: z.string().min(1),
  sid: z.string().min(1),
  iat: seconds,
  exp: seconds,
  typ: z.literal('Bearer'),
  azp: z.string(),
  preferred_username: z.string().default(''),
  name: z.string().default(''),
  email: z.string().default(''),
  email_verified: z.boolean().default(false),
  realm_access: z.object({ roles: roles.default([]) }).default({ roles: [] }),
});

const logoutClaims = z.object({
  iss: z.string(),
  jti: z.string().min(1),
  iat: seconds,
  typ: z.literal('Logout').optional(),
  nonce: z.never().optional(),
  sid: z.string().min(1).optional(),
  sub: z.string().min(1).optional(),
  events: z.object({ [LOGOUT_EVENT]: z.object({}) }),
});

/** A Keycloak realm. Its keys are fetched on first use and cached. */
export const keycloakRealm = (
  config: KeycloakConfig,
  { clock, origin }: { readonly clock: Clock; readonly origin: () => string },
): Provider => {
  const { url, realm, clientId } = config;
  const issuer = `${url}/realms/${realm}`;
  const certificates = new URL(`${config.internalUrl ?? url}/realms/${realm}/protocol/openid-connect/certs`);
  const keys = createRemoteJWKSet(certificates, {
    timeoutDuration: ANSWER_MS,
    cacheMaxAge: KEYS_MS,
    cooldownDuration: UNKNOWN_KEY_MS,
  });

  const read = async (
    token: string,
    refusal: 'INVALID_CREDENTIALS' | 'FORBIDDEN',
    options: JWTVerifyOptions,
  ): Promise<JWTPayload> => {
    if (token.length > LONGEST_TOKEN) throw new DomainError(refusal, { reason: 'too long' });
    try {
      const verified = await jwtVerify(token, keys, {
        issuer,
        algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
        clockTolerance: CLOCKS_APART_SECONDS,
        currentDate: clock.now(),
        ...options,
      });
      return verified.payload;
    } catch (cause) {
      if (isUnanswered(cause))
        throw new DomainError('TRY_AGAIN', { reason: 'the keys of the realm', retryAfterMs: 2_000, cause });
      throw new DomainError(refusal, { reason: String(cause), cause });
    }
  };

  let asked: { at: number; answer: Promise<boolean> } | undefined;

  return {
    address: { url, realm, clientId },

    async ticket(token) {
      const options = { audience: AUDIENCE, maxTokenAge: TICKET_SECONDS };
      const claims = ticketClaims.safeParse(await read(token, 'INVALID_CREDENTIALS', options));
      if (!claims.success || claims.data.azp !== clientId)
        throw new DomainError('INVALID_CREDENTIALS', { reason: 'no ticket of our client' });
      const { iss, sub, jti, sid, iat, exp, preferred_username, name, email, email_verified } = claims.data;
      const person = {
        issuer: iss,
        subject: sub,
        username: preferred_username,
        name,
        email,
        emailVerified: email_verified,
        roles: claims.data.realm_access.roles,
      };
      return { id: jti, person, sessionId: sid, issuedAt: iat, expiresAt: exp };
    },

    async idToken(token, { person, sessionId }) {
      const options = { audience: clientId, subject: person.subject, maxTokenAge: ID_TOKEN_SECONDS };
      const { typ, sid } = await read(token, 'INVALID_CREDENTIALS', options);
      if (typ !== 'ID' || sid !== sessionId)
        throw new DomainError('INVALID_CREDENTIALS', { reason: 'no id token of the same sign-in' });
      return token;
    },

    async logout(token) {
      const options = { audience: clientId, maxTokenAge: LOGOUT_SECONDS };
      const claims = logoutClaims.safeParse(await read(token, 'FORBIDDEN', options));
      const { sid, sub, jti, iss, iat } = claims.data ?? {};
      if (!iat || !jti || !iss || (sid === undefined && sub === undefined))
        throw new DomainError('FORBIDDEN', { reason: 'no logout token' });
      const expiresAt = new Date(iat.getTime() + 2 * LOGOUT_SECONDS * 1000);
      return { id: jti, issuer: iss, issuedAt: iat, expiresAt, sessionId: sid, subject: sub };
    },

    reachable() {
      const now = clock.now().getTime();
      if (!asked || now - asked.at > REACHABLE_MS) {
        const answer = fetch(certificates, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
        asked = {
          at: now,
          answer: answer.then(
            async (response) => (await response.arrayBuffer(), response.ok),
            () => false,
          ),
        };
      }
      return asked.answer;
    },

    leaveAt: (idToken) =>
      `${issuer}/protocol/openid-connect/logout?${new URLSearchParams({
        client_id: clientId,
        post_logout_redirect_uri: `${origin()}/`,
        id_token_hint: idToken,
      }).toString()}`,
  };
};

/** True if the realm did not give a valid answer, so the token could not be checked. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';
