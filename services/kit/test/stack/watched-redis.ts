import { Registry } from 'prom-client';
import { createLogger } from '../../src/service/logger.js';
import type { RedisConfig } from '../../src/redis/config.js';
import { redisHealth } from '../../src/redis/health.js';

/** The observer of a process with its outputs: its state, its metric, its log. */
export const watchedRedis = () => {
  const metrics = new Registry();
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const health = redisHealth({ logger: createLogger({ service: 'kit', destination }), metrics });
  /** True if state, metric and log agree. */
  const is = async (state: 'up' | 'down') =>
    health.state === state &&
    // Before the first event the state is down and nothing is logged.
    (lines.at(-1)?.['level'] === 'warn') === (state === 'down') &&
    (await metrics.metrics()).includes(`\nseyir_redis_up ${state === 'up' ? 1 : 0}\n`);
  return {
    watched: (config: RedisConfig): RedisConfig => ({ ...config, observer: health }),
    is,
    lines,
    /** The log lines without their common fields. */
    told: () =>
      lines.map(({ level, msg, reason }) => [level, msg, ...(reason === undefined ? [] : [reason])]),
  };
};

export const LOST = 'no connection to Redis, trying again';
export const BACK = 'connected to Redis again';
