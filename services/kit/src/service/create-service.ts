import type { DescService } from '@bufbuild/protobuf';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { INestMicroservice } from '@nestjs/common';
import { allTopics } from '@seyir/proto';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { Consumer } from '../events/consumer.js';
import { EventServer } from '../events/event-server.js';
import { Outbox } from '../events/outbox.js';
import { Projections, type Projection } from '../events/projections.js';
import { Relay } from '../events/relay.js';
import { ServiceServer } from '../events/service-server.js';
import type { DatabaseAddress } from '../ports/database.js';
import type { Subscription } from '../ports/event-bus.js';
import type { Job } from '../ports/jobs.js';
import { logFieldsOf } from '../rpc/call.js';
import { CallGuard } from '../rpc/call-guard.js';
import { CallInterceptor } from '../rpc/call-interceptor.js';
import type { PermissionTable } from '../rpc/permissions.js';
import { StatusFilter } from '../rpc/status-filter.js';
import {
  connect,
  createDataSource,
  migrate,
  openAll,
  type Entities,
  type Migrations,
} from '../store/data-source.js';
import { UnitOfWork } from '../store/unit-of-work.js';
import { TaskRunner, type TaskHandler, type Tasks } from '../tasks/index.js';
import { TaskStore } from '../tasks/task-store.js';
import { backlogMetrics } from './backlog-metrics.js';
import { DiskWatch } from './disk-watch.js';
import { ensurePartitions, housekeeping } from './housekeeping.js';
import { serviceMetrics } from './metrics.js';
import type { Platform } from './platform.js';
import { poolMetrics } from './pool-metrics.js';
import { taskMetrics } from './task-metrics.js';

/** What a service's module wires its use cases from. */
export interface ServiceContext extends Pick<
  Platform,
  'peers' | 'keyValue' | 'live' | 'blobs' | 'mailer' | 'clock' | 'ids'
> {
  readonly unitOfWork: UnitOfWork;
  readonly outbox: Outbox;
  readonly tasks: Tasks;
  readonly logger: Logger;
}

export interface ServiceDefinition<S extends DescService> {
  readonly name: string;
  readonly contract: S;
  readonly permissions: PermissionTable<S>;
  readonly entities: Entities;
  readonly migrations: Migrations;
  readonly module: (context: ServiceContext) => DynamicModule;
  readonly jobs?: (context: ServiceContext) => readonly Job[];
  /** Durable work in chunks that this service knows how to do. */
  readonly tasks?: (context: ServiceContext) => readonly TaskHandler[];
  /** Topics of others whose past this service needs to know. */
  readonly projections?: (context: ServiceContext) => readonly Projection[];
}

export interface ServiceOptions {
  /** Migrate before starting; false where migrations are a step of their own. */
  readonly migrate: boolean;
}

/** `disk full`: it answers, and takes no writes. */
export type DatabaseState = 'up' | 'disk full' | 'down';

export interface RunningService {
  readonly name: string;
  /** Resolves when calls are taken and events consumed. */
  start(): Promise<void>;
  /** Opens the database's connections: calls that find none wait for them, all at once, on a machine that may be busy. */
  warmUp(): Promise<void>;
  /** Takes no more calls and events, lets running ones end, closes in reverse order. Safe to call twice. */
  close(): Promise<void>;
  /** For the body of `/readyz`: never a reason to take the process out of rotation. */
  health(): Promise<Record<'database', DatabaseState>>;
  /**
   * Builds what this service keeps of others anew, from what they know now, and takes their events whatever versions
   * they have, as after a restore of one of them. Works on a
   * started service, and without `start` beside processes that run: it then takes no calls and no events meanwhile.
   * Tries again until the owners answer, or `close` is called.
   */
  rebuild(): Promise<void>;
  /** Brings the database up to what this version needs, as `start` does when told to migrate; answers what was run. */
  migrate(): Promise<readonly string[]>;
}

