import type { FastifyReply, FastifyRequest } from 'fastify';
import { byAddress, callerAddress } from '../addresses/caller-address.js';
import { Ctx } from '../context.js';
import type { Parts } from '../parts.js';
import type { Cookies } from '../sessions/cookie.js';
import { traceparentOf } from './trace.js';

/** Creates the context of a request: finds its session and counts the call. Rejects with SLOW_DOWN. */
export type ContextOf = (request: FastifyRequest, reply?: FastifyReply) => Promise<Ctx>;

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

export const createContextOf =
  (parts: Parts, { session, registration }: Cookies): ContextOf =>
  async (request, reply) => {
    const token = session.read(request);
    // Counted by address before the look-up; otherwise a flood of made-up cookies would reach accounts. Known sessions are cached
    // and counted by session, because members may share an address.
    const known = parts.sessions.seenActive(token) !== undefined;
    const takeAddress = () => parts.limiter.take('address', byAddress(request.ip));
    if (!known) await takeAddress();
    const state = await parts.sessions.find(token);
    // A session that has ended, or cannot be read while accounts is down, is counted by address.
    if (known && state.kind !== 'active') await takeAddress();
    const idempotencyKey = single(request.headers['idempotency-key']);
    const traceparent = traceparentOf(request);
    const ctx = new Ctx(
      parts,
      {
        requestId: request.id,
        address: callerAddress(request.ip),
        userAgent: request.headers['user-agent'] ?? '',
        ageConfirmed: request.cookies['censor'] === '18',
        ...(traceparent && { traceparent }),
        ...(idempotencyKey && { idempotencyKey }),
        ...(reply && {
          cookie: {
            set: (token: string, maxAge?: number) => session.set(reply, token, maxAge),
            clear: () => session.clear(reply),
          },
          registration: {
            secret: registration.read(request) ?? '',
            set: (secret: string, maxAge: number) => registration.set(reply, secret, maxAge),
            clear: () => registration.clear(reply),
          },
        }),
      },
      state,
    );
    if (state.kind === 'active') await parts.limiter.take('all', ctx.countedAs);
    return ctx;
  };
