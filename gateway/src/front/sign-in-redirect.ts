import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { publicOrigin } from './origin.js';

/** Query parameter of /giris-yap: the path to return to after the sign-in. */
const RETURN_PARAMETER = 'donus';

/** Returns the path if it belongs to our own site, otherwise undefined, so that a sign-in never redirects to another site. */
const ownPath = (address: string | undefined, origin: string): string | undefined => {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === origin && !path.startsWith('//') && !isSignIn(url.pathname) ? path : undefined;
};

const isSignIn = (path: string): boolean => path === '/login' || path === '/giris-yap';

/** `/login` redirects to `/giris-yap` with the return path: the parameter, or else the referring page (§2). */
export const registerSignInRedirect = (fastify: FastifyInstance, config: GatewayConfig): void => {
  fastify.get<{ Querystring: Record<string, string | string[] | undefined> }>('/login', (request, reply) => {
    const origin = publicOrigin(config.origin, request.headers.host);
    const asked = request.query[RETURN_PARAMETER];
    const path =
      origin &&
      (ownPath(typeof asked === 'string' ? asked : undefined, origin) ??
        ownPath(request.headers.referer, origin));
    const query = path && path !== '/' ? `?${RETURN_PARAMETER}=${encodeURIComponent(path)}` : '';
    return reply.header('cache-control', 'no-store').redirect(`/giris-yap${query}`, 302);
  });
};
