import type { ServiceOptions } from '@seyir/kit';
import { z } from 'zod';
import type { KeycloakConfig } from './adapters/identity/keycloak-realm.js';
import type { JoinLimits } from './domain/joining.js';
import type { LoginLimits } from './domain/login-delay.js';
import type { SessionLimits } from './domain/session.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Missing settings have the defaults of the product rules ("Limits" and "Joining"). */
export interface AccountsConfig extends ServiceOptions {
  readonly login?: Partial<LoginLimits>;
  readonly sessions?: Partial<SessionLimits>;
  readonly joining?: Partial<JoinLimits>;
  /** Public origin of the site, for links in mails; read when a mail is made. */
  readonly origin?: () => string;
  /** The Keycloak realm for the sign-in; undefined: members sign in here with a password. */
  readonly keycloak?: KeycloakConfig;
}

export const defaultLoginLimits: LoginLimits = {
  addressPerMinute: 6,
  addressPerHour: 30,
  accountPerHour: 10,
  accountFree: 3,
  firstDelayMs: 1_000,
  longestDelayMs: MINUTE_MS,
};

export const defaultSessionLimits: SessionLimits = {
  absoluteMs: 30 * DAY_MS,
  idleMs: DAY_MS,
  noteMs: 5 * MINUTE_MS,
};

export const defaultJoinLimits: JoinLimits = {
  register: { max: 5, windowMs: 30 * MINUTE_MS },
  mail: { max: 3, windowMs: 30 * MINUTE_MS },
  contact: { max: 5, windowMs: HOUR_MS },
  activationMs: DAY_MS,
  resetMs: HOUR_MS,
};

export const defaultOrigin = 'http://127.0.0.1:3000';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Environment variables of the service's limits, also used by the site in one process. */
export const accountsLimitsEnv = z.object({
  LOGIN_FAILURES_PER_ADDRESS_MINUTE: count(defaultLoginLimits.addressPerMinute),
  LOGIN_FAILURES_PER_ADDRESS_HOUR: count(defaultLoginLimits.addressPerHour),
  LOGIN_FAILURES_PER_ACCOUNT_HOUR: count(defaultLoginLimits.accountPerHour),
  REGISTRATIONS_PER_ADDRESS_HALF_HOUR: count(defaultJoinLimits.register.max),
  LINK_MAILS_PER_EMAIL_HALF_HOUR: count(defaultJoinLimits.mail.max),
  CONTACTS_PER_HOUR: count(defaultJoinLimits.contact.max),
});

const LOOPBACK = /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/;

/** Over plain http, an attacker in the network could change the page where members type their passwords. */
const isConfidential = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || LOOPBACK.test(hostname);
};

/** Environment variables of the identity provider. */
const keycloakEnv = z.object({
  /** Its address for browsers: `https://giris.seyir.example`. */
  KEYCLOAK_URL: z
    .url({ abort: true })
    .refine(isConfidential, 'must be https: passwords are typed there')
    .optional(),
  KEYCLOAK_REALM: z.string().min(1).default('seyir'),
  KEYCLOAK_CLIENT: z.string().min(1).default('seyir-web'),
  /** Its address for this process; default: the browsers' address. */
  KEYCLOAK_INTERNAL_URL: z.url().optional(),
});

const keycloakFrom = (env: z.output<typeof keycloakEnv>): KeycloakConfig | undefined => {
  if (env.KEYCLOAK_URL === undefined) return undefined;
  return {
    url: bare(env.KEYCLOAK_URL),
    realm: env.KEYCLOAK_REALM,
    clientId: env.KEYCLOAK_CLIENT,
    ...(env.KEYCLOAK_INTERNAL_URL !== undefined && { internalUrl: bare(env.KEYCLOAK_INTERNAL_URL) }),
  };
};

const bare = (url: string): string => url.replace(/\/+$/, '');

/** The service's own environment variables. */
export const accountsEnv = z.object({
  ...accountsLimitsEnv.shape,
  ...keycloakEnv.shape,
  /** Public origin of the site, for links in mails. */
  ORIGIN: z.url().default(defaultOrigin),
  SESSION_DAYS: count(defaultSessionLimits.absoluteMs / DAY_MS),
  SESSION_IDLE_HOURS: count(defaultSessionLimits.idleMs / HOUR_MS),
});

export const accountsLimits = (
  env: z.output<typeof accountsLimitsEnv>,
): Pick<AccountsConfig, 'login' | 'joining'> => ({
  login: {
    addressPerMinute: env.LOGIN_FAILURES_PER_ADDRESS_MINUTE,
    addressPerHour: env.LOGIN_FAILURES_PER_ADDRESS_HOUR,
    accountPerHour: env.LOGIN_FAILURES_PER_ACCOUNT_HOUR,
  },
  joining: {
    register: { ...defaultJoinLimits.register, max: env.REGISTRATIONS_PER_ADDRESS_HALF_HOUR },
    mail: { ...defaultJoinLimits.mail, max: env.LINK_MAILS_PER_EMAIL_HALF_HOUR },
    contact: { ...defaultJoinLimits.contact, max: env.CONTACTS_PER_HOUR },
  },
});

export const toConfig = (env: z.output<typeof accountsEnv>, options: ServiceOptions): AccountsConfig => {
  const keycloak = keycloakFrom(env);
  return {
    ...options,
    ...accountsLimits(env),
    origin: () => bare(env.ORIGIN),
    sessions: { absoluteMs: env.SESSION_DAYS * DAY_MS, idleMs: env.SESSION_IDLE_HOURS * HOUR_MS },
    ...(keycloak && { keycloak }),
  };
};
