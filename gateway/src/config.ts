import type { MediaEdge } from './addresses/edge-delivery.js';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, envRule, json, refuse } from '@seyir/kit/stateless';
import { z } from 'zod';
import { capNames, defaultLimits, limitNames, type Limits } from './limits/limits.js';

/** Minimum length of a secret, whether the operator sets it or the one process generates it. */
const SECRET_LENGTH = 32;

const limit = z.object({ max: z.int().positive(), windowMs: z.int().positive() });
const cap = z.object({ atOnce: z.int().positive() });
const pace = z.object({ stillMs: z.int().positive(), bytesPerSecond: z.int().positive() });

const named = <K extends string, T extends z.ZodType>(names: readonly K[], schema: T) =>
  Object.fromEntries(names.map((name) => [name, schema.optional()])) as Record<K, z.ZodOptional<T>>;

/** Rows of the table of limits; missing rows keep their defaults. */
const limits = z.strictObject({
  ...named(limitNames, z.array(limit)),
  ...named(capNames, cap),
  bodies: pace.optional(),
});

/** The gateway's configuration. main.ts builds it from the environment; tests pass it directly. */
export interface GatewayConfig {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Public origin (`https://seyir.example`). Undefined: loopback only, over http, on any port. */
  readonly origin?: string;
  /** Allows a public origin over plain http: only for a fleet behind a TLS-terminating proxy on a private network. */
  readonly insecureHttp: boolean;
  /** Addresses or networks of proxies whose forwarded headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Signs media addresses; at least 32 characters. */
  readonly mediaSecret: string;
  readonly limits: Limits;
  /** Further hosts that pages may load from. */
  readonly hosts: Hosts;
  /** If set, only these documents of the web client are executed; otherwise any document within the limits, and introspection. */
  readonly trustedDocuments?: readonly string[];
  /** The internal port on which the web server reads data. It is a separate listener that must never be published. */
  readonly internal?: { readonly host: string; readonly port: number; readonly secret: string };
  /** How long a public page or read counts as fresh, in ms. */
  readonly freshMs: number;
  /** How long it may be shown while its owner does not answer, in ms. */
  readonly staleMs: number;
  /** Maximum number of calls in progress, over all addresses; further ones get 503. */
  readonly maxInFlight: number;
  /** Maximum number of open WebSockets, one per open page; further ones get 503. */
  readonly maxSockets: number;
  /** A connection without any progress for this time (ms) during a call is closed, because its response is not read. */
  readonly answerStillMs: number;
  /** Folder for photos that wait for decoding; gateways may share it. */
  readonly uploadsDir: string;
  /** Servers near the viewers that check signed addresses themselves; undefined: players load from here. */
  readonly mediaEdge?: MediaEdge;
}

export interface Hosts {
  /** Hosts of frames with external sources. */
  readonly embed: readonly string[];
  /** Hosts of external manifests and segments. */
  readonly media: readonly string[];
  readonly image: readonly string[];
  /** Hosts of the identity provider; only the sign-in page may fetch from them. */
  readonly identity: readonly string[];
}

const noHosts: Hosts = { embed: [], media: [], image: [], identity: [] };

/** The folder is shared by all users of the machine, so its name contains the user id. */
const ownTemporary = (): string => join(tmpdir(), `seyir-uploads-${process.getuid?.() ?? 0}`);

/** Adds the defaults. Throws a ConfigError for a public origin over plain http without `insecureHttp`. */
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
    uploadsDir: ownTemporary(),
    ...given,
    limits: { ...defaultLimits, ...given.limits },
  };
  if (config.mediaSecret.length < SECRET_LENGTH)
    throw new Error(`mediaSecret needs at least ${SECRET_LENGTH} characters`);
  const { origin } = config;
  if (origin && new URL(origin).origin !== origin)
    throw new ConfigError(
      `ORIGIN: ${origin} is not an origin: use only scheme and host, ${new URL(origin).origin}`,
    );
  if (origin && !isConfidential(origin) && !config.insecureHttp)
    throw new ConfigError(
      `ORIGIN: ${origin} is plain http: serve the site over https, or allow it with INSECURE_HTTP=true`,
    );
  return config;
};

/** True if nobody in the network can read the traffic of a site with this origin. */
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

/** Names of networks that the web framework accepts. */
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

const isHttp = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
};

/** The signed path follows directly. */
const edgeUrl = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !/[?#]/.test(text), 'expected no query')
  .transform((text) => text.replace(/\/+$/, ''));

/** The gateway's own environment variables. */
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
  /** File with the web client's documents. Without it any document within the limits is executed, for development only. */
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
  /** Address of the web server, which renders the pages. */
  WEB_URL: z.url(),
  FRESH_MS: z.coerce.number().int().nonnegative().default(60_000),
  /** Folder for photos that wait for decoding, at most 900 MB. */
  UPLOADS_DIR: z.string().min(1).optional(),
  /** Addresses of caches in front of the site that get `PURGE` when pages change. */
  CDN_PURGE_URLS: list.refine(
    (all) => all.every(isHttp),
    'expected http or https addresses, comma-separated',
  ),
  /** Where players load media from, if servers there check the signatures; with MEDIA_EDGE_SECRET. */
  MEDIA_EDGE_URL: edgeUrl.optional(),
  MEDIA_EDGE_SECRET: z.string().min(SECRET_LENGTH).optional(),
});

/** Rules about several variables. */
export const gatewayRules = [
  envRule(
    gatewayEnv.pick({ MEDIA_EDGE_URL: true, MEDIA_EDGE_SECRET: true }),
    ({ MEDIA_EDGE_URL, MEDIA_EDGE_SECRET }) =>
      refuse([
        MEDIA_EDGE_URL !== undefined &&
          MEDIA_EDGE_SECRET === undefined &&
          'MEDIA_EDGE_URL needs MEDIA_EDGE_SECRET',
      ]),
  ),
];

export type GatewayEnv = z.infer<typeof gatewayEnv>;

/** The store's address is read with the other store settings; a site in one process has none. */
type FromEnv = GatewayEnv & { readonly S3_PUBLIC_ENDPOINT?: string | undefined };

/** The hosts of the environment, plus the public addresses of the store and of its edge for media and their pictures. */
const hostsFrom = (env: FromEnv): Hosts => {
  const addresses = [env.S3_PUBLIC_ENDPOINT, env.MEDIA_EDGE_URL].filter((url) => url !== undefined);
  const own = addresses.map((url) => new URL(url).origin);
  return {
    embed: env.EMBED_HOSTS,
    media: [...env.MEDIA_HOSTS, ...own],
    image: [...env.IMAGE_HOSTS, ...own],
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
    ...(env.UPLOADS_DIR !== undefined && { uploadsDir: env.UPLOADS_DIR }),
    ...(env.MEDIA_EDGE_URL !== undefined &&
      env.MEDIA_EDGE_SECRET !== undefined && {
        mediaEdge: { url: env.MEDIA_EDGE_URL, secret: env.MEDIA_EDGE_SECRET },
      }),
  });
