import type { EventRecord } from '../ports/event-bus.js';
import { openSpan, traced } from '../platform/span.js';

/** What a span says of an event's way, in OpenTelemetry's names. */
export const messagingOf = (operation: 'create' | 'send' | 'process', topic: string) => ({
  'messaging.operation.name': operation,
  'messaging.destination.name': topic,
});

/**
 * Publishes records, each as a span of the write that it came from: who takes it continues that span. Records of
 * writes that nobody traced travel as they are.
 */
export const publishTraced = async (
  records: readonly EventRecord[],
  publish: (records: readonly EventRecord[]) => Promise<void>,
): Promise<void> => {
  const sending = records.map((record) => {
    const { topic, traceparent: parent } = record;
    const attributes = messagingOf('send', topic);
    const span = parent && openSpan(`send ${topic}`, { kind: 'producer', parent, attributes });
    return span ? { span, record: { ...record, traceparent: span.traceparent ?? parent } } : { record };
  });
  let failure: unknown;
  try {
    await publish(sending.map(({ record }) => record));
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    for (const { span } of sending) span?.end(failure);
  }
};

/** What a consumer does with an event, as a span of what sent it. */
export const processTraced = (
  { topic, type, traceparent: parent }: EventRecord,
  work: () => Promise<void>,
): Promise<void> => {
  if (parent === undefined) return work();
  const attributes = { ...messagingOf('process', topic), 'messaging.message.type': type };
  return traced(`process ${topic}`, { kind: 'consumer', parent, attributes }, work);
};
