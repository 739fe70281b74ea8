import type { Kafka } from 'kafkajs';
import type { KafkaConfig } from './config.js';

/** Loads the driver. The embedded mode never does. */
export async function kafkaClient(config: KafkaConfig): Promise<Kafka> {
  const { default: kafkajs } = await import('kafkajs');
  const { logger, ssl, sasl } = config;
  return new kafkajs.Kafka({
    clientId: config.clientId,
    brokers: [...config.brokers],
    connectionTimeout: 1_000,
    authenticationTimeout: 2_000,
    requestTimeout: 3_000,
    retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: 4 },
    ...(ssl === undefined ? {} : { ssl }),
    ...(sasl === undefined ? {} : { sasl }),
    // The driver logs every retry as an error; a final failure reaches the caller.
    logLevel: kafkajs.logLevel.WARN,
    logCreator:
      () =>
      ({ namespace, log: { message, ...fields } }) =>
        logger?.debug({ from: 'kafkajs', namespace, groupId: fields['groupId'] }, message),
  });
}
