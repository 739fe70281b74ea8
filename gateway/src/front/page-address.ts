import { DomainError, notFound } from '@seyir/kit/stateless';

/**
 * Names of the query that some page reads. Whatever else stands in an address changes nothing on any page, and must
 * not make another page of it: strangers could fill the cache with such addresses.
 */
export const pageQueries: readonly string[] = [
  'donus',
  'harf',
  'islem',
  'kanal',
  'q',
  'qr',
  'sezon',
  'sirala',
  'token',
  'tur',
  'user',
];

/** Longer values are no page's. */
const LONGEST_VALUE = 2_000;

/**
 * The token of a mailed link is a bearer's until it is spent, and no page shows it: that there is one makes the page, so
 * no more is told to web, which is elsewhere in a fleet, nor kept with the page.
 */
const told = (name: string, value: string) => (name === 'token' ? '1' : value);

/**
 * The page's address on our own origin, whatever the request line looks like: its path and the part of the query that
 * pages read, in one order, without the value of a token. NOT_FOUND for what is no address, or has control characters in its
 * path; BAD_INPUT for a path that is not percent-encoded UTF-8.
 */
export const addressOf = (target: string, origin: string): string => {
  const asked = URL.parse(target, origin);
  if (!asked) throw notFound('no address');
  assertPath(asked.pathname);
  // Set, not resolved: a target that begins with `//` names a host of its own.
  const url = new URL(origin);
  url.pathname = asked.pathname;
  for (const name of pageQueries) {
    const value = asked.searchParams.get(name);
    if (value && value.length <= LONGEST_VALUE) url.searchParams.set(name, told(name, value));
  }
  return url.href;
};

/** Routers and pages disagree on control characters, so that such a path could be an empty page. */
const assertPath = (path: string): void => {
  let text: string;
  try {
    text = decodeURIComponent(path);
  } catch {
    throw new DomainError('BAD_INPUT', { reason: 'path' });
  }
  if (/\p{Cc}/u.test(text)) throw notFound('control characters');
};
