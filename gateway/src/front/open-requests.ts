import type { FastifyReply, FastifyRequest } from 'fastify';
import { byAddress } from '../context.js';
import type { Parts } from '../parts.js';
import type { SecretCookie } from '../sessions/cookie.js';

/** Calls whose body or answer is still on its way. */
export interface OpenRequests {
  /** Takes a place until the answer is out or the connection is closed. Throws SLOW_DOWN. */
  take(request: FastifyRequest, reply: FastifyReply): void;
}

/** Members are counted by their sessions, so that nobody else behind their address can take their places. */
export const createOpenRequests = ({ caps, sessions }: Parts, cookie: SecretCookie): OpenRequests => ({
  take(request, reply) {
    const session = sessions.seenActive(cookie.read(request));
    try {
      const release = caps.take('openRequests', session ? `s:${session.id}` : byAddress(request.ip));
      reply.raw.once('close', release);
    } catch (error) {
      // Its body is not waited for.
      void reply.header('connection', 'close');
      throw error;
    }
  },
});
