import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DescService } from '@bufbuild/protobuf';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { jobsOn } from '../platform/advisory-jobs.js';
import { directoryBlobStore } from '../platform/directory-blob-store.js';
import { directoryMailer } from '../platform/directory-mailer.js';
import { inProcessBus } from '../platform/in-process-bus.js';
import { memoryKeyValue } from '../platform/memory-key-value.js';
import { memoryLiveChannel } from '../platform/memory-live-channel.js';
import { systemIds } from '../platform/system-ids.js';
import type { DatabaseAddress } from '../ports/database.js';
import type { EventBus } from '../ports/event-bus.js';
import type { KeyValue } from '../ports/key-value.js';
import type { LiveChannel } from '../ports/live-channel.js';
import { visitor, type Viewer } from '../rpc/call.js';
import { inProcessClient, type InProcessNetwork } from '../rpc/in-process.js';
import type { ServiceClient, ServiceHandlers } from '../rpc/types.js';
import type { RunningService } from '../service/create-service.js';
import { inProcessPlatforms } from '../service/in-process-platforms.js';
import type { Platform } from '../service/platform.js';
import { adjustableClock, type AdjustableClock } from './adjustable-clock.js';
import { fakePeer } from './fake-peer.js';
import { testPostgres } from './postgres.js';

/** Whoever may sign a call. */
export const callers = [
  'gateway',
  'importer',
  'accounts',
  'catalogue',
  'playback',
  'comments',
  'notifications',
] as const;

type Name = (typeof callers)[number];

/**
 * A place to run services in a test: a real PostgreSQL database each, the embedded adapters, real signatures.
 * What a service asks of peers that are not under test is answered by fakes at the Peers port.
 */
export interface TestBench {
  readonly clock: AdjustableClock;
  readonly bus: EventBus;
  readonly keyValue: KeyValue;
  readonly live: LiveChannel;
  readonly network: InProcessNetwork;
  platform(name: Name): Platform;
  /** Starts it now and closes it with the bench. */
  start<T extends RunningService>(service: T): Promise<T>;
  /** Calls as a viewer, as the gateway would; a visitor unless told otherwise. */
  client<S extends DescService>(contract: S, viewer?: Viewer): ServiceClient<S>;
  /** Calls as a service in its own name. */
  serviceClient<S extends DescService>(contract: S, caller: Name): ServiceClient<S>;
  /** Answers a peer's calls; calls without a fake answer INTERNAL. Answers a function that takes the peer away (TRY_AGAIN). */
  fake<S extends DescService>(contract: S, handlers: Partial<ServiceHandlers<S>>): () => void;
  /** Address of a service's database, for looking into its tables. */
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
  const shared = {
    database: { address: databaseUrl },
    bus: inProcessBus(),
    keyValue: memoryKeyValue(clock),
    live: memoryLiveChannel(),
    blobs: directoryBlobStore(join(root, 'blobs')),
    mailer: directoryMailer(join(root, 'mails')),
    clock,
    ids: systemIds(),
    logger,
    metrics: new Registry(),
    jobs: (database: DatabaseAddress) => jobsOn(database, { clock, logger }),
  };
  const { network, platform, signer } = inProcessPlatforms(callers, shared);
  const started: RunningService[] = [];

  return {
    ...shared,
    network,
    platform,
    databaseUrl,
    async start(service) {
      await service.start();
      started.push(service);
      return service;
    },
    client: (contract, viewer = visitor) =>
      asViewer(inProcessClient(network, contract, signer('gateway')), () => signer('gateway').viewer(viewer)),
    serviceClient: (contract, caller) => inProcessClient(network, contract, signer(caller)),
    fake: (contract, handlers) => fakePeer(network, contract, handlers),
    async close() {
      for (const service of started.reverse()) await service.close();
      await shared.bus.close();
      await shared.live.close();
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
