import type { DescService } from '@bufbuild/protobuf';
import type { Logger } from 'pino';
import type { Outbox } from '../events/outbox.js';
import type { Projection } from '../events/projections.js';
import type { Job } from '../ports/jobs.js';
import type { ControllerOf } from '../rpc/grpc-controller.js';
import type { PermissionTable, RelationResolvers } from '../rpc/permissions.js';
import type { Entities, Migrations } from '../store/data-source.js';
import type { GoneMembers } from '../store/gone-members.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import type { TallyHandler } from '../tally/index.js';
import type { TaskHandler, Tasks } from '../tasks/index.js';
import type { Erasures } from './erasure-ledger.js';
import type { OperatorCommand } from './operator-command.js';
import type { OwnGauge } from './own-gauges.js';
import type { Platform } from './platform.js';

/** The objects that a service's wiring gets to create its stores and clients. */
export interface ServiceContext extends Pick<
  Platform,
  'peers' | 'keyValue' | 'live' | 'broadcast' | 'blobs' | 'mailer' | 'clock' | 'ids'
> {
  readonly unitOfWork: UnitOfWork;
  readonly outbox: Outbox;
  readonly goneMembers: GoneMembers;
  readonly tasks: Tasks;
  readonly logger: Logger;
}

/** The parts of a service, created once from its context. Nothing runs before `start`. */
export interface Wiring<App> {
  /** The functions that the controllers call, one per use case. */
  readonly useCases: App;
  readonly jobs?: readonly Job[];
  /** Handlers of the service's tasks: durable work in chunks. */
  readonly tasks?: readonly TaskHandler[];
  /** The service's own numbers in its metrics. */
  readonly gauges?: readonly OwnGauge[];
  /** Counters that many members change at once. */
  readonly tallies?: readonly TallyHandler[];
  /** The resolvers of the relations that the permission rows name. */
  readonly relations?: RelationResolvers;
  /** Where this service reads the erased members, so that a restored backup does not bring them back. */
  readonly erasures?: Erasures;
  /** Topics of other services whose past this service needs. */
  readonly projections?: readonly Projection[];
}

export interface ServiceDefinition<S extends DescService, App> {
  readonly name: string;
  readonly contract: S;
  readonly permissions: PermissionTable<S, string>;
  readonly entities?: Entities;
  readonly migrations: Migrations;
  /** The handlers of the contract (`grpcController`) and of events. */
  readonly controllers: readonly ControllerOf<App>[];
  readonly wire: (context: ServiceContext) => Wiring<App>;
  /** Commands of operators by name, in addition to `migrate` and `rebuild`. */
  readonly commands?: Readonly<Record<string, OperatorCommand<App>>>;
}

export interface ServiceOptions {
  /** Whether `start` migrates; false if migrations run as a separate step. */
  readonly migrate: boolean;
}
