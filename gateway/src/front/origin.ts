import { DomainError } from '@seyir/kit/stateless';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../config.js';

/** The site's public origin; without a configured one that of the request itself, on loopback alone. */
export const publicOrigin = (
  configured: string | undefined,
  host: string | undefined,
): string | undefined => {
  if (configured) return configured;
  const origin = host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  return origin && isLoopback(origin.hostname) ? origin.origin : undefined;
};

/**
 * Whether a request that may change something was sent by one of our own pages: `Sec-Fetch-Site: same-origin`, or our
 * `Origin` where a client sends no such header. With neither it is refused. BAD_ORIGIN.
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
