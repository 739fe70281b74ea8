import type { EventRecord } from '../ports/event-bus.js';
import { openSpan, traced } from '../tracing/span.js';

/** Span attributes of an event, in OpenTelemetry's names. */
export const messagingOf = (operation: 'create' | 'send' | 'process', topic: string) => ({
  'messaging.operation.name': operation,
  'messaging.destination.name': topic,
});

/**
 * Publishes records, each with a span of the write that caused it; the consumer continues that span. Records of untraced writes
 * are published unchanged.
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

/** Runs a consumer's work for many events; each gets a span that continues its sender's span. */
export const processAllTraced = async (
  events: readonly EventRecord[],
  work: () => Promise<void>,
): Promise<void> => {
  const spans = events.flatMap(
    ({ topic, type, traceparent: parent }) =>
      (parent &&
        openSpan(`process ${topic}`, { kind: 'consumer', parent, attributes: processing(topic, type) })) ||
      [],
  );
  let failure: unknown;
  try {
    await work();
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    for (const span of spans) span.end(failure);
  }
};

const processing = (topic: string, type: string) => ({
  ...messagingOf('process', topic),
  'messaging.message.type': type,
});

/** Runs a consumer's work as a span that continues the sender's span. */
export const processTraced = (
  { topic, type, traceparent: parent }: EventRecord,
  work: () => Promise<void>,
): Promise<void> => {
  if (parent === undefined) return work();
  return traced(`process ${topic}`, { kind: 'consumer', parent, attributes: processing(topic, type) }, work);
};
