import type { z } from 'zod';
import { ConfigError, readEnv } from '../process/config.js';
import { startHealthServer } from '../process/health.js';
import { giveBackIdleMemory } from '../process/idle-memory.js';
import { runUntilSignal, type ProcessLike } from '../process/lifecycle.js';
import { checkPort } from '../process/listen.js';
import { createLogger } from './logger.js';
import { createMetrics } from '../metrics/metrics.js';
import { Readiness } from '../process/readiness.js';
import { startTracing } from '../tracing/tracing.js';
import { trustAuthorities } from '../tls/trust.js';
import type { CommandShape } from './operator-command.js';
import type { RunningService } from './running-service.js';
import type { ServiceOptions } from './service-definition.js';
import { distributedEnv, distributedRules, type DistributedConfig } from './distributed-env.js';
import { distributedPlatform } from './distributed-platform.js';
import type { Platform } from './platform.js';

/**
 * Runs a service as its own process: reads the environment once, starts the service on the real servers, serves `/livez`,
 * `/readyz` and `/metrics`, and drains at SIGTERM.
 *
 * `main.js migrate` migrates the database to this version and exits; processes of the previous version may run meanwhile.
 * `main.js rebuild` rebuilds the service's projections, forgets which versions of other services' events it has applied, and
 * exits; the service's processes may run meanwhile. The service's own commands run in the same way.
 * @param own schema of this service's own variables
 * @param commands the service's own commands
 */
export const runService = <Own extends z.ZodObject>(
  name: string,
  create: (options: ServiceOptions, platform: Platform, own: z.output<Own>) => RunningService,
  host: ProcessLike & {
    readonly argv: readonly string[];
    readonly stdout: { write(text: string): unknown };
  },
  own?: Own,
  commands: Readonly<Record<string, CommandShape>> = {},
): Promise<void> =>
  runUntilSignal(
    host,
    name,
    async (onClose) => {
      const [, , command, ...args] = host.argv;
      assertKnown(command, args, commands);
      const schema = distributedEnv.extend(own?.shape ?? {});
      const config = readEnv(schema, host.env, distributedRules) as DistributedConfig & z.output<Own>;
      trustAuthorities(config);
      // The server would report it only after the rest of the start, and less clearly.
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
        logger.info('projections rebuilt');
        return 'done';
      }
      if (command !== undefined) {
        onClose(() => service.close());
        host.stdout.write(`${await service.command(command, args)}\n`);
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
      onClose(giveBackIdleMemory());
      logger.info({ port: config.GRPC_PORT }, 'ready');
      return undefined;
    },
    { isWork: host.argv[2] !== undefined },
  );

const BUILT_IN: Readonly<Record<string, CommandShape>> = { migrate: { params: [] }, rebuild: { params: [] } };

/** ConfigError for an unknown command, and for another number of arguments than it takes. */
const assertKnown = (
  given: string | undefined,
  args: readonly string[],
  own: Readonly<Record<string, CommandShape>>,
): void => {
  if (given === undefined) return;
  const commands = new Map(Object.entries({ ...BUILT_IN, ...own }));
  const usages = [...commands].map(([name, { params }]) => [name, ...params].join(' '));
  const known = commands.get(given);
  if (!known)
    throw new ConfigError(
      `"${given}" is not a command: use "${usages.join('" or "')}", or none to run the service`,
    );
  if (known.params.length !== args.length)
    throw new ConfigError(`usage: ${[given, ...known.params].join(' ')}`);
};
