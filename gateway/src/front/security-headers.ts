import type { Hosts } from '../config.js';

const words = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join(' ');

/** The web server's answer: which inline scripts of its page are its own, by hash. Never sent to readers. */
export const PAGE_SCRIPTS = 'x-page-scripts';

/** The hashes that the header names. Anything else in it is dropped, so that it cannot loosen the policy. */
export const scriptHashesOf = (header: string | null): string[] =>
  (header ?? '').split(' ').filter((token) => /^sha256-[A-Za-z0-9+/]{43}=$/.test(token));

/** The policy of a page that runs the inline scripts of these hashes and the site's own files. */
export const contentSecurityPolicy = (
  hashes: readonly string[],
  { embed, media, image, identity }: Hosts,
): string =>
  [
    "default-src 'self'",
    words(
      "script-src 'self'",
      hashes.map((hash) => `'${hash}'`),
    ),
    "style-src 'self'",
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
