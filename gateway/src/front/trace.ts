import { openSpan, type OpenSpan } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/** W3C Trace Context; whatever else was sent goes no further. */
const sentBy = ({ headers }: FastifyRequest): string | undefined => {
  const sent = headers['traceparent'];
  return typeof sent === 'string' && /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(sent)
    ? sent
    : undefined;
};

/** What the calls of a request belong to: its span, and nothing where this process collects none. */
export const traceparentOf = (request: FastifyRequest): string | undefined => spans.get(request)?.traceparent;

/** What lines of the log name a request by: its span, or what it came with. */
export const loggedTraceparentOf = (request: FastifyRequest): string | undefined =>
  traceparentOf(request) ?? sentBy(request);

/**
 * Each request is a trace of its own, by method and route template. What it came with is only linked: anyone may send
 * it, and who sends it must not decide what is kept. A socket stays open for hours and is none.
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
    // Also when the caller hangs up before there is an answer.
    reply.raw.once('close', () => {
      const { statusCode } = reply;
      span.set({ 'http.response.status_code': statusCode });
      span.end(statusCode >= 500 ? new Error(String(statusCode)) : undefined);
    });
    span.run(done);
  });
  // The body arrives on the socket's own path: from here on it is the request's again.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
};
