import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import type { EventRecord } from '../../ports/event-bus.js';

const SPEC_VERSION = '1.0';

/** Encodes an event as a Kafka message: CloudEvents 1.0 in binary mode, plus the aggregate's version. */
export const toMessage = (event: EventRecord): Message => ({
  key: event.key,
  value: Buffer.from(event.data),
  headers: {
    ce_specversion: SPEC_VERSION,
    ce_id: event.id,
    ce_type: event.type,
    ce_source: event.source,
    ce_time: event.time.toISOString(),
    'content-type': 'application/protobuf',
    version: String(event.version),
    ...(event.traceparent === undefined ? {} : { traceparent: event.traceparent }),
  },
});

/** Decodes an event. Undefined for a message that is not one of our events; no consumer could process it. */
export function toEvent(topic: string, message: KafkaMessage): EventRecord | undefined {
  const { key, value, headers = {} } = message;
  const id = header(headers, 'ce_id');
  const type = header(headers, 'ce_type');
  const source = header(headers, 'ce_source');
  const time = new Date(header(headers, 'ce_time') ?? Number.NaN);
  const version = Number(header(headers, 'version') ?? Number.NaN);
  const whole = Number.isSafeInteger(version) && !Number.isNaN(time.getTime());
  if (!key || !value || !id || !type || !source || !whole) return undefined;
  const traceparent = header(headers, 'traceparent');
  return {
    id,
    topic,
    type,
    source,
    time,
    version,
    key: key.toString(),
    data: new Uint8Array(value),
    ...(traceparent === undefined ? {} : { traceparent }),
  };
}

function header(headers: IHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? undefined : value?.toString();
}
