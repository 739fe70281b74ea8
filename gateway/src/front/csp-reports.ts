import type { FastifyInstance } from 'fastify';
import { byAddress } from '../addresses/caller-address.js';
import type { Parts } from '../parts.js';

const types = ['application/csp-report', 'application/reports+json', 'application/json'];

/** Logs the browsers' reports of policy violations, shortened. */
export const registerCspReports = (fastify: FastifyInstance, { platform, limiter }: Parts): void => {
  void fastify.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/csp-report', async (request, reply) => {
      await limiter.take('signIn', `csp:${byAddress(request.ip)}`);
      platform.logger.warn(
        { report: String(request.body).slice(0, 2_000) },
        'violation of the content security policy',
      );
      return reply.status(204).send();
    });
    await Promise.resolve();
  });
};
