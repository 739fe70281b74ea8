import { DomainError, notFound } from '@seyir/kit/stateless';

/**
 * Query parameters that a page reads. Other parameters change no page, so they must not make separate pages: strangers could fill
 * the cache with them.
 */
export const pageQueries: readonly string[] = [
  'ara',
  'benim',
  'ceviri',
  'donus',
  'durum',
  'gorunum',
  'harf',
  'ilkyil',
  'islem',
  'kanal',
  'kategori',
  'q',
  'qr',
  'sezon',
  'sira',
  'sirala',
  'sonyil',
  'sorun',
  'token',
  'tur',
  'ulke',
  'user',
  'uye',
  'yas',
  'yazi',
];

/** No page uses a longer value. */
const LONGEST_VALUE = 2_000;

/**
 * The token of a mailed link is a bearer secret, and no page shows it. A page only depends on its presence, so the gateway
 * neither sends it to web nor caches it with the page.
 */
const withoutToken = (name: string, value: string) => (name === 'token' ? '1' : value);

/**
 * The page's address on our own origin, for any request line: its path and the query parameters that pages read, in a fixed
 * order, without the value of a token. NOT_FOUND for an invalid address or control characters in the path; BAD_INPUT for a path
 * that is not percent-encoded UTF-8.
 */
export const addressOf = (target: string, origin: string): string => {
  const asked = URL.parse(target, origin);
  if (!asked) throw notFound('no address');
  assertPath(asked.pathname);
  // The path is assigned, not resolved: a target that begins with `//` would name another host.
  const url = new URL(origin);
  url.pathname = asked.pathname;
  for (const name of pageQueries) {
    const value = asked.searchParams.get(name);
    if (value && value.length <= LONGEST_VALUE) url.searchParams.set(name, withoutToken(name, value));
  }
  return url.href;
};

/** Routers and pages treat control characters and line separators differently, so such a path could give an empty page. */
const assertPath = (path: string): void => {
  let text: string;
  try {
    text = decodeURIComponent(path);
  } catch {
    throw new DomainError('BAD_INPUT', { reason: 'path' });
  }
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) throw notFound('control characters');
};
