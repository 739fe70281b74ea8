import { resolve } from 'node:path';
import { createGateway, gatewayConfig, readDocuments } from '@seyir/gateway';
import {
  checkPort,
  createLogger,
  createMetrics,
  noCaptcha,
  openDoor,
  startHealthServer,
  startTracing,
  type Platform,
} from '@seyir/kit';
import type { DemoLogin } from '@seyir/scripts';
import { clientAssetsDir, createWebHandler, documentsFile, type WebHandler } from '@seyir/web';
import { installationSecrets, type EmbeddedConfig } from './config.js';
import { startServices } from './services.js';
import { contracts } from './topology.js';

export interface Site {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  readonly dataDir: string;
  /** Undefined without demo content. */
  readonly logins: readonly DemoLogin[] | undefined;
  close(): Promise<void>;
}

/** The whole site in this process. What was opened is closed again when a later step fails. */
export const startSite = async (config: EmbeddedConfig, progress: (text: string) => void): Promise<Site> => {
  const closers = new AsyncDisposableStack();
  const close = () => closers.disposeAsync();
  try {
    const dataDir = resolve(config.SEYIR_DATA);
    const logger = createLogger({ service: 'seyir', level: config.LOG_LEVEL });
    closers.defer(await startTracing(config, { service: 'seyir', logger }));
    const metrics = createMetrics();
    let address = config.ORIGIN ?? `http://${config.HOST}:${config.PORT}`;
    await checkPort('PORT', config.PORT, config.HOST);
    const secrets = await installationSecrets(dataDir);
    const health =
      config.HEALTH_PORT === undefined
        ? undefined
        : await startHealthServer({ host: config.HOST, port: config.HEALTH_PORT, metrics });
    if (health) closers.defer(() => health.close());

    const embedded = await startServices(config, { logger, metrics, origin: () => address, progress });
    closers.defer(() => embedded.close());

    const platform = embedded.platform('gateway');
    const pages = Promise.withResolvers<WebHandler>();
    const gateway = createGateway(
      gatewayConfig({
        host: config.HOST,
        port: config.PORT,
        mediaSecret: secrets.media,
        limits: config.LIMITS,
        freshMs: config.FRESH_MS,
        trustedProxies: config.TRUSTED_PROXIES,
        hosts: {
          embed: config.EMBED_HOSTS,
          media: [...config.STREAM_HOSTS, ...config.MEDIA_HOSTS],
          ...{ image: [], identity: [] },
        },
        ...(!config.OPEN_GRAPHQL && { trustedDocuments: await readDocuments(documentsFile) }),
        ...(config.ORIGIN && { origin: new URL(config.ORIGIN).origin }),
      }),
      {
        ...platform,
        captcha: noCaptcha(),
        web: {
          assetsDir: clientAssetsDir,
          atOnce: 2,
          handle: (request) => pages.promise.then((handle) => handle(request)),
        },
      },
    );
    closers.defer(() => gateway.close());

    const door = await openDoor(dataDir, contracts, embedded.platform('importer').peers);
    closers.defer(() => door.close());
    const demo = config.SEYIR_DEMO ? await fill(embedded.platform('importer'), dataDir, progress) : undefined;

    const port = await gateway.start();
    // Only now is a port known that the system chose.
    address = config.ORIGIN ?? `http://${config.HOST}:${port}`;
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
      address: `http://${config.HOST}:${port}`,
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

const fill = async ({ peers, blobs, clock }: Platform, dataDir: string, progress: (text: string) => void) => {
  // Loaded only here: a site without demo content needs neither the texts nor what draws the posters.
  const { DEMO_SEED, fillDemo } = await import('@seyir/scripts');
  return fillDemo({ peers, blobs, dataDir, seed: DEMO_SEED, now: clock.now(), progress });
};
