import type { FastifyInstance, FastifyReply } from 'fastify';
import { present, retryAfterSeconds } from '../errors/present.js';
import { fromFastify } from './graphql-routes.js';

/** Answers with a status and one Turkish sentence. */
export const answerPlainly = (thrown: unknown, reply: FastifyReply): FastifyReply => {
  const { http, message, retryAfterMs } = present(fromFastify(thrown));
  if (retryAfterMs !== undefined) void reply.header('retry-after', retryAfterSeconds(retryAfterMs));
  return reply
    .status(http)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(message);
};

/** Errors of pages, media and images. */
export const answerErrorsPlainly = (scope: FastifyInstance, onInternal: (error: unknown) => void): void => {
  scope.setErrorHandler((thrown, _request, reply) => {
    if (present(fromFastify(thrown)).code === 'INTERNAL') onInternal(thrown);
    return answerPlainly(thrown, reply);
  });
};
