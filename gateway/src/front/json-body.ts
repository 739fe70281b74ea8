import { isUtf8 } from 'node:buffer';
import { DomainError } from '@seyir/kit/stateless';
import type { FastifyInstance } from 'fastify';

/** JSON bodies, which are UTF-8 or BAD_INPUT: Fastify's own parser puts U+FFFD in the place of what is not. */
export const acceptJson = (scope: FastifyInstance): void => {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isUtf8(body)) void parse(request, body.toString(), done);
    else done(new DomainError('BAD_INPUT', { reason: 'JSON that is no UTF-8' }));
  });
};
