import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import type { Topic } from '@seyir/proto';
import type { Clock } from '../ports/clock.js';
import type { EventRecord } from '../ports/event-bus.js';
import type { Ids } from '../ports/ids.js';
import { traced, traceparentNow } from '../tracing/span.js';
import { currentCall } from '../rpc/call.js';
import { prepared } from '../store/statement.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { messagingOf } from './traced-events.js';

const addRows = prepared(
  `INSERT INTO outbox (id, topic, key, type, version, data, traceparent, time)
   SELECT id, $5, key, $6, version, data, traceparent, $8
   FROM unnest($1::uuid[], $2::text[], $3::integer[], $4::bytea[], $7::text[])
     WITH ORDINALITY AS event (id, key, version, data, traceparent, place)
   ORDER BY place`,
);

/** A use case adds its events here, as rows in the transaction that changes the state. */
export class Outbox {
  constructor(
    private readonly service: string,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly wakeRelay: () => void,
    private readonly isConsumed: (topic: Topic) => boolean = ({ consumers }) => consumers.length > 0,
  ) {}

  /**
   * Adds one event. Does nothing for a topic without consumers.
   * @param message the aggregate's state after the change; its `version` field rises by one with each change
   * @throws outside a unit of work, and for a topic of another service
   */
  add<T extends Topic>(topic: T, message: MessageInitShape<T['message']>): Promise<void> {
    return this.addAll(topic, [message]);
  }

  /**
   * Adds the events of many aggregates in one statement, in the given order; an import writes hundreds.
   * @param traces of the calls that caused them, by place, if calls share the transaction; default: the current trace
   */
  async addAll<T extends Topic>(
    topic: T,
    messages: readonly MessageInitShape<T['message']>[],
    traces?: readonly (string | undefined)[],
  ): Promise<void> {
    if (!this.unitOfWork.active) throw new Error(`${topic.name}: add events inside a unit of work`);
    if (topic.owner !== this.service) throw new Error(`only ${topic.owner} may write ${topic.name}`);
    if (messages.length === 0 || !this.isConsumed(topic)) return;
    const attributes = messagingOf('create', topic.name);
    await traced(`create ${topic.name}`, { kind: 'producer', attributes }, () =>
      this.insert(topic, messages, traces),
    );
    this.unitOfWork.afterCommit(this.wakeRelay);
  }

  private async insert<T extends Topic>(
    topic: T,
    messages: readonly MessageInitShape<T['message']>[],
    traces: readonly (string | undefined)[] = [],
  ): Promise<void> {
    const time = this.clock.now();
    const current = currentTrace();
    const records = messages.map((message) => toRecord(topic, message, { id: this.ids.next(), time }));
    await addRows.run(this.unitOfWork, [
      records.map((record) => record.id),
      records.map((record) => record.key),
      records.map((record) => record.version),
      records.map((record) => record.data),
      topic.name,
      topic.message.typeName,
      records.map((_, index) => traces[index] ?? current ?? null),
      time,
    ]);
  }
}

/** The W3C traceparent of the running call, for an event that another call writes with its own. */
export const currentTrace = (): string | undefined => traceparentNow() ?? currentCall()?.traceparent;

/** Wraps a message in its envelope. The topic table names the fields that hold key and version. */
export const toRecord = <T extends Topic>(
  topic: T,
  init: MessageInitShape<T['message']>,
  { id, time }: { id: string; time: Date },
): EventRecord => {
  const message = create(topic.message, init) as unknown as Record<string, unknown>;
  return {
    id,
    topic: topic.name,
    key: String(message[topic.key]),
    type: topic.message.typeName,
    source: topic.owner,
    time,
    version: Number(message['version'] ?? 0),
    data: toBinary(topic.message, message as never),
  };
};
