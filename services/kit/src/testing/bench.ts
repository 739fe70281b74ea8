import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DescService } from '@bufbuild/protobuf';
import { serviceNames } from '@seyir/proto';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { jobsUnder } from '../store/leased-jobs.js';
import { directoryBlobStore } from '../blobs/directory-blob-store.js';
import { directoryMailer } from '../mail/directory-mailer.js';
import { inProcessBus } from '../bus/in-process-bus.js';
import { memoryBroadcast } from '../broadcast/memory-broadcast.js';
import { memoryKeyValue } from '../key-value/memory-key-value.js';
import { memoryLiveChannel } from '../live/memory-live-channel.js';
import { systemIds } from '../time/system-ids.js';
import type { Leases } from '../store/leases.js';
import type { Broadcast } from '../ports/broadcast.js';
import type { EventBus } from '../ports/event-bus.js';
import type { KeyValue } from '../ports/key-value.js';
import type { LiveChannel } from '../ports/live-channel.js';
import { visitor, type Viewer } from '../rpc/call.js';
import { inProcessClient, type InProcessNetwork } from '../rpc/in-process.js';
import type { ServiceClient, ServiceHandlers } from '../rpc/types.js';
import type { RunningService } from '../service/running-service.js';
import { inProcessPlatforms } from '../service/in-process-platforms.js';
import type { Platform } from '../service/platform.js';
import { adjustableClock, type AdjustableClock } from './adjustable-clock.js';
import { briskClock } from './brisk-clock.js';
import { fakePeer } from './fake-peer.js';
import { testPostgres } from './postgres.js';
import { wholeSteps } from './whole-steps.js';

/** All processes that may sign a call. */
export const callers = ['gateway', 'importer', ...serviceNames] as const;

type Name = (typeof callers)[number];

/**
 * Runs services in a test: a real PostgreSQL database for each, the embedded adapters, real signatures. Fakes at the Peers port
 * answer calls to other services.
 */
export interface TestBench {
  readonly clock: AdjustableClock;
  readonly bus: EventBus;
  readonly keyValue: KeyValue;
  readonly live: LiveChannel;
  readonly broadcast: Broadcast;
  readonly network: InProcessNetwork;
  platform(name: Name): Platform;
  /** Starts the service now on a copy of its migrated database, which the run prepares once; the bench closes it. */
  start<T extends RunningService>(service: T): Promise<T>;
  /** A client that calls as a viewer, as the gateway does; default: a visitor. */
  client<S extends DescService>(contract: S, viewer?: Viewer): ServiceClient<S>;
  /** A client that calls as a service in its own name. */
  serviceClient<S extends DescService>(contract: S, caller: Name): ServiceClient<S>;
  /**
   * Answers the calls of a peer; calls without a fake answer INTERNAL. Returns a function that takes the peer down (TRY_AGAIN).
   */
  fake<S extends DescService>(contract: S, handlers: Partial<ServiceHandlers<S>>): () => void;
  /** Address of a service's database, for reading its tables. */
  databaseUrl(name: Name): Promise<string>;
  close(): Promise<void>;
}

export const testBench = async (): Promise<TestBench> => {
  const postgres = await testPostgres();
  const root = await mkdtemp(join(tmpdir(), 'seyir-bench-'));
  const clock = adjustableClock();
  const logger = pino({ level: 'silent' });
  const databases = new Map<string, Promise<string>>();
  const databaseUrl = (name: string) => {
    const url = databases.get(name) ?? postgres.createDatabase();
    databases.set(name, url);
    return url;
  };
  /** Templates that are being migrated, by service. */
  const preparing = new Map<string, string>();
  /** A copy of the service's migrated database, because copying is faster than migrating. */
  const copyMigrated = async (service: RunningService): Promise<string> => {
    const { name } = service;
    const template = await postgres.template(name, async (url) => {
      preparing.set(name, url);
      await service.migrate().finally(() => preparing.delete(name));
    });
    return postgres.cloneDatabase(template);
  };
  const shared = {
    database: { address: async (name: string) => preparing.get(name) ?? databaseUrl(name) },
    bus: inProcessBus(),
    keyValue: memoryKeyValue(clock),
    live: memoryLiveChannel(),
    broadcast: memoryBroadcast(),
    blobs: directoryBlobStore(join(root, 'blobs')),
    mailer: directoryMailer(join(root, 'mails')),
    clock,
    ids: systemIds(),
    logger,
    metrics: new Registry(),
    // A test may consume topics that no service consumes yet.
    isConsumed: () => true,
    pace: wholeSteps,
    jobs: (leases: Leases) => jobsUnder(leases, { clock: briskClock(clock), logger }),
  };
  const { network, platform, signer } = inProcessPlatforms(callers, shared);
  const started: RunningService[] = [];

  return {
    ...shared,
    network,
    platform,
    databaseUrl,
    async start(service) {
      if (!databases.has(service.name)) databases.set(service.name, copyMigrated(service));
      await databases.get(service.name);
      await service.start();
      started.push(service);
      return service;
    },
    client: (contract, viewer = visitor) =>
      asViewer(inProcessClient(network, contract, signer('gateway')), () => signer('gateway').viewer(viewer)),
    serviceClient: (contract, caller) => inProcessClient(network, contract, signer(caller)),
    fake: (contract, handlers) => fakePeer(network, platform('gateway').verifier, contract, handlers),
    async close() {
      for (const service of started.reverse()) await service.close();
      await shared.bus.close();
      await shared.live.close();
      await shared.broadcast.close();
      await shared.keyValue.close();
      for (const database of databases.values()) await postgres.dropDatabase(await database);
      await postgres.close();
      await rm(root, { recursive: true, force: true });
    },
  };
};

type AnyCall = (request: unknown, options?: object) => Promise<unknown>;

const asViewer = <S extends DescService>(
  client: ServiceClient<S>,
  token: () => Promise<string>,
): ServiceClient<S> =>
  Object.fromEntries(
    Object.entries(client as Record<string, AnyCall>).map(([name, call]) => [
      name,
      async (request: unknown, options: object = {}) =>
        call(request, { viewerToken: await token(), ...options }),
    ]),
  ) as ServiceClient<S>;
