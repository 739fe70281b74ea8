import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { changedIds, wakes, withdrawnIds } from '@seyir/proto';
import { httpPagePurge } from '../src/index.js';
import { PAGE, PAGE_HASH, startSite, type Site } from './support/site.js';
import { title } from './support/world/things.js';

let site: Site;
let cache: Server;
let address: string;
/** The tags of each PURGE. */
let purges: string[][];
let status = 204;

/** A fake cache that records the tags of each PURGE. */
beforeEach(async () => {
  purges = [];
  status = 204;
  cache = createServer((request, response) => {
    if (request.method === 'PURGE') purges.push(String(request.headers['surrogate-key']).split(' '));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  await site.close();
  await new Promise((resolve) => cache.close(resolve));
});

const start = async (query: string, { purged = true, pageStatus = 200 } = {}) => {
  site = await startSite({
    ...(purged && { pagePurge: httpPagePurge([address]) }),
    web: {
      async handle() {
        const answer = await site.gateway.executeInternal({ query });
        return new Response(PAGE + JSON.stringify(answer), {
          status: pageStatus,
          headers: { 'content-type': 'text/html; charset=utf-8', 'x-page-scripts': PAGE_HASH },
        });
      },
    },
  });
};
const get = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.url}/`, { headers });
  await response.arrayBuffer();
  return {
    caching: response.headers.get('cache-control'),
    tags: response.headers.get('surrogate-key')?.split(' '),
  };
};
const KEPT = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const kept = async () => {
  await eventually(async () => (await get()).caching === KEPT);
  return get();
};
const pass = async () => {
  await eventually(() => {
    site.clock.advance(500);
    return Promise.resolve(purges.length > 0);
  });
};
const list = '{ titles { count } }';
const titlePage = `{ title(kind: SERIES, slug: "${title.slug}") { id name } }`;

it('may be kept by shared caches for two minutes at most, with the same tags for a member and a visitor', async () => {
  await start(list);
  const visitor = await kept();
  expect(visitor.tags?.length).toBeGreaterThan(1);
  expect(await get({ cookie: 'sid=token-1' })).toEqual(visitor);
});

it('without a purge no shared cache may keep a page, because it would learn of no change', async () => {
  await start(list, { purged: false });
  for (let n = 0; n < 3; n += 1) expect(await get()).toEqual({ caching: 'no-cache', tags: undefined });
});

it.each([
  ['that does not exist', { pageStatus: 404 }, list],
  ['without known sources', {}, '{ __typename }'],
])('a page %s is not kept', async (_, options, query) => {
  await start(query, options);
  for (let n = 0; n < 3; n += 1) expect((await get()).caching).toBe('no-cache');
});

it('a page whose sources have changed is not cached until it is rendered again', async () => {
  await start(list);
  await kept();
  site.live.wake(wakes.catalogue);
  // The old page stands in while the new one is rendered.
  expect((await get()).caching).toBe('no-cache');
  await kept();
});

it('everything is removed at the start and at the end, because nobody has listened before', async () => {
  await start(list);
  const { tags } = await kept();
  expect(purges).toHaveLength(1);
  expect(tags).toEqual(expect.arrayContaining(purges[0] ?? []));
  await site.gateway.close();
  expect(purges).toHaveLength(2);
});

it.each([
  ['its title', changedIds([title.id]), true],
  ['another title', changedIds(['another']), false],
  ['many titles', changedIds([]), true],
  ['anything', undefined, true],
])('a page of a title is removed after a change of %s: %p', async (_, hint, isRemoved) => {
  await start(titlePage);
  const { tags } = await kept();
  purges = [];
  site.live.wake(wakes.catalogue, hint);
  await pass();
  const removed = new Set(purges.flat());
  expect(tags?.some((tag) => removed.has(tag))).toBe(isRemoved);
});

it('a list is removed after a change of any thing', async () => {
  await start(list);
  const { tags } = await kept();
  purges = [];
  site.live.wake(wakes.catalogue, changedIds(['another']));
  await pass();
  expect(tags).toEqual(expect.arrayContaining([purges[0]?.[0]]));
});

it('changes within half a second are sent together; withdrawn content is also sent at once', async () => {
  await start(titlePage);
  await kept();
  purges = [];
  for (const id of ['a', 'b', 'c']) site.live.wake(wakes.catalogue, changedIds([id]));
  await pass();
  expect(purges).toHaveLength(1);
  purges = [];
  site.live.wake(wakes.catalogue, withdrawnIds([title.id]));
  await eventually(() => Promise.resolve(purges.length === 1));
});

it('a cache that does not answer gets the purge again, and no purge is lost', async () => {
  await start(titlePage);
  const { tags } = await kept();
  status = 503;
  site.live.wake(wakes.catalogue, changedIds([title.id]));
  purges = [];
  await pass();
  status = 204;
  purges = [];
  site.clock.advance(2_000);
  await pass();
  expect(purges.flat().some((tag) => tags?.includes(tag))).toBe(true);
});
