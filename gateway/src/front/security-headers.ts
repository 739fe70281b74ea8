import type { Hosts } from '../config.js';

const words = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join(' ');

/** Header of the web server's response with the hashes of the page's inline scripts. It is never sent to readers. */
export const PAGE_SCRIPTS = 'x-page-scripts';

/** The valid hashes of the header. Everything else is dropped, so that it cannot loosen the policy. */
export const scriptHashesOf = (header: string | null): string[] =>
  (header ?? '').split(' ').filter((token) => /^sha256-[A-Za-z0-9+/]{43}=$/.test(token));

/** The Content-Security-Policy of a page: allows the inline scripts with these hashes and the site's own files. */
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

/** The policy of all other responses: nothing may run or load. */
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of every response; pages have their own policy. HSTS only for an https site. */
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
