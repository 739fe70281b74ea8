import type { Hosts } from '../config.js';

const words = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join(' ');

/** The policy of a page whose scripts and styles carry `nonce`. */
export const contentSecurityPolicy = (nonce: string, { embed, media, image, identity }: Hosts): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    words('media-src', "'self'", 'blob:', media),
    words('connect-src', "'self'", media, identity),
    words('frame-src', embed.length > 0 ? embed : "'none'"),
    words('img-src', "'self'", 'data:', image),
    "worker-src 'self'",
    'report-uri /csp-report',
  ].join('; ');

/** What is no page runs and loads nothing. */
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of every answer, pages with a policy of their own. HSTS only where the site is served by https. */
export const commonHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': NO_CONTENT_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
