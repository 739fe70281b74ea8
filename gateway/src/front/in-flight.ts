import { DomainError } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gauge } from 'prom-client';

/** Calls in progress: their body has arrived and their response is not complete. */
export interface InFlight {
  /** Counts a call until it is answered, once even if called repeatedly. Throws TRY_AGAIN if too many are in progress. */
  admit(request: FastifyRequest, reply: FastifyReply): void;
}

/** A slow body and a slowly read response are not counted here. Both depend on the client, and its address has caps for them. */
export const createInFlight = (fastify: FastifyInstance, most: number, gauge: Gauge): InFlight => {
  const leaving = new WeakMap<FastifyRequest, () => void>();
  let count = 0;
  // Error responses are counted too.
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    leaving.get(request)?.();
    done();
  });
  return {
    admit(request, reply) {
      if (leaving.has(request)) return;
      if (count >= most)
        throw new DomainError('TRY_AGAIN', { reason: `${count} calls at once`, retryAfterMs: 1000 });
      count += 1;
      gauge.inc();
      let isIn = true;
      const leave = () => {
        if (!isIn) return;
        isIn = false;
        count -= 1;
        gauge.dec();
      };
      leaving.set(request, leave);
      // Also called if the client disconnects before there is a response.
      reply.raw.once('close', leave);
    },
  };
};
