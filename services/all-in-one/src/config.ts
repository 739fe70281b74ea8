import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { accountsLimitsEnv } from '@seyir/accounts';
import { gatewayEnv, isConfidential, isLoopback } from '@seyir/gateway';
import { envRule, readKeptJson, refuse, replaceFile, tracingEnv, trustEnv } from '@seyir/kit';
import { playbackEnv } from '@seyir/playback';
import { z } from 'zod';

/** What the one process reads from its environment; all of it has a default. */
export const embeddedEnv = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Everything that the site keeps lies below this folder. */
  SEYIR_DATA: z.string().default('./var'),
  /** Public origin when a proxy stands in front (`https://seyir.example`). */
  ORIGIN: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(
      isConfidential,
      'expected https://, of a proxy with TLS in front; plain http is for loopback alone',
    )
    .optional(),
  /** Addresses or networks of proxies whose forwarded headers count. */
  TRUSTED_PROXIES: gatewayEnv.shape.TRUSTED_PROXIES,
  /** Liveness, readiness and metrics on a port of their own, for an orchestrator; none unless told. */
  HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Demo content at the first start; true unless told otherwise, but false where ORIGIN is set. */
  SEYIR_DEMO: z.stringbool().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  /** As the gateway takes them: `{"writing":[{"max":20,"windowMs":60000}]}` */
  LIMITS: gatewayEnv.shape.LIMITS,
  ...accountsLimitsEnv.shape,
  /** As the gateway takes it: how long a public page or read is taken as fresh (ms); 0 keeps nothing. */
  FRESH_MS: gatewayEnv.shape.FRESH_MS,
  /** Hosts besides the site itself that sources may name, parted by commas: of manifests, and of frames. */
  STREAM_HOSTS: playbackEnv.shape.STREAM_HOSTS,
  EMBED_HOSTS: playbackEnv.shape.EMBED_HOSTS,
  /** As the gateway takes it: where players fetch from besides the hosts of streams. */
  MEDIA_HOSTS: gatewayEnv.shape.MEDIA_HOSTS,
  /** Takes any GraphQL document within the limits, not only those of the pages: for development and tests. */
  OPEN_GRAPHQL: z.stringbool().default(false),
  // Its chart has no Secret that a collector's key could come from.
  ...tracingEnv.omit({ OTEL_EXPORTER_OTLP_HEADERS: true }).shape,
  ...trustEnv.shape,
  /** Pages for developers, such as the one with all components. */
  DEVELOPER_PAGES: z.stringbool().default(false),
});

export type EmbeddedConfig = z.infer<typeof embeddedEnv>;

/** Whether the site takes connections of this machine alone: nobody but its own person reads what it prints. */
const isOnLoopback = ({ HOST }: Pick<EmbeddedConfig, 'HOST'>): boolean => HOST === '::1' || isLoopback(HOST);

/** What variables must be together. */
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

/** A public site shows demo content, with its well-known accounts, only where that is asked for. */
export const wantsDemo = ({ SEYIR_DEMO, ORIGIN }: EmbeddedConfig): boolean =>
  SEYIR_DEMO ?? ORIGIN === undefined;

/**
 * Whether links of mails and demo passwords may be printed: to a terminal of a site that this machine alone reaches.
 * Whatever collects the output of a public site would otherwise hold every account.
 */
export const mayShowSecrets = (
  config: Pick<EmbeddedConfig, 'HOST' | 'ORIGIN'>,
  { isTTY = false }: { readonly isTTY?: boolean },
): boolean => isTTY && config.ORIGIN === undefined && isOnLoopback(config);

const SECRET_LENGTH = 32;
const Secrets = z.object({ media: z.string().min(SECRET_LENGTH) });

/** Secrets of this installation: made at the first start, kept in `secrets.json` (mode 0600). */
export const installationSecrets = async (dataDir: string): Promise<z.infer<typeof Secrets>> => {
  const file = join(dataDir, 'secrets.json');
  const remedy = 'restore it, or delete it: a new one is made, and addresses of media that are open end';
  const kept = await readKeptJson(file, Secrets, remedy);
  if (kept) return kept;
  const secrets = { media: randomBytes(SECRET_LENGTH).toString('base64url') };
  await replaceFile(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
};
