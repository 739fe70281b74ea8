import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './slow-bodies.js';

/** How long a client may continue to send a refused body before its connection is cut. */
const LINGER_MS = 2_000;

/**
 * Lets clients read a response that is sent before their body has ended, such as 413.
 * A socket that is closed with unread bytes sends RST, and the client loses the response. So the sending half is closed and the rest
 * of the body is read and discarded, as nginx does with `lingering_close`. Neither Node nor Fastify does this.
 */
export const lingerOnUnreadBodies = (fastify: FastifyInstance): void => {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (reply.getHeader('connection') === 'close' && hasBody(request.raw)) linger(request.raw.socket);
    done(null, payload);
  });
};

/** Node's server calls `destroySoon` after the last response of a connection. */
const linger = (socket: Socket): void => {
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => {
      clearTimeout(timer);
    });
    socket.end();
  };
};
