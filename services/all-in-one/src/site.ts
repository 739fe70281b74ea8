import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { createGateway, gatewayConfig, httpPagePurge, readDocuments } from '@seyir/gateway';
import {
  checkPort,
  createLogger,
  createMetrics,
  noCaptcha,
  openDataFolder,
  openCommandSocket,
  patientPeers,
  startHealthServer,
  startTracing,
  type Mail,
  type Platform,
} from '@seyir/kit';
import type { DemoLogin } from '@seyir/demo';
import { contracts } from '@seyir/proto';
import { clientAssetsDir, createWebHandler, documentsFile, type WebHandler } from '@seyir/web';
import { installationSecrets, wantsDemo, type EmbeddedConfig } from './config.js';
import { startServices, type RunningServices } from './services.js';

export interface Site {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  readonly dataDir: string;
  /** Undefined without demo content. */
  readonly logins: readonly DemoLogin[] | undefined;
  close(): Promise<void>;
}

export interface StartOptions {
  /** Receives progress messages for the user. */
  readonly progress: (text: string) => void;
  /** Called for each mail; its links open accounts. */
  readonly onMail?: (mail: Mail) => void;
  /** If aborted, the start ends at its next step and rejects. */
  readonly stopping?: AbortSignal;
}

/**
 * Starts the whole site in this process. If a step fails, everything opened before is closed.
 * @throws {ConfigError} for unusable ports, and unusable folders and files of SEYIR_DATA
 */
export const startSite = async (config: EmbeddedConfig, options: StartOptions): Promise<Site> => {
  const { progress, onMail, stopping } = options;
  const closers = new AsyncDisposableStack();
  const close = () => closers.disposeAsync();
  try {
    const dataDir = resolve(config.SEYIR_DATA);
    const logger = createLogger({ service: 'seyir', level: config.LOG_LEVEL });
    closers.defer(await startTracing(config, { service: 'seyir', logger }));
    const metrics = createMetrics();
    // An IPv6 address needs brackets before a port.
    const host = isIPv6(config.HOST) ? `[${config.HOST}]` : config.HOST;
    let address = config.ORIGIN ?? `http://${host}:${config.PORT}`;
    await checkPort('PORT', config.PORT, config.HOST);
    await openDataFolder(dataDir);
    const secrets = await installationSecrets(dataDir);
    let embedded: RunningServices | undefined;
    const health =
      config.HEALTH_PORT === undefined
        ? undefined
        : await startHealthServer({
            host: config.HOST,
            port: config.HEALTH_PORT,
            metrics,
            details: async () => embedded?.health() ?? {},
          });
    if (health) closers.defer(() => health.close());
    const services = await startServices(config, {
      logger,
      metrics,
      progress,
      onMail,
      stopping,
      origin: () => address,
    });
    embedded = services;
    closers.defer(() => services.close());

    const platform = services.platform('gateway');
    const pages = Promise.withResolvers<WebHandler>();
    const gateway = createGateway(
      gatewayConfig({
        host: config.HOST,
        port: config.PORT,
        mediaSecret: secrets.media,
        limits: config.LIMITS,
        freshMs: config.FRESH_MS,
        uploadsDir: join(dataDir, 'uploads'),
        trustedProxies: config.TRUSTED_PROXIES,
        hosts: {
          embed: config.EMBED_HOSTS,
          media: [...config.STREAM_HOSTS, ...config.MEDIA_HOSTS],
          image: [],
          identity: [],
        },
        ...(!config.OPEN_GRAPHQL && { trustedDocuments: await readDocuments(documentsFile) }),
        ...(config.ORIGIN && { origin: new URL(config.ORIGIN).origin }),
      }),
      {
        ...platform,
        captcha: noCaptcha(),
        ...(config.CDN_PURGE_URLS.length > 0 && { pagePurge: httpPagePurge(config.CDN_PURGE_URLS) }),
        web: {
          assetsDir: clientAssetsDir,
          atOnce: 2,
          handle: (request) => pages.promise.then((handle) => handle(request)),
        },
      },
    );
    closers.defer(() => gateway.close());

    const socket = await openCommandSocket(
      dataDir,
      Object.values(contracts),
      services.platform('importer').peers,
    );
    closers.defer(() => socket.close());
    const demo = wantsDemo(config)
      ? await fill(services.platform('importer'), { dataDir, progress, stopping })
      : undefined;
    stopping?.throwIfAborted();

    services.startJobs();
    const port = await gateway.start();
    // A port that the system chose is known only now.
    address = config.ORIGIN ?? `http://${host}:${port}`;
    pages.resolve(
      await createWebHandler({
        fetchGraphql: (request, signal) => gateway.executeInternal(request, signal),
        origin: address,
        developerPages: config.DEVELOPER_PAGES,
        onError: (error, request) => logger.error({ err: error, url: request.url }, 'page failed'),
      }),
    );
    health?.ready();
    return {
      address: `http://${host}:${port}`,
      dataDir,
      logins: demo?.logins,
      close() {
        health?.draining();
        return close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
};

/** How long one call of the demo content is retried at a start, in ms. */
const FILL_PATIENCE_MS = 120_000;

interface FillOptions {
  readonly dataDir: string;
  readonly progress: (text: string) => void;
  readonly stopping: AbortSignal | undefined;
}

const fill = async ({ peers, blobs, clock }: Platform, options: FillOptions) => {
  // Loaded only here, because a site without demo content does not need its texts.
  const { DEMO_SEED, fillDemo } = await import('@seyir/demo');
  // A busy machine may exceed a call's deadline. The retry finds the work done or continues it.
  const patient = patientPeers(peers, {
    patienceMs: FILL_PATIENCE_MS,
    ...(options.stopping && { signal: options.stopping }),
  });
  return fillDemo({ ...options, peers: patient, blobs, seed: DEMO_SEED, now: clock.now() });
};
