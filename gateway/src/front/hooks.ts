import { DomainError, logFieldsOf } from '@seyir/kit/stateless';
import type {} from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.js';
import { createInFlight, type InFlight } from './in-flight.js';
import { httpMetrics } from './metrics.js';
import type { OpenRequests } from './open-requests.js';
import { assertSameOrigin } from './origin.js';
import { endSlowBodies, hasBody } from './slow-bodies.js';
import { loggedTraceparentOf, traceRequests } from './trace.js';
import { commonHeaders } from './security-headers.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call proves by itself who sent it: it need not come from a page of ours. */
    ownProof?: boolean;
    /** The route itself asks for a place, and only where its answer costs something. */
    admitsItself?: boolean;
  }
}

/** The one path whose connections may become WebSockets. */
export const LIVE_PATH = '/graphql/ws';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Before anything else: common headers, caps, shedding, and the origin of whatever may change something. */
export const addFrontHooks = (
  fastify: FastifyInstance,
  { config, platform }: Parts,
  openRequests: OpenRequests,
  secure: boolean,
): InFlight => {
  const headers = commonHeaders(secure);
  const { seconds, inFlight: gauge, live } = httpMetrics(platform.metrics);
  const inFlight = createInFlight(fastify, config.maxInFlight, gauge);
  let sockets = 0;

  fastify.addHook('onRequest', async (request, reply) => {
    const { ownProof, admitsItself } = request.routeOptions.config;
    // Not by its headers: a call that names an upgrade and does not ask for it is a call like any other.
    const isUpgrade = request.ws;
    void reply.headers(headers).header('x-request-id', request.id);
    // A socket lasts as long as its page: counted among the calls, open pages would shut everyone else out.
    if (isUpgrade) {
      sockets += 1;
      live.inc();
      reply.raw.once('close', () => {
        sockets -= 1;
        live.dec();
      });
      if (sockets > config.maxSockets)
        throw new DomainError('TRY_AGAIN', { reason: `${sockets} sockets at once`, retryAfterMs: 1000 });
      // Elsewhere no cap of the address is met, and a body would be waited for that nobody reads.
      if (request.routeOptions.url !== LIVE_PATH || request.method !== 'GET')
        throw new DomainError('BAD_INPUT', { reason: 'upgrade of another path' });
    } else if (!admitsItself) {
      openRequests.take(request, reply);
      if (!hasBody(request.raw)) inFlight.admit(request, reply);
    }
    if (isUpgrade || !(READING.has(request.method) || ownProof))
      assertSameOrigin(request.headers, config.origin);
  });
  endSlowBodies(fastify, config.limits.bodies);
  // The body is there, but for forms with files, which are read by their rows.
  fastify.addHook('preValidation', (request, reply, done) => {
    const { admitsItself } = request.routeOptions.config;
    const isCall = !admitsItself && !request.ws;
    if (isCall && !hasBody(request.raw)) inFlight.admit(request, reply);
    done();
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
  return inFlight;
};
