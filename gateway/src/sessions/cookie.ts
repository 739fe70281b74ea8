import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that the gateway sets: a secret that scripts cannot read. */
export interface SecretCookie {
  read(request: FastifyRequest): string | undefined;
  /** @param maxAgeSeconds absent: as long as the browser's session. */
  set(reply: FastifyReply, secret: string, maxAgeSeconds?: number): void;
  clear(reply: FastifyReply): void;
}

/** What a browser keeps: the token of its session, and the secret of the registration that it made last. */
export interface Cookies {
  readonly session: SecretCookie;
  readonly registration: SecretCookie;
}

/** `__Host-` names where the site is served by https; plain ones on loopback http only. */
export const secretCookies = (secure: boolean): Cookies => ({
  session: secretCookie('sid', 'lax', secure),
  // Read by calls of our own pages alone, so that no link from elsewhere brings it along.
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
