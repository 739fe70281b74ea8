import type { FastifyReply, FastifyRequest } from 'fastify';
import { byAddress } from '../addresses/caller-address.js';
import type { Parts } from '../parts.js';
import type { SecretCookie } from '../sessions/cookie.js';

/** Calls whose body or response is in transit. */
export interface OpenRequests {
  /** Takes a place until the response is sent or the connection is closed. Throws SLOW_DOWN. */
  take(request: FastifyRequest, reply: FastifyReply): void;
}

/** Members are counted by session, so that others at the same address cannot use up their places. */
export const createOpenRequests = ({ caps, sessions }: Parts, cookie: SecretCookie): OpenRequests => ({
  take(request, reply) {
    const session = sessions.seenActive(cookie.read(request));
    try {
      const release = caps.take('openRequests', session ? `s:${session.id}` : byAddress(request.ip));
      reply.raw.once('close', release);
    } catch (error) {
      // The gateway answers without waiting for the body.
      void reply.header('connection', 'close');
      throw error;
    }
  },
});
