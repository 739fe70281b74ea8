import type { z } from 'zod';
import { ConfigError, readEnv } from '../platform/config.js';
import { startHealthServer } from '../platform/health.js';
import { runUntilSignal, type ProcessLike } from '../platform/lifecycle.js';
import { checkPort } from '../platform/listen.js';
import { createLogger } from '../platform/logger.js';
import { createMetrics } from '../platform/metrics.js';
import { Readiness } from '../platform/readiness.js';
import { startTracing } from '../platform/tracing.js';
import { trustAuthorities } from '../platform/trust.js';
import type { RunningService, ServiceOptions } from './create-service.js';
import {
  distributedEnv,
  distributedPlatform,
  distributedRules,
  type DistributedConfig,
} from './distributed-platform.js';
import type { Platform } from './platform.js';

/**
 * A service as a process of its own: reads the environment once, starts the service on the real servers, answers
 * `/livez`, `/readyz` and `/metrics`, and drains at SIGTERM.
 *
 * `main.js migrate` brings the database up to this version and ends; processes of the version before may run meanwhile.
 * `main.js rebuild` builds what the service keeps of others anew, forgets which versions of theirs it has applied, and
 * ends; the service's processes may run meanwhile.
 * @param own what this service reads from its environment besides
 */
export const runService = <Own extends z.ZodObject>(
  name: string,
  create: (options: ServiceOptions, platform: Platform, own: z.output<Own>) => RunningService,
  host: ProcessLike & { readonly argv: readonly string[] },
  own?: Own,
): Promise<void> =>
  runUntilSignal(
    host,
    name,
    async (onClose) => {
      const command = commandOf(host.argv[2]);
      const schema = distributedEnv.extend(own?.shape ?? {});
      const config = readEnv(schema, host.env, distributedRules) as DistributedConfig & z.output<Own>;
      trustAuthorities(config);
      // The server itself would say it after the rest of the start, and in words of its own.
      if (command === undefined) await checkPort('GRPC_PORT', config.GRPC_PORT, config.BIND);
      const logger = createLogger({ service: name, level: config.LOG_LEVEL });
      onClose(await startTracing(config, { service: name, logger }));
      const metrics = createMetrics();
      const readiness = new Readiness();
      const platform = await distributedPlatform(name, config, { logger, metrics, readiness });
      onClose(() => platform.close());
      const service = create({ migrate: config.MIGRATE }, platform, config);
      if (command === 'migrate') {
        await service.migrate();
        return 'done';
      }
      if (command === 'rebuild') {
        onClose(() => service.close());
        await service.rebuild();
        logger.info('built anew');
        return 'done';
      }
      const health = await startHealthServer({
        host: config.BIND,
        port: config.HEALTH_PORT,
        metrics,
        readiness,
        details: () => service.health(),
        known: () => platform.health(),
      });
      onClose(() => health.close());
      await service.start();
      await service.warmUp();
      onClose(async () => {
        health.draining();
        await service.close();
      });
      health.ready();
      logger.info({ port: config.GRPC_PORT }, 'ready');
      return undefined;
    },
    { isWork: host.argv[2] !== undefined },
  );

const COMMANDS = ['migrate', 'rebuild'] as const;

const commandOf = (given: string | undefined) => {
  const known = COMMANDS.find((command) => command === given);
  if (given !== undefined && !known)
    throw new ConfigError(
      `"${given}" is no command: there are "${COMMANDS.join('" and "')}"; without one the service runs`,
    );
  return known;
};
