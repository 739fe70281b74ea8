import { types } from 'node:util';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { errorCode } from '../errors/error-code.js';
import { metric } from '../metrics/metric.js';
import type { RedisConnection, RedisObserver } from './config.js';

/** A connection without any event by then was accepted by a server that never answered. */
const PATIENCE_MS = 3_000;
/** A connection must be up this long before it is reported: a server that accepts connections and closes them is not back. */
const SETTLED_MS = 2_000;

export interface RedisHealth extends RedisObserver {
  /** Whether every connection of this process is up. */
  readonly state: 'up' | 'down';
}

/**
 * Logs once when a process loses Redis or is refused, and once when Redis is back; `seyir_redis_up` shows the same. All
 * connections of a process share one state, since they have the same problem.
 */
export const redisHealth = ({ logger, metrics }: { logger: Logger; metrics: Registry }): RedisHealth => {
  const gauge = metric(
    metrics,
    'seyir_redis_up',
    () =>
      new Gauge({
        name: 'seyir_redis_up',
        help: 'Whether Redis takes the connections of this process (1) or not (0)',
        registers: [metrics],
      }),
  );
  const connections = new Set<{ up: boolean }>();
  let state: 'up' | 'down' | undefined;
  let settling: NodeJS.Timeout | undefined;

  const lost = (reason: unknown) => {
    clearTimeout(settling);
    if (state === 'down') return;
    state = 'down';
    gauge.set(0);
    logger.warn({ reason: textOf(reason) }, 'no connection to Redis, trying again');
  };
  const back = () => {
    if (state === 'down') logger.info('connected to Redis again');
    state = 'up';
    gauge.set(1);
  };

  return {
    get state() {
      return state ?? 'down';
    },
    connection(): RedisConnection {
      const own = { up: false };
      connections.add(own);
      const down = (reason: unknown) => {
        own.up = false;
        if (connections.has(own)) lost(reason);
      };
      const silent = setTimeout(() => {
        if (!own.up) down('no answer');
      }, PATIENCE_MS).unref();
      return {
        up() {
          own.up = true;
          if (![...connections].every(({ up }) => up)) return;
          clearTimeout(settling);
          if (state === 'down') settling = setTimeout(back, SETTLED_MS).unref();
          else back();
        },
        down,
        close() {
          clearTimeout(silent);
          clearTimeout(settling);
          connections.delete(own);
        },
      };
    },
  };
};

const textOf = (reason: unknown): string => {
  if (!types.isNativeError(reason)) return String(reason);
  // A name with several addresses fails with an error that has only a code.
  const text = reason.message || String(errorCode(reason) ?? reason.name);
  // Redis repeats arguments that it does not understand, such as a password.
  return text.replace(/,? with args beginning with.*/s, '');
};
