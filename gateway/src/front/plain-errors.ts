import type { FastifyInstance } from 'fastify';
import { present, retryAfterSeconds } from '../errors/present.js';
import { fromFastify } from './graphql-routes.js';

/** Errors of pages, media and images: a status and one Turkish sentence. */
export const answerErrorsPlainly = (scope: FastifyInstance, onInternal: (error: unknown) => void): void => {
  scope.setErrorHandler((thrown, _request, reply) => {
    const { http, code, message, retryAfterMs } = present(fromFastify(thrown));
    if (code === 'INTERNAL') onInternal(thrown);
    if (retryAfterMs !== undefined) void reply.header('retry-after', retryAfterSeconds(retryAfterMs));
    return reply
      .status(http)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(message);
  });
};
