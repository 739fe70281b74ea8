import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { jobsUnder } from '../store/leased-jobs.js';
import { directoryBlobStore } from '../blobs/directory-blob-store.js';
import { directoryMailer, type DirectoryMailerOptions } from '../mail/directory-mailer.js';
import { embeddedDatabase } from '../postgres/embedded-database.js';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.js';
import { inProcessBus } from '../bus/in-process-bus.js';
import { memoryBroadcast } from '../broadcast/memory-broadcast.js';
import { memoryKeyValue } from '../key-value/memory-key-value.js';
import { memoryLiveChannel } from '../live/memory-live-channel.js';
import { systemClock } from '../time/system-clock.js';
import { systemIds } from '../time/system-ids.js';
import type { Leases } from '../store/leases.js';
import { freeDisk } from './free-disk.js';
import { inProcessPlatforms, type InProcessPlatforms } from './in-process-platforms.js';

export interface EmbeddedPlatforms extends InProcessPlatforms {
  /** Process id of the PostgreSQL server that runs now. */
  readonly databasePid: number;
  /** Free disk space of the directory, in bytes. */
  freeBytes(): Promise<number>;
  /** Starts the delivery of events; call it when every service has started. */
  open(): void;
  /** Lets recurring jobs begin; call it when the process has time for them. */
  startJobs(): void;
  /** Stops the delivery of events; call it before the services close. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export interface EmbeddedOptions extends Pick<DirectoryMailerOptions, 'onMail'> {
  readonly logger: Logger;
  readonly metrics: Registry;
  /** If aborted, a running start ends soon and rejects. */
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Opens everything that a site in one process needs, below one directory: PostgreSQL, images and media, mails.
 * @param names all signers of calls: services, the gateway, the importer
 */
export const embeddedPlatforms = async (
  dataDir: string,
  names: readonly string[],
  { logger, metrics, onMail, stopping }: EmbeddedOptions,
): Promise<EmbeddedPlatforms> => {
  const postgres = await startEmbeddedPostgres({
    root: join(dataDir, 'postgres'),
    log: (line) => logger.debug({ from: 'postgres' }, line),
    stopping,
  });
  const clock = systemClock();
  const bus = inProcessBus({ held: true });
  const jobs = Promise.withResolvers<void>();
  const shared = {
    database: embeddedDatabase(postgres),
    bus,
    keyValue: memoryKeyValue(clock),
    live: memoryLiveChannel(),
    broadcast: memoryBroadcast(),
    blobs: directoryBlobStore(join(dataDir, 'blobs')),
    mailer: directoryMailer(join(dataDir, 'mails'), { ...(onMail && { onMail }) }),
    clock,
    ids: systemIds(),
    logger,
    metrics,
    jobs: (leases: Leases) => jobsUnder(leases, { clock, logger, metrics, after: jobs.promise }),
  };
  return {
    ...inProcessPlatforms(names, shared),
    get databasePid() {
      return postgres.pid;
    },
    freeBytes: freeDisk(dataDir, metrics),
    open: () => bus.open(),
    startJobs: () => jobs.resolve(),
    drain: () => bus.close(),
    async close() {
      for (const part of ['live', 'broadcast', 'keyValue', 'mailer', 'blobs'] as const)
        await shared[part].close();
      await postgres.stop();
    },
  };
};