/** Assembles a service from its definition on a platform: database, transport, events, jobs. Nothing runs before `start`. */
export const createService = <S extends DescService>(
  definition: ServiceDefinition<S>,
  platform: Platform,
  options: ServiceOptions,
): RunningService => {
  const { name } = definition;
  const logger = platform.logger.child({ service: name });
  const stopping = new AbortController();
  // Closes in reverse order, and what is left even when one of them fails.
  const closers = new AsyncDisposableStack();
  const disk = new DiskWatch(name, platform.metrics);
  let source: DataSource | undefined;
  let parts: { context: ServiceContext; projections: Projections; events: EventServer } | undefined;

  const bringUp = async (address: DatabaseAddress) => {
    const done = await migrate(address, definition.migrations);
    if (done.length > 0) logger.info({ migrations: done }, 'migrated');
    return done;
  };

  /** What handles calls and events, while neither comes in yet. */
  const open = async () => {
    const address = await platform.database.address(name);
    if (options.migrate) await bringUp(address);
    source = await connect(createDataSource(address, definition.entities, []));
    closers.defer(() => source!.destroy());
    closers.defer(backlogMetrics(name, platform.metrics, source));
    closers.defer(poolMetrics(name, platform.metrics, source));
    const metrics = serviceMetrics(
      name,
      platform.metrics,
      (message, error, level) => logger[level]({ err: error }, message),
      (error) => disk.saw(error),
    );
    const unitOfWork = new UnitOfWork(source);
    await ensurePartitions(unitOfWork.manager, platform.clock.now());
    const relay = new Relay(name, address, platform.bus, platform.clock, metrics);
    const outbox = new Outbox(name, unitOfWork, platform.clock, platform.ids, () => relay.wake());
    const tasks = new TaskRunner(
      unitOfWork,
      new TaskStore(unitOfWork),
      platform.clock,
      platform.ids,
      metrics,
    );
    const context: ServiceContext = { ...platform, unitOfWork, outbox, tasks, logger };

    const events = new EventServer();
    const consumer = new Consumer(
      unitOfWork,
      (type) => events.handlerOf(type),
      metrics,
      (type) => events.isAlone(type),
    );
    const app = await assemble(definition, platform, context, events, metrics, logger);
    closers.defer(() => app.close());
    const projections = new Projections(unitOfWork, consumer);
    parts = { context, projections, events };
    return { address, source, relay, context, events, consumer, app, tasks, projections };
  };

  const start = async () => {
    const { address, source, relay, context, events, consumer, app, tasks, projections } = await open();
    await app.listen();

    relay.start();
    closers.defer(() => relay.stop());
    closers.defer(await consume(name, platform, events, consumer));

    const handlers = definition.tasks?.(context) ?? [];
    const kinds = handlers.map(({ kind }) => kind);
    closers.defer(taskMetrics(name, platform.metrics, source, platform.clock, kinds));
    tasks.start(handlers);
    closers.defer(() => tasks.stop());

    const jobs = platform.jobs(address);
    const recurring: Job[] = [
      housekeeping(() => context.unitOfWork.manager, platform.clock),
      { name: 'heal-parked', everyMs: 60_000, run: () => consumer.healParked() },
      { name: 'retry-parked', everyMs: 200, run: () => consumer.retryParked(platform.clock.now()) },
      ...(definition.jobs?.(context) ?? []),
    ];
    for (const job of recurring) {
      const running = await jobs.start(job);
      closers.defer(() => running.close());
    }

    const building = buildAll(definition, context, projections, stopping.signal);
    closers.defer(() => building);
  };

  const close = async () => {
    stopping.abort();
    // Events and relay stop before the transport, the transport before the pool.
    await closers.disposeAsync();
  };

  return {
    name,
    close,
    start: () =>
      start().catch(async (error: unknown) => {
        await close();
        throw error;
      }),
    async health() {
      const up = await source?.query('SELECT 1').then(
        () => true,
        () => false,
      );
      if (!source || !up) return { database: 'down' };
      return { database: (await disk.isFull(source)) ? 'disk full' : 'up' };
    },
    async warmUp() {
      if (source) await openAll(source);
    },
    async rebuild() {
      const { context, projections, events } = parts ?? (await open());
      await projections.clear(definition.projections?.(context) ?? [], heardBy(events));
      await buildAll(definition, context, projections, stopping.signal);
    },
    migrate: async () => bringUp(await platform.database.address(name)),
  };
};

const assemble = async <S extends DescService>(
  definition: ServiceDefinition<S>,
  platform: Platform,
  context: ServiceContext,
  events: EventServer,
  metrics: ReturnType<typeof serviceMetrics>,
  logger: Logger,
): Promise<INestMicroservice> => {
  const strategy = new ServiceServer(platform.serve(definition.contract), events);
  const app = await NestFactory.createMicroservice(definition.module(context), {
    strategy,
    logger: false,
    abortOnError: false,
  });
  app.useGlobalGuards(new CallGuard(definition.contract, platform.verifier, definition.permissions));
  app.useGlobalInterceptors(new CallInterceptor(metrics));
  app.useGlobalFilters(
    new StatusFilter((error, call) =>
      logger.error({ err: error.details.cause ?? error, ...(call && logFieldsOf(call)) }, 'call failed'),
    ),
  );
  await app.init();
  return app;
};

/** Names of the topics that this service has a handler for. */
const heardBy = (events: EventServer): string[] =>
  allTopics.filter((t) => events.types.includes(t.message.typeName)).map((t) => t.name);

const consume = async (
  name: string,
  platform: Platform,
  events: EventServer,
  consumer: Consumer,
): Promise<() => Promise<void>> => {
  const topics = heardBy(events);
  if (topics.length === 0) return () => Promise.resolve();
  const subscription: Subscription = await platform.bus.subscribe(name, topics, (e) => consumer.deliver(e));
  return () => subscription.close();
};

/** In the background and until it succeeds: an owner that is not up yet must not hold this service's start up. */
const buildAll = async <S extends DescService>(
  definition: ServiceDefinition<S>,
  context: ServiceContext,
  projections: Projections,
  signal: AbortSignal,
): Promise<void> => {
  for (const projection of definition.projections?.(context) ?? []) {
    for (let attempt = 1; !signal.aborted; attempt++) {
      try {
        await projections.build(projection, signal);
        break;
      } catch (error) {
        // While a site starts, an owner that is not up yet is nothing to report.
        const level = attempt % 20 === 0 ? 'warn' : 'debug';
        context.logger[level](
          { err: error, topic: projection.topic.name, attempt },
          'snapshot not complete, trying again',
        );
        await context.clock.sleep(500, signal).catch(() => undefined);
      }
    }
  }
};
