import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { accountsLimitsEnv } from '@seyir/accounts';
import { gatewayEnv, isConfidential, isLoopback } from '@seyir/gateway';
import { envRule, readKeptJson, refuse, replaceFile, tracingEnv, trustEnv } from '@seyir/kit';
import { playbackEnv } from '@seyir/playback';
import { z } from 'zod';

/** Environment of the site in one process; every variable has a default. */
export const embeddedEnv = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Folder of all of the site's data. */
  SEYIR_DATA: z.string().default('./var'),
  /** Public origin if a proxy is in front (`https://seyir.example`). */
  ORIGIN: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(
      isConfidential,
      'expected https://, of a proxy with TLS in front; plain http is for loopback alone',
    )
    .optional(),
  /** Addresses or networks of proxies whose forwarded headers are trusted. */
  TRUSTED_PROXIES: gatewayEnv.shape.TRUSTED_PROXIES,
  /** A separate port for liveness, readiness and metrics, for an orchestrator; none by default. */
  HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Demo content at the first start; default true, but false with ORIGIN. */
  SEYIR_DEMO: z.stringbool().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  /** In the gateway's format: `{"writing":[{"max":20,"windowMs":60000}]}` */
  LIMITS: gatewayEnv.shape.LIMITS,
  ...accountsLimitsEnv.shape,
  /** How long a public page or read counts as fresh (ms); 0 disables the cache. */
  FRESH_MS: gatewayEnv.shape.FRESH_MS,
  /** Addresses of caches in front of the site that get `PURGE` when pages change. */
  CDN_PURGE_URLS: gatewayEnv.shape.CDN_PURGE_URLS,
  /** Further hosts that sources may name, comma-separated: of manifests, and of frames. */
  STREAM_HOSTS: playbackEnv.shape.STREAM_HOSTS,
  EMBED_HOSTS: playbackEnv.shape.EMBED_HOSTS,
  /** Further hosts that players may fetch from, in addition to the stream hosts. */
  MEDIA_HOSTS: gatewayEnv.shape.MEDIA_HOSTS,
  /** Executes any GraphQL document within the limits, not only the documents of the pages: for development and tests. */
  OPEN_GRAPHQL: z.stringbool().default(false),
  // The chart has no Secret for a collector's key.
  ...tracingEnv.omit({ OTEL_EXPORTER_OTLP_HEADERS: true }).shape,
  ...trustEnv.shape,
  /** Pages for developers, such as the page with all components. */
  DEVELOPER_PAGES: z.stringbool().default(false),
});

export type EmbeddedConfig = z.infer<typeof embeddedEnv>;

/** True if only this machine can connect, so only its user reads the output. */
const isOnLoopback = ({ HOST }: Pick<EmbeddedConfig, 'HOST'>): boolean => HOST === '::1' || isLoopback(HOST);

/** Rules about several variables. */
export const embeddedRules = [
  envRule(embeddedEnv.pick({ HOST: true, ORIGIN: true }), ({ HOST, ORIGIN }) =>
    refuse([
      ORIGIN === undefined &&
        !isOnLoopback({ HOST }) &&
        `HOST: ${HOST} is not loopback, which needs ORIGIN, the public origin of a proxy with TLS in front: ` +
          'https://seyir.example',
    ]),
  ),
];

/** Whether to fill in demo content. A public site has it, with its well-known accounts, only on request. */
export const wantsDemo = ({ SEYIR_DEMO, ORIGIN }: EmbeddedConfig): boolean =>
  SEYIR_DEMO ?? ORIGIN === undefined;

/**
 * Whether mailed links and demo passwords may be printed: only to a terminal, and only if this machine alone can connect.
 * Otherwise a log collector could get access to every account.
 */
export const mayShowSecrets = (
  config: Pick<EmbeddedConfig, 'HOST' | 'ORIGIN'>,
  { isTTY = false }: { readonly isTTY?: boolean },
): boolean => isTTY && config.ORIGIN === undefined && isOnLoopback(config);

const SECRET_LENGTH = 32;
const Secrets = z.object({ media: z.string().min(SECRET_LENGTH) });

/** Secrets of this installation: made at the first start, stored in `secrets.json` (mode 0600). */
export const installationSecrets = async (dataDir: string): Promise<z.infer<typeof Secrets>> => {
  const file = join(dataDir, 'secrets.json');
  const remedy = 'restore it, or delete it: a new one is created, and open media addresses become invalid';
  const kept = await readKeptJson(file, Secrets, remedy);
  if (kept) return kept;
  const secrets = { media: randomBytes(SECRET_LENGTH).toString('base64url') };
  await replaceFile(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
};
