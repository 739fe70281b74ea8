import { join } from 'node:path';
import {
  blobStoreFrom,
  callerFrom,
  ConfigError,
  createLogger,
  createMetrics,
  directoryBlobStore,
  makeFolder,
  patientPeers,
  peersBehindDoor,
  readEnv,
  type BlobStore,
  type Peers,
} from '@seyir/kit';
import { dataDirOf, type CommandConfig } from './command-config.js';

/** A site as a command of its operator reaches it. */
export interface ReachedSite {
  /** Signs as `importer`. */
  readonly peers: Peers;
  readonly blobs: BlobStore;
  readonly dataDir: string;
  close(): Promise<void>;
}

/**
 * Reaches a fleet whose addresses and key the configuration names, else the site that runs on this folder, else the
 * one that stands there stopped: its services then run in this process until `close`,
 * with `env` for their environment. Tells `progress` which one it is. A fleet that puts a call off is asked again, until
 * `signal` is aborted. ConfigError for half of what a fleet takes.
 */
export const reachSite = async (
  config: CommandConfig,
  env: NodeJS.ProcessEnv,
  progress: (text: string) => void,
  signal: AbortSignal,
): Promise<ReachedSite> => {
  const dataDir = dataDirOf(config);
  const { PEERS, SIGNING_KEY } = config;
  if ((PEERS === undefined) !== (SIGNING_KEY === undefined))
    throw new ConfigError(
      'A fleet takes both PEERS and SIGNING_KEY; without either, the site of SEYIR_DATA is meant',
    );
  await makeFolder(dataDir);
  const blobs = directoryBlobStore(join(dataDir, 'blobs'));
  if (PEERS !== undefined && SIGNING_KEY !== undefined) {
    progress(`On the fleet at ${Object.values(PEERS).flat().join(', ')}`);
    const { peers } = callerFrom('importer', { ...config, PEERS, SIGNING_KEY });
    const stored = await blobStoreFrom({ ...config, SEYIR_DATA: dataDir });
    return {
      ...{ peers: patientPeers(peers, { signal }), dataDir, blobs: stored },
      async close() {
        await stored.close();
        await peers.close();
      },
    };
  }
  const running = await peersBehindDoor(dataDir);
  if (running) {
    progress(`On the site that runs on ${dataDir}`);
    return { peers: running, blobs, dataDir, close: () => running.close() };
  }
  progress(`On the site that stands in ${dataDir}`);
  // Loaded only here: a command on a site that runs does without all of it.
  const { embeddedEnv } = await import('./config.js');
  const { startServices } = await import('./services.js');
  const embedded = readEnv(embeddedEnv, env);
  const services = await startServices(embedded, {
    // What its services meet while they stop is of no use to who waits for an import, unless asked for.
    logger: createLogger({ service: 'seyir', level: env['LOG_LEVEL'] ? embedded.LOG_LEVEL : 'silent' }),
    metrics: createMetrics(),
    // No mail is written here, so no address stands in one.
    origin: () => 'http://localhost',
    progress,
  });
  services.startJobs();
  const { peers } = services.platform('importer');
  return { peers, blobs, dataDir, close: () => services.close() };
};
