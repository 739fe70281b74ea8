import { isUtf8 } from 'node:buffer';
import { DomainError } from '@seyir/kit/stateless';
import type { FastifyInstance } from 'fastify';

/** Parses JSON bodies; BAD_INPUT unless they are UTF-8. Fastify's own parser replaces invalid bytes by U+FFFD. */
export const acceptJson = (scope: FastifyInstance): void => {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isUtf8(body)) void parse(request, body.toString(), done);
    else done(new DomainError('BAD_INPUT', { reason: 'JSON that is no UTF-8' }));
  });
};
