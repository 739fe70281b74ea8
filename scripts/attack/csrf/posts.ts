import { callerOf } from '../../site/caller.ts';
import { ask } from '../lib/ask.ts';
import { postPaths } from '../lib/endpoints.ts';
import { upgrade } from '../lib/raw.ts';
import { each, rowOf } from '../lib/rows.ts';
import { bodies, foreign, otherMethods } from './data.ts';
import type { Attack } from '../lib/areas.ts';

export const name = 'no call and no socket is taken from another site';
export const short = true;
export const fleet = true;

const RUNS = 16;

export const run: Attack['run'] = async ({ site: { origin, as } }) => {
  const { cookie } = await as(0);
  const { host } = new URL(origin);
  const headersOf = (set: Record<string, string>) =>
    Object.fromEntries(Object.entries(set).map(([key, value]) => [key, value.replace('{host}', host)]));
  const paths = await postPaths(origin);

  const posts = paths.flatMap((path) =>
    Object.entries(foreign).flatMap(([from, set]) =>
      Object.entries(bodies).map(([kind, { type, body }]) => ({ path, from, set, kind, type, body })),
    ),
  );
  const refusals = await each(
    posts,
    async ({ path, from, set, kind, type, body }) => {
      const headers = { ...headersOf(set), cookie, 'content-type': type };
      const response = await fetch(origin + path, { method: 'POST', headers, body });
      const text = await response.text();
      const refused =
        response.status === 403 && text.includes('BAD_ORIGIN') && !response.headers.has('set-cookie');
      return refused || (response.status === 403 && path === '/csp-report')
        ? ''
        : `${path} with ${kind} from ${from}: ${response.status}`;
    },
    RUNS,
  );

  const wrongMethods = await each(
    paths.flatMap((path) => otherMethods.map((method) => ({ path, method }))),
    async ({ path, method }) => {
      const headers = { cookie, 'sec-fetch-site': 'same-origin' };
      const { status } = await fetch(origin + path, { method, headers, redirect: 'manual' });
      return status === 404 ||
        status === 405 ||
        (method === 'GET' && status < 400 && !path.startsWith('/graphql'))
        ? ''
        : `${method} ${path}: ${status}`;
    },
    RUNS,
  );

  const upgrades = await each(Object.entries(foreign), async ([from, set]) => {
    const status = await upgrade(origin, { ...headersOf(set), cookie });
    return status === 403 ? '' : `from ${from}: ${status}`;
  });
  const own = await upgrade(origin, { origin, cookie });
  const { data } = await ask(callerOf(origin, cookie), 'Viewer');

  const found = (list: string[]) => list.filter(Boolean);
  return [
    rowOf(
      `${paths.length} POST paths × ${Object.keys(foreign).length} header sets × ${Object.keys(bodies).length} bodies answer BAD_ORIGIN`,
      posts.length,
      found(refusals),
    ),
    rowOf('other methods reach no call', wrongMethods.length, found(wrongMethods)),
    rowOf('a socket is refused to other sites', upgrades.length, found(upgrades)),
    rowOf('a socket opens for our own page', 1, own === 101 ? [] : [`status ${own}`]),
    rowOf('the session that was sent along is still open', 1, data?.viewer ? [] : ['signed out']),
  ];
};
