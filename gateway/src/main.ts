import {
  ConfigError,
  createLogger,
  createMetrics,
  giveBackIdleMemory,
  readEnv,
  runUntilSignal,
  startHealthServer,
  startTracing,
  trustAuthorities,
} from '@seyir/kit/stateless';
import { configFromEnv, gatewayEnv, gatewayRules } from './config.js';
import { createGateway } from './create-gateway.js';
import { readDocuments } from './graphql/read-documents.js';
import { fleetEnv, fleetPlatform, fleetRules } from './fleet-platform.js';

/** How long requests are still accepted after a signal, so that proxies notice the end first. */
const LEAVE_MS = 3_000;
/**
 * The time limit of the shutdown. It is less than the chart's terminationGracePeriodSeconds minus its drainSeconds; closing the
 * sockets alone takes up to 20 s.
 */
const CLOSE_LIMIT_MS = 38_000;

await runUntilSignal(
  process,
  'gateway',
  async (onClose) => {
    const env = readEnv(fleetEnv.extend(gatewayEnv.shape), process.env, [...fleetRules, ...gatewayRules]);
    trustAuthorities(env);
    const logger = createLogger({ service: 'gateway', level: env.LOG_LEVEL });
    onClose(await startTracing(env, { service: 'gateway', logger }));
    const metrics = createMetrics();
    const platform = await fleetPlatform(env, { logger, metrics });
    onClose(() => platform.close());
    const health = await startHealthServer({
      host: env.BIND,
      port: env.HEALTH_PORT,
      metrics,
      known: () => platform.health(),
    });
    onClose(() => health.close());
    const trusted =
      env.TRUSTED_DOCUMENTS &&
      (await readDocuments(env.TRUSTED_DOCUMENTS).catch((cause: unknown) => {
        throw new ConfigError(`TRUSTED_DOCUMENTS: ${env.TRUSTED_DOCUMENTS} contains no documents`, { cause });
      }));
    const gateway = createGateway(configFromEnv(env, trusted || undefined), platform);
    onClose(async () => {
      health.draining();
      await gateway.leave(LEAVE_MS);
      await gateway.close();
    });
    const port = await gateway.start();
    health.ready();
    onClose(giveBackIdleMemory());
    logger.info({ port }, 'ready');
  },
  { closeMs: CLOSE_LIMIT_MS },
);
