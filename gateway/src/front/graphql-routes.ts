import { DomainError } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../context.js';
import { present, retryAfterSeconds } from '../errors/present.js';
import type { GraphqlServer } from '../graphql/server.js';
import { acceptJson } from './json-body.js';
import type { Answer, KeptAnswers } from './kept-answers.js';
import type { ContextOf } from './request.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Logs an unexpected error. */
type OnInternal = (error: unknown, request: FastifyRequest) => void;

export interface GraphqlRouteOptions {
  readonly graphql: GraphqlServer;
  readonly keptAnswers: KeptAnswers;
  readonly contextOf: ContextOf;
  readonly onInternal: OnInternal;
}

/** POST /graphql with a JSON body, and nothing else. */
export const registerGraphql = (
  fastify: FastifyInstance,
  { graphql, keptAnswers, contextOf, onInternal }: GraphqlRouteOptions,
): void => {
  const answer = async (ctx: Ctx, request: unknown): Promise<Answer> => {
    const { status, body } = await graphql.execute(ctx, request);
    return { status, text: JSON.stringify(body), isComplete: status === 200 && body.errors === undefined };
  };
  void fastify.register(async (scope) => {
    scope.removeContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']);
    acceptJson(scope);
    answerGraphqlErrors(scope, onInternal);
    scope.post('/graphql', async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx: Ctx = await contextOf(request, reply);
      const { body } = request;
      const { status, text } = await keptAnswers.get(ctx, graphql.readKey(body), () => answer(ctx, body));
      return reply.status(status).header('cache-control', 'no-store').type(JSON_TYPE).send(text);
    });
    scope.get('/graphql', () => {
      throw new DomainError('NOT_FOUND', { reason: 'GraphQL by GET' });
    });
    await Promise.resolve();
  });
};

/** Answers requests that never reached an operation: refused, limited, too large, not JSON, or failed unexpectedly. */
export const answerGraphqlErrors = (scope: FastifyInstance, onInternal: OnInternal): void => {
  scope.setErrorHandler((error, request, reply) => {
    if (present(fromFastify(error)).code === 'INTERNAL') onInternal(error, request);
    return sendGraphqlError(error, reply);
  });
};

const sendGraphqlError = (error: unknown, reply: FastifyReply): FastifyReply => {
  const { http, message, code, fields, retryAfterMs } = present(fromFastify(error));
  if (retryAfterMs !== undefined) void reply.header('retry-after', retryAfterSeconds(retryAfterMs));
  return reply
    .status(http)
    .header('cache-control', 'no-store')
    .send({
      errors: [
        { message, extensions: { code, ...(fields && { fields }), ...(retryAfterMs && { retryAfterMs }) } },
      ],
    });
};

/** Converts Fastify's own errors: too large, or unreadable; other errors are unchanged. */
export const fromFastify = (error: unknown): unknown => {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (error instanceof DomainError || typeof code !== 'string' || !code.startsWith('FST_')) return error;
  if (statusCode === 413) return new DomainError('TOO_LARGE', { reason: code });
  if (typeof statusCode === 'number' && statusCode < 500)
    return new DomainError('BAD_INPUT', { reason: code });
  return error;
};
