import { resolve } from 'node:path';
import { accountsLimits } from '@seyir/accounts';
import { createGateway, gatewayConfig, readDocuments } from '@seyir/gateway';
import {
  createLogger,
  createMetrics,
  embeddedPlatforms,
  noCaptcha,
  startHealthServer,
  type Platform,
} from '@seyir/kit';
import type { DemoLogin } from '@seyir/scripts';
import { clientAssetsDir, createWebHandler, documentsFile, type WebHandler } from '@seyir/web';
import { installationSecrets, type EmbeddedConfig } from './config.js';
import { mailLine } from './mail-line.js';
import { callers, services } from './topology.js';

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
    const metrics = createMetrics();
    let address = config.ORIGIN ?? `http://${config.HOST}:${config.PORT}`;
    const secrets = await installationSecrets(dataDir);
    const health =
      config.HEALTH_PORT === undefined
        ? undefined
        : await startHealthServer({ host: config.HOST, port: config.HEALTH_PORT, metrics });
    if (health) closers.defer(() => health.close());

    progress('Starting PostgreSQL');
    const embedded = await embeddedPlatforms(dataDir, [...Object.keys(services), ...callers], {
      logger,
      metrics,
      onMail: (mail) => progress(mailLine(mail)),
    });
    closers.defer(() => embedded.close());

    progress('Starting services');
    const running = Object.entries(services).map(([name, create]) =>
      create(
        { migrate: true, origin: () => address, accounts: accountsLimits(config) },
        embedded.platform(name),
      ),
    );
    for (const service of running) closers.defer(() => service.close());
    await Promise.all(running.map((service) => service.start()));
    embedded.open();
    closers.defer(() => embedded.drain());

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
        ...(!config.OPEN_GRAPHQL && { trustedDocuments: await readDocuments(documentsFile) }),
        ...(config.ORIGIN && { origin: new URL(config.ORIGIN).origin }),
      }),
      {
        ...platform,
        captcha: noCaptcha(),
        web: {
          assetsDir: clientAssetsDir,
          handle: (request) => pages.promise.then((handle) => handle(request)),
        },
      },
    );
    closers.defer(() => gateway.close());

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

const DEMO_SEED = 'seyir';

const fill = async ({ peers, blobs, clock }: Platform, dataDir: string, progress: (text: string) => void) => {
  // Loaded only here: a site without demo content needs neither the texts nor what draws the posters.
  const { fillDemo } = await import('@seyir/scripts');
  return fillDemo({ peers, blobs, dataDir, seed: DEMO_SEED, now: clock.now(), progress });
};
