import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The one cookie that the gateway sets: the session's token. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  /** @param maxAgeSeconds absent: as long as the browser's session. */
  set(reply: FastifyReply, token: string, maxAgeSeconds?: number): void;
  clear(reply: FastifyReply): void;
}

/** `__Host-sid` where the site is served by https; plain `sid` on loopback http only. */
export const sessionCookie = (secure: boolean): SessionCookie => {
  const name = secure ? '__Host-sid' : 'sid';
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    read: (request) => request.cookies[name] || undefined,
    set(reply, token, maxAge) {
      void reply.setCookie(name, token, { ...options, ...(maxAge !== undefined && { maxAge }) });
    },
    clear(reply) {
      void reply.clearCookie(name, options);
    },
  };
};
