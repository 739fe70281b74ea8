import { openSpan, type OpenSpan } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/** Accepts only W3C Trace Context; anything else is ignored. */
const sentBy = ({ headers }: FastifyRequest): string | undefined => {
  const sent = headers['traceparent'];
  return typeof sent === 'string' && /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(sent)
    ? sent
    : undefined;
};

/** The traceparent for outgoing calls of a request: that of its span; undefined without a collector. */
export const traceparentOf = (request: FastifyRequest): string | undefined => spans.get(request)?.traceparent;

/** The traceparent for log lines of a request: that of its span, otherwise the received one. */
export const loggedTraceparentOf = (request: FastifyRequest): string | undefined =>
  traceparentOf(request) ?? sentBy(request);

/**
 * Makes each request its own trace, named by method and route template. A received traceparent is only linked: anyone may send
 * it, and a sender must not decide which traces are recorded. A socket stays open for hours and gets no span.
 */
export const traceRequests = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    const link = sentBy(request);
    const span =
      request.headers.upgrade === undefined
        ? openSpan(route === undefined ? request.method : `${request.method} ${route}`, {
            kind: 'server',
            attributes: {
              'http.request.method': request.method,
              ...(route !== undefined && { 'http.route': route }),
              'seyir.request_id': request.id,
            },
            ...(link !== undefined && { link }),
          })
        : undefined;
    if (!span) return done();
    spans.set(request, span);
    // The span also ends if the client disconnects before it gets a response.
    reply.raw.once('close', () => {
      const { statusCode } = reply;
      span.set({ 'http.response.status_code': statusCode });
      span.end(statusCode >= 500 ? new Error(String(statusCode)) : undefined);
    });
    span.run(done);
  });
  // The body arrives in the socket's async context; here the request's own context is restored.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
};
