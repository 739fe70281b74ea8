import { resolve } from 'node:path';
import { accountsLimits } from '@seyir/accounts';
import { embeddedPlatforms, type createLogger, type createMetrics, type Platform } from '@seyir/kit';
import type { EmbeddedConfig } from './config.js';
import { mailLine } from './mail-line.js';
import { callers, services } from './topology.js';

export interface RunningServices {
  platform(name: string): Platform;
  close(): Promise<void>;
}

interface Options {
  readonly logger: ReturnType<typeof createLogger>;
  readonly metrics: ReturnType<typeof createMetrics>;
  /** Public origin of the site, once it is known. */
  readonly origin: () => string;
  readonly progress: (text: string) => void;
}

/** All services in this process on the site's own PostgreSQL, without the gateway and pages. */
export const startServices = async (
  config: EmbeddedConfig,
  { logger, metrics, origin, progress }: Options,
): Promise<RunningServices> => {
  const closers = new AsyncDisposableStack();
  const close = () => closers.disposeAsync();
  try {
    progress('Starting PostgreSQL');
    const embedded = await embeddedPlatforms(
      resolve(config.SEYIR_DATA),
      [...Object.keys(services), ...callers],
      { logger, metrics, onMail: (mail) => progress(mailLine(mail)) },
    );
    closers.defer(() => embedded.close());

    progress('Starting services');
    const options = {
      migrate: true,
      origin,
      accounts: accountsLimits(config),
      streamHosts: config.STREAM_HOSTS,
      embedHosts: config.EMBED_HOSTS,
    };
    const running = Object.entries(services).map(([name, create]) =>
      create(options, embedded.platform(name)),
    );
    for (const service of running) closers.defer(() => service.close());
    await Promise.all(running.map((service) => service.start()));
    embedded.open();
    closers.defer(() => embedded.drain());
    return { platform: (name) => embedded.platform(name), close };
  } catch (error) {
    await close();
    throw error;
  }
};
