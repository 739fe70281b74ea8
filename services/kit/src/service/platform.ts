import type { Topic } from '@seyir/proto';
import type { DescService } from '@bufbuild/protobuf';
import type { CustomTransportStrategy, Server } from '@nestjs/microservices';
import type { Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { BlobStore } from '../ports/blob-store.js';
import type { Broadcast } from '../ports/broadcast.js';
import type { Clock } from '../ports/clock.js';
import type { Database } from '../ports/database.js';
import type { EventBus } from '../ports/event-bus.js';
import type { Ids } from '../ports/ids.js';
import type { Jobs } from '../ports/jobs.js';
import type { KeyValue } from '../ports/key-value.js';
import type { LiveChannel } from '../ports/live-channel.js';
import type { Mailer } from '../ports/mailer.js';
import type { Peers } from '../rpc/peers-port.js';
import type { Signer, Verifier } from '../rpc/keys.js';
import type { Leases } from '../store/leases.js';
import type { TaskPace } from '../tasks/pace.js';

/** The replaceable parts below a service: the same code runs embedded or distributed on different platforms. */
export interface Platform {
  readonly database: Database;
  readonly bus: EventBus;
  readonly keyValue: KeyValue;
  readonly live: LiveChannel;
  readonly broadcast: Broadcast;
  readonly blobs: BlobStore;
  readonly mailer: Mailer;
  readonly peers: Peers;
  readonly signer: Signer;
  readonly verifier: Verifier;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly metrics: Registry;
  /** Whether events of a topic are sent. Default: those with a consumer in the table of topics. */
  readonly isConsumed?: (topic: Topic) => boolean;
  /** Rows and rests of the steps of tasks. Default: by the duration of the last step and the load of calls (`Pace`). */
  readonly pace?: TaskPace;
  /** Recurring work under leases in the service's own database. */
  jobs(leases: Leases): Jobs;
  /** The transport that serves a contract's calls. */
  serve(contract: DescService): Server & CustomTransportStrategy;
}
