import { DomainError, logFieldsOf, notFound } from '@seyir/kit/stateless';
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
import { lingerOnUnreadBodies } from './unread-bodies.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call itself proves its sender, so it need not come from our own page. */
    ownProof?: boolean;
    /** The route calls `admit` itself, and only if its answer is expensive. */
    admitsItself?: boolean;
  }
}

/** The only path that accepts WebSockets. */
export const LIVE_PATH = '/graphql/ws';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A path, or an absolute address as proxies send it. The router would serve `*users` by the route of `/users`. */
const isPathOrAddress = (target: string | undefined): boolean => /^(\/|https?:\/\/)/i.test(target ?? '');

/** Hooks that run first: common headers, caps, load shedding, and the origin check of writes. */
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
    // The check does not use the headers: a call with an upgrade header that does not request an upgrade is an ordinary call.
    const isUpgrade = request.ws;
    void reply.headers(headers).header('x-request-id', request.id);
    if (!isPathOrAddress(request.raw.url)) throw notFound('request target');
    // A socket lasts as long as its page. If sockets counted as calls, open pages would exclude everybody else.
    if (isUpgrade) {
      sockets += 1;
      live.inc();
      reply.raw.once('close', () => {
        sockets -= 1;
        live.dec();
      });
      if (sockets > config.maxSockets)
        throw new DomainError('TRY_AGAIN', { reason: `${sockets} sockets at once`, retryAfterMs: 1000 });
      // Other paths would bypass the caps of the address, and wait for a body that is not read.
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
  lingerOnUnreadBodies(fastify);
  // The body has arrived by now. Forms with files are the exception; their rows read the body.
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
