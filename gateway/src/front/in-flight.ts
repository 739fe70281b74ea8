import { DomainError } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gauge } from 'prom-client';

/** The calls that the site works on: their bodies are there and their answers are not. */
export interface InFlight {
  /** Counts a call until it is answered, once however often it is called. Throws TRY_AGAIN when too many are worked on. */
  admit(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * Neither a body that comes slowly nor an answer that is read slowly takes a place from others: both are the client's
 * work, and capped by its address.
 */
export const createInFlight = (fastify: FastifyInstance, most: number, gauge: Gauge): InFlight => {
  const leaving = new WeakMap<FastifyRequest, () => void>();
  let count = 0;
  // Errors have their answers sent too.
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
      // Also when the client hangs up before there is an answer.
      reply.raw.once('close', leave);
    },
  };
};
