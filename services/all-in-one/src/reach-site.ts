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
  peersBehindSocket,
  readEnv,
  type BlobStore,
  type Peers,
} from '@seyir/kit';
import { dataDirOf, type CommandConfig } from './command-config.js';

/** A connection of an operator command to a site. */
export interface ReachedSite {
  /** Signs as `importer`. */
  readonly peers: Peers;
  readonly blobs: BlobStore;
  readonly dataDir: string;
  close(): Promise<void>;
}

/**
 * Connects to the fleet that the configuration names, else to the site that runs on this folder, else starts the services of the
 * stopped site in this process until `close`, with `env` as their environment. Reports the site by `progress`. Calls that a fleet
 * answers with TRY_AGAIN are retried until `signal` is aborted. ConfigError for an incomplete fleet configuration.
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
      'A fleet needs both PEERS and SIGNING_KEY; without both, the command uses the site in SEYIR_DATA',
    );
  await makeFolder(dataDir);
  const blobs = directoryBlobStore(join(dataDir, 'blobs'));
  if (PEERS !== undefined && SIGNING_KEY !== undefined) {
    progress(`On the fleet at ${Object.values(PEERS).flat().join(', ')}`);
    const { peers } = callerFrom('importer', { ...config, PEERS, SIGNING_KEY });
    const stored = await blobStoreFrom({ ...config, SEYIR_DATA: dataDir });
    return {
      peers: patientPeers(peers, { signal }),
      dataDir,
      blobs: stored,
      async close() {
        await stored.close();
        await peers.close();
      },
    };
  }
  const running = await peersBehindSocket(dataDir);
  if (running) {
    progress(`On the running site in ${dataDir}`);
    return { peers: running, blobs, dataDir, close: () => running.close() };
  }
  progress(`On the stopped site in ${dataDir}`);
  // Loaded only here, because a command on a running site does not need these modules.
  const { embeddedEnv } = await import('./config.js');
  const { startServices } = await import('./services.js');
  const embedded = readEnv(embeddedEnv, env);
  const services = await startServices(embedded, {
    // Errors of stopping services do not interest the operator of an import, unless LOG_LEVEL is set.
    logger: createLogger({ service: 'seyir', level: env['LOG_LEVEL'] ? embedded.LOG_LEVEL : 'silent' }),
    metrics: createMetrics(),
    // No mail is written here, so the origin is not used.
    origin: () => 'http://localhost',
    progress,
  });
  services.startJobs();
  const { peers } = services.platform('importer');
  return { peers, blobs, dataDir, close: () => services.close() };
};
