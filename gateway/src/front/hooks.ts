import { DomainError, logFieldsOf } from '@seyir/kit/stateless';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.js';
import { httpMetrics } from './metrics.js';
import { assertSameOrigin } from './origin.js';
import { loggedTraceparentOf, traceRequests } from './trace.js';
import { commonHeaders } from './security-headers.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call proves by itself who sent it: it need not come from a page of ours. */
    ownProof?: boolean;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Before anything else: common headers, shedding, and the origin of whatever may change something. */
export const addFrontHooks = (
  fastify: FastifyInstance,
  { config, platform }: Parts,
  secure: boolean,
): void => {
  const headers = commonHeaders(secure);
  const { seconds, inFlight, live } = httpMetrics(platform.metrics);
  // A socket lasts as long as its page: counted among the calls, open pages would shut everyone else out.
  const most = { calls: config.maxInFlight, sockets: config.maxSockets };
  const open = { calls: 0, sockets: 0 };

  fastify.addHook('onRequest', async (request, reply) => {
    const isUpgrade = request.headers.upgrade !== undefined;
    const kind = isUpgrade ? 'sockets' : 'calls';
    const gauge = isUpgrade ? live : inFlight;
    open[kind] += 1;
    gauge.inc();
    void reply.headers(headers).header('x-request-id', request.id);
    reply.raw.once('close', () => {
      open[kind] -= 1;
      gauge.dec();
    });
    if (open[kind] > most[kind])
      throw new DomainError('TRY_AGAIN', { reason: `${open[kind]} ${kind} at once`, retryAfterMs: 1000 });
    const { ownProof } = request.routeOptions.config;
    if (isUpgrade || !(READING.has(request.method) || ownProof))
      assertSameOrigin(request.headers, config.origin);
  });

  traceRequests(fastify);

  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { route, method: request.method, status: String(reply.statusCode) };
    seconds.observe(labels, reply.elapsedTime / 1000);
    platform.logger.info(
      {
        ...labels,
        ms: Math.round(reply.elapsedTime),
        ...logFieldsOf({ requestId: request.id, traceparent: loggedTraceparentOf(request) }),
      },
      'request',
    );
  });
};
