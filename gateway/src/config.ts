import { isIP } from 'node:net';
import { ConfigError, json } from '@seyir/kit/stateless';
import { z } from 'zod';
import { capNames, defaultLimits, limitNames, type Limits } from './limits/limits.js';

/** Least characters of a secret, whether an operator names it or the one process has made it. */
const SECRET_LENGTH = 32;

const limit = z.object({ max: z.int().positive(), windowMs: z.int().positive() });
const cap = z.object({ atOnce: z.int().positive() });
const pace = z.object({ stillMs: z.int().positive(), bytesPerSecond: z.int().positive() });

const named = <K extends string, T extends z.ZodType>(names: readonly K[], schema: T) =>
  Object.fromEntries(names.map((name) => [name, schema.optional()])) as Record<K, z.ZodOptional<T>>;

/** Rows of the table of limits; those that are left out keep their defaults. */
const limits = z.strictObject({
  ...named(limitNames, z.array(limit)),
  ...named(capNames, cap),
  bodies: pace.optional(),
});

/** How the gateway behaves; the environment is turned into this by main.ts, tests pass it as it is. */
export interface GatewayConfig {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /**
   * Public origin (`https://seyir.example`). Absent: loopback only, over http, whatever the port.
   */
  readonly origin?: string;
  /** Allows a public origin over plain http: for a fleet behind a terminating proxy on a private network only. */
  readonly insecureHttp: boolean;
  /** Addresses or networks of proxies whose forwarded headers count. */
  readonly trustedProxies: readonly string[];
  /** Signs media addresses; at least 32 characters. */
  readonly mediaSecret: string;
  readonly limits: Limits;
  /** Hosts besides our own that pages may load from. */
  readonly hosts: Hosts;
  /** Only documents of the web client are executed; otherwise any document within the limits, and introspection. */
  readonly trustedDocuments?: readonly string[];
  /** Door for the web server's own reads: a listener of its own, never published. */
  readonly internal?: { readonly host: string; readonly port: number; readonly secret: string };
  /** How long a public page or read is taken as fresh, in ms. */
  readonly freshMs: number;
  /** How long it may be shown when its owner does not answer, in ms. */
  readonly staleMs: number;
  /** Calls that are worked on at once, over all addresses, before new ones are turned away with 503. */
  readonly maxInFlight: number;
  /** Open WebSockets, one a page that is being looked at, before new ones are turned away with 503. */
  readonly maxSockets: number;
  /** A connection on which nothing moves for so long (in ms) during a call is closed: its answer is not read. */
  readonly answerStillMs: number;
}

export interface Hosts {
  /** Of frames with sources of others. */
  readonly embed: readonly string[];
  /** Of manifests and segments that are not ours. */
  readonly media: readonly string[];
  readonly image: readonly string[];
  /** Of the identity provider: the sign-in page alone fetches from there. */
  readonly identity: readonly string[];
}

const noHosts: Hosts = { embed: [], media: [], image: [], identity: [] };

/** Fills in what has a sound default. Throws a ConfigError on a public origin over plain http that was not asked for. */
export const gatewayConfig = (
  given: Pick<GatewayConfig, 'mediaSecret'> &
    Partial<Omit<GatewayConfig, 'limits'>> & { readonly limits?: Partial<Limits> },
): GatewayConfig => {
  const config: GatewayConfig = {
    host: '127.0.0.1',
    port: 0,
    insecureHttp: false,
    trustedProxies: [],
    hosts: noHosts,
    freshMs: 60_000,
    staleMs: 3_600_000,
    maxInFlight: 1_000,
    maxSockets: 20_000,
    answerStillMs: 30_000,
    ...given,
    limits: { ...defaultLimits, ...given.limits },
  };
  if (config.mediaSecret.length < SECRET_LENGTH)
    throw new Error(`mediaSecret needs at least ${SECRET_LENGTH} characters`);
  const { origin } = config;
  if (origin && new URL(origin).origin !== origin)
    throw new ConfigError(`ORIGIN: ${origin} is no origin: scheme and host alone, ${new URL(origin).origin}`);
  if (origin && !isConfidential(origin) && !config.insecureHttp)
    throw new ConfigError(
      `ORIGIN: ${origin} is plain http, serve the site by https or allow it with INSECURE_HTTP=true`,
    );
  return config;
};

