import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie with a secret that scripts cannot read. */
export interface SecretCookie {
  read(request: FastifyRequest): string | undefined;
  /** @param maxAgeSeconds default: until the browser closes */
  set(reply: FastifyReply, secret: string, maxAgeSeconds?: number): void;
  clear(reply: FastifyReply): void;
}

/** The gateway's cookies: the token of the session, and the secret of the last registration. */
export interface Cookies {
  readonly session: SecretCookie;
  readonly registration: SecretCookie;
}

/** `__Host-` names on an https site; plain names only on loopback http. */
export const secretCookies = (secure: boolean): Cookies => ({
  session: secretCookie('sid', 'lax', secure),
  // Only calls of our own pages read it, so links from other sites need not send it.
  registration: secretCookie('registration', 'strict', secure),
});

const secretCookie = (plain: string, sameSite: 'lax' | 'strict', secure: boolean): SecretCookie => {
  const name = secure ? `__Host-${plain}` : plain;
  const options = { httpOnly: true, sameSite, path: '/', secure } as const;
  return {
    read: (request) => request.cookies[name] || undefined,
    set(reply, secret, maxAge) {
      void reply.setCookie(name, secret, { ...options, ...(maxAge !== undefined && { maxAge }) });
    },
    clear(reply) {
      void reply.clearCookie(name, options);
    },
  };
};
