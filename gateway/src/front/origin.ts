import { DomainError } from '@seyir/kit/stateless';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../config.js';

/** The site's public origin; without a configured one the request's own, only on loopback. */
export const publicOrigin = (
  configured: string | undefined,
  host: string | undefined,
): string | undefined => {
  if (configured) return configured;
  const origin = host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  return origin && isLoopback(origin.hostname) ? origin.origin : undefined;
};

/**
 * Checks that a write was sent by our own pages: `Sec-Fetch-Site: same-origin`, or our `Origin` if the client does not send that
 * header. Without either it throws BAD_ORIGIN.
 */
export const assertSameOrigin = (
  headers: FastifyRequest['headers'],
  configured: string | undefined,
): void => {
  const own = publicOrigin(configured, headers.host);
  const site = headers['sec-fetch-site'];
  const isOurs = site === undefined ? headers.origin === own : site === 'same-origin';
  if (own === undefined || !isOurs)
    throw new DomainError('BAD_ORIGIN', {
      reason: `site ${String(site)}, origin ${headers.origin ?? 'none'}`,
    });
};
