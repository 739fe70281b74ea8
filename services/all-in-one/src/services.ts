import { resolve } from 'node:path';
import { accountsLimits } from '@seyir/accounts';
import {
  embeddedPlatforms,
  type createLogger,
  type createMetrics,
  type DatabaseState,
  type Mail,
  type Platform,
} from '@seyir/kit';
import type { EmbeddedConfig } from './config.js';
import { callers } from './options.js';
import { services } from './topology.js';

export interface RunningServices {
  platform(name: string): Platform;
  /** Starts recurring jobs. They start late, because their short timeouts would fail while the start fills in the demo. */
  startJobs(): void;
  /** The state for the body of `/readyz`. */
  health(): Promise<Record<'database', DatabaseState>>;
  close(): Promise<void>;
}

interface Options {
  readonly logger: ReturnType<typeof createLogger>;
  readonly metrics: ReturnType<typeof createMetrics>;
  /** Public origin of the site, when known. */
  readonly origin: () => string;
  readonly progress: (text: string) => void;
  /** Called for each mail, to show its links. */
  readonly onMail?: ((mail: Mail) => void) | undefined;
  /** If aborted, the start ends soon and rejects. */
  readonly stopping?: AbortSignal | undefined;
}

/** PostgreSQL writes its log in files of this size, and stops if there is no space for one. */
const WAL_SEGMENT_BYTES = 16 * 1024 ** 2;

/** Starts all services in this process on the site's own PostgreSQL, without the gateway and pages. */
export const startServices = async (
  config: EmbeddedConfig,
  { logger, metrics, origin, progress, onMail, stopping }: Options,
): Promise<RunningServices> => {
  const closers = new AsyncDisposableStack();
  const close = () => closers.disposeAsync();
  try {
    progress('Starting PostgreSQL');
    const embedded = await embeddedPlatforms(
      resolve(config.SEYIR_DATA),
      [...Object.keys(services), ...callers],
      { logger, metrics, stopping, ...(onMail && { onMail }) },
    );
    closers.defer(() => embedded.close());
    stopping?.throwIfAborted();

    progress('Starting services');
    const options = {
      migrate: true,
      origin,
      ...accountsLimits(config),
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
    stopping?.throwIfAborted();
    return {
      platform: (name) => embedded.platform(name),
      startJobs: () => embedded.startJobs(),
      async health() {
        if ((await embedded.freeBytes()) < WAL_SEGMENT_BYTES) return { database: 'disk full' };
        const found = await Promise.all(running.map((service) => service.health()));
        const states = found.map(({ database }) => database);
        return { database: states.find((state) => state !== 'up') ?? 'up' };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