/** Whether nobody on the way reads what a site of this origin is sent. */
export const isConfidential = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || isLoopback(hostname);
};

export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []));

/** Names that the web framework knows networks by. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** `10.0.0.1`, `10.0.0.0/8`, `10.0.0.0/255.0.0.0`, `fd00::/8`, `loopback`. */
const isNetwork = (text: string): boolean => {
  if (NETWORKS.includes(text)) return true;
  const [address = '', range, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (range === undefined) return true;
  const most = family === 4 ? 32 : 128;
  return /^\d+$/.test(range)
    ? Number(range) >= 1 && Number(range) <= most
    : family === 4 && isIP(range) === 4;
};

const MOST_PORT = 65_535;

/** What the gateway reads from its environment besides what every process of the fleet reads. */
export const gatewayEnv = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().nonnegative().max(MOST_PORT).default(3000),
  ORIGIN: z.url().optional(),
  INSECURE_HTTP: z.stringbool().default(false),
  TRUSTED_PROXIES: list.refine(
    (all) => all.every(isNetwork),
    'expected addresses or networks, comma-separated: 10.0.0.0/8',
  ),
  MEDIA_SECRET: z.string().min(SECRET_LENGTH),
  /** File of the web client's documents; absent: any document within the limits, for development alone. */
  TRUSTED_DOCUMENTS: z.string().optional(),
  /** `{"writing":[{"max":20,"windowMs":60000}],"sockets":{"atOnce":200}}` */
  LIMITS: json(limits).default({}),
  EMBED_HOSTS: list,
  MEDIA_HOSTS: list,
  IMAGE_HOSTS: list,
  IDENTITY_HOSTS: list,
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  INTERNAL_PORT: z.coerce.number().int().nonnegative().max(MOST_PORT).optional(),
  INTERNAL_SECRET: z.string().min(SECRET_LENGTH).optional(),
  /** Address of the web server; pages are asked from it. */
  WEB_URL: z.url(),
  FRESH_MS: z.coerce.number().int().nonnegative().default(60_000),
});

export type GatewayEnv = z.infer<typeof gatewayEnv>;

/** The store's address is read with all else of the store; a site in one process has none. */
type FromEnv = GatewayEnv & { readonly S3_PUBLIC_ENDPOINT?: string | undefined };

/** Those of the environment, and where media and their pictures are fetched from when browsers reach the store. */
const hostsFrom = (env: FromEnv): Hosts => {
  const store = env.S3_PUBLIC_ENDPOINT === undefined ? [] : [new URL(env.S3_PUBLIC_ENDPOINT).origin];
  return {
    embed: env.EMBED_HOSTS,
    media: [...env.MEDIA_HOSTS, ...store],
    image: [...env.IMAGE_HOSTS, ...store],
    identity: env.IDENTITY_HOSTS,
  };
};

export const configFromEnv = (env: FromEnv, trustedDocuments?: readonly string[]): GatewayConfig =>
  gatewayConfig({
    host: env.HOST,
    port: env.PORT,
    ...(env.ORIGIN && { origin: new URL(env.ORIGIN).origin }),
    insecureHttp: env.INSECURE_HTTP,
    trustedProxies: env.TRUSTED_PROXIES,
    mediaSecret: env.MEDIA_SECRET,
    limits: env.LIMITS,
    hosts: hostsFrom(env),
    ...(trustedDocuments && { trustedDocuments }),
    ...(env.INTERNAL_PORT !== undefined &&
      env.INTERNAL_SECRET !== undefined && {
        internal: { host: env.INTERNAL_HOST, port: env.INTERNAL_PORT, secret: env.INTERNAL_SECRET },
      }),
    freshMs: env.FRESH_MS,
  });
