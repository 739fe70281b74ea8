import { DomainError } from '@seyir/kit/stateless';
import type { FastifyInstance } from 'fastify';
import { byAddress, callerAddress } from '../addresses/caller-address.js';
import { Ctx } from '../context.js';
import { endSessionsByProvider } from '../operations/accounts/end-sessions-by-provider.js';
import { readInput } from '../operations/operation.js';
import type { Parts } from '../parts.js';
import { z } from 'zod';

const form = z.object({ logout_token: z.string() });
const REFUSED: readonly string[] = ['BAD_INPUT', 'FORBIDDEN', 'NOT_FOUND'];

/**
 * OpenID Connect back-channel logout: the identity provider's server reports an ended sign-in. It is the only POST that our pages
 * do not send: its signed token authorises it (`ownProof`), and cookies are not read.
 */
export const registerProviderLogout = (fastify: FastifyInstance, parts: Parts): void => {
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/auth/keycloak/logout', { config: { ownProof: true } }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const who = byAddress(request.ip);
      await parts.limiter.check('refusedLogouts', who);
      const facts = { requestId: request.id, address: callerAddress(request.ip), userAgent: '' };
      const ctx = new Ctx(parts, facts, { kind: 'none' });
      try {
        const { logout_token: logoutToken } = readInput(form, request.body);
        await endSessionsByProvider(ctx, { logoutToken });
      } catch (error) {
        const code = error instanceof DomainError ? error.code : '';
        if (REFUSED.includes(code)) await parts.limiter.take('refusedLogouts', who);
        // By the protocol, every fault of the token is a bad request.
        throw code === 'FORBIDDEN' ? new DomainError('BAD_INPUT', { reason: code, cause: error }) : error;
      }
      return reply.status(200).send();
    });
    await Promise.resolve();
  });
};
