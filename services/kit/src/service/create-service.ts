import type { DescService } from '@bufbuild/protobuf';
import type { DataSource } from 'typeorm';
import { Consumer } from '../events/consumer.js';
import { EventServer } from '../events/event-server.js';
import { Outbox } from '../events/outbox.js';
import { ProjectionBuilder } from '../events/projection-builder.js';
import { Projections } from '../events/projections.js';
import { Relay } from '../events/relay.js';
import type { DatabaseAddress } from '../ports/database.js';
import type { Job } from '../ports/jobs.js';
import { connect, createDataSource, isReachable, limitRole, migrate, openAll } from '../store/data-source.js';
import { GoneMembers } from '../store/gone-members.js';
import { Leases } from '../store/leases.js';
import { UnitOfWork } from '../store/unit-of-work.js';
import { TaskRunner } from '../tasks/index.js';
import { TaskStore } from '../tasks/task-store.js';
import { foldingJob } from '../tally/index.js';
import { assemble } from './assemble.js';
import { backlogMetrics } from './backlog-metrics.js';
import { consume, consumedTopics } from './consume.js';
import { DiskWatch } from './disk-watch.js';
import { ErasureLedger } from './erasure-ledger.js';
import { ensurePartitions, housekeeping } from './housekeeping.js';
import { serviceMetrics } from './metrics.js';
import { runCommand } from './operator-command.js';
import { ownGauges } from './own-gauges.js';
import type { Platform } from './platform.js';
import { poolMetrics } from './pool-metrics.js';
import { projectionMetrics } from './projection-metrics.js';
import type { RunningService } from './running-service.js';
import type { ServiceContext, ServiceDefinition, ServiceOptions } from './service-definition.js';
import { tallyMetrics } from './tally-metrics.js';
import { taskMetrics } from './task-metrics.js';

/** Assembles a service from its definition on a platform: database, transport, events, jobs. Nothing runs before `start`. */
export const createService = <S extends DescService, App>(
  definition: ServiceDefinition<S, App>,
  platform: Platform,
  options: ServiceOptions,
): RunningService => {
  const { name } = definition;
  const logger = platform.logger.child({ service: name });
  const stopping = new AbortController();
  // Closes in reverse order, and continues if one of them fails.
  const closers = new AsyncDisposableStack();
  const disk = new DiskWatch(name, platform.metrics);
  let source: DataSource | undefined;
  let parts: Opened<App> | undefined;

  const bringUp = async (address: DatabaseAddress) => {
    const done = await migrate(address, definition.migrations);
    if (done.length > 0) logger.info({ migrations: done }, 'migrated');
    return done;
  };

  /** Creates what handles calls and events, before a call or an event can arrive. */
  const open = async () => {
    const address = await platform.database.address(name);
    if (options.migrate) await bringUp(address);
    await limitRole(address);
    source = await connect(createDataSource(address, { entities: definition.entities }));
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
    await ensurePartitions(unitOfWork, platform.clock.now());
    const leases = new Leases(source);
    const relay = new Relay(name, { address, leases }, platform.bus, platform.clock, metrics);
    const wake = () => relay.wake();
    const outbox = new Outbox(name, unitOfWork, platform.clock, platform.ids, wake, platform.isConsumed);
    const tasks = new TaskRunner(unitOfWork, new TaskStore(unitOfWork), platform, metrics);
    const goneMembers = new GoneMembers(unitOfWork);
    const context: ServiceContext = { ...platform, unitOfWork, outbox, goneMembers, tasks, logger };

    const events = new EventServer();
    const consumer = new Consumer(
      unitOfWork,
      (type) => events.handlerOf(type),
      metrics,
      (type) => events.traitsOf(type),
    );
    const wiring = definition.wire(context);
    const app = await assemble(definition, wiring, platform, context, events, metrics, logger);
    closers.defer(() => app.close());
    const projections = new ProjectionBuilder(
      wiring.projections ?? [],
      new Projections(unitOfWork, consumer),
      leases,
      context,
    );
    parts = { projections, events, useCases: wiring.useCases, context };
    return { source, leases, relay, context, events, consumer, app, tasks, projections, wiring };
  };

  const start = async () => {
    const { source, leases, relay, context, events, consumer, app, projections, ...opened } = await open();
    const { erasures, jobs = [], tasks = [], tallies = [], gauges = [] } = opened.wiring;
    const ledger = erasures && new ErasureLedger({ erasures, ...context });
    await ledger?.beforeAnswers(stopping.signal);
    await app.listen();

    relay.start();
    closers.defer(() => relay.stop());
    closers.defer(await consume(name, platform, events, consumer));

    const kinds = tasks.map(({ kind }) => kind);
    closers.defer(taskMetrics(name, platform.metrics, source, platform.clock, kinds));
    opened.tasks.start(tasks);
    closers.defer(() => opened.tasks.stop());

    closers.defer(tallyMetrics(name, platform.metrics, source, tallies));
    closers.defer(ownGauges(platform.metrics, gauges));
    closers.defer(projectionMetrics(name, platform.metrics, () => projections.unbuilt()));

    const runner = platform.jobs(leases);
    const recurring: Job[] = [
      housekeeping(context.unitOfWork, platform.clock),
      { name: 'heal-parked', everyMs: 2_000, run: () => consumer.healParked() },
      { name: 'retry-parked', everyMs: 200, run: () => consumer.retryParked(platform.clock.now()) },
      ...tallies.map((tally) => foldingJob(tally, platform.clock)),
      ...(ledger ? [ledger.job()] : []),
      ...jobs,
    ];
    for (const job of recurring) {
      const running = await runner.start(job);
      closers.defer(() => running.close());
    }

    const building = projections.watch(stopping.signal);
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
      if (!source || !(await isReachable(source))) return { database: 'down' };
      return { database: (await disk.isFull(source)) ? 'disk full' : 'up' };
    },
    async warmUp() {
      if (source) await openAll(source);
    },
    async rebuild() {
      const { projections, events } = parts ?? (await open());
      await projections.rebuild(consumedTopics(events), stopping.signal);
    },
    async command(command, args) {
      const known = definition.commands?.[command];
      if (!known) throw new Error(`${name} has no command ${command}`);
      if (!parts) await open();
      const { useCases: app, context } = parts!;
      return runCommand(definition, known, args, { app, context, signal: stopping.signal });
    },
    migrate: async () => bringUp(await platform.database.address(name)),
  };
};

/** The parts that handle calls and events, before either can arrive. */
interface Opened<App> {
  readonly projections: ProjectionBuilder;
  readonly events: EventServer;
  readonly useCases: App;
  readonly context: ServiceContext;
}
