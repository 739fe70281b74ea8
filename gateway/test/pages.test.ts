import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { CatalogueService, changedIds, TargetKind, wakes, withdrawnIds } from '@seyir/proto';
import { startPages, type PageOptions } from './support/pages.js';
import { startSite, PAGE, type Site } from './support/site.js';
import { title } from './support/world/things.js';

let site: Site;
afterEach(() => site.close());

/** All visitors of these tests have the same address. */
const anyNumber = { rendering: [], renders: { atOnce: 1_000 }, openRequests: { atOnce: 1_000 } };

/** A site whose pages read the documents in `query`; `made` counts the renderings. */
const siteWith = async (query: string, more: PageOptions = {}) => {
  const pages = await startPages(query, more);
  ({ site } = pages);
  return pages;
};

const get = async (path = '/', headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the cache of pages', () => {
  it('renders a page once a minute, for any number of concurrent requests', async () => {
    const { made } = await siteWith('{ titles { count } }');
    await Promise.all([get(), get(), get()]);
    await get();
    expect(made()).toBe(1);
    site.clock.advance(2 * 60_000);
    await get();
    expect(made()).toBe(2);
  });

  it('shows a slightly old page at once, and renews it in the background', async () => {
    const held = Promise.withResolvers<void>();
    let wait = Promise.resolve();
    const { made } = await siteWith('{ titles { count } }', { before: () => wait });
    const old = await get();
    wait = held.promise;
    site.clock.advance(61_000);
    expect((await get()).text).toBe(old.text);
    await eventually(() => made() === 2);
    held.resolve();
    await eventually(async () => (await get()).text !== old.text);
    expect(made()).toBe(2);
  });

  it('drops a page when its sources have changed, and no other', async () => {
    const target = '{kind: EPISODE, id: "episode-1"}';
    const { made } = await siteWith(`{ comments(target: ${target}) { count } }`);
    await get();
    site.live.wake(wakes.thread(TargetKind.EPISODE, 'episode-2'));
    site.live.wake(wakes.catalogue);
    await new Promise(setImmediate);
    await get();
    expect(made()).toBe(1);
    site.live.wake(wakes.thread(TargetKind.EPISODE, 'episode-1'));
    await new Promise(setImmediate);
    await get();
    expect(made()).toBe(2);
  });

  it('serves a changed page at once, and renews it in the background', async () => {
    const held = Promise.withResolvers<void>();
    let wait = Promise.resolve();
    const { made } = await siteWith('{ title(kind: SERIES, slug: "gece-vapuru") { name } }', {
      before: () => wait,
    });
    const old = await get();
    wait = held.promise;
    site.live.wake(wakes.catalogue, changedIds(['title-1']));
    await new Promise(setImmediate);
    // A new page could not be rendered.
    expect((await get()).text).toBe(old.text);
    expect((await get()).text).toBe(old.text);
    expect(made()).toBe(2);
    held.resolve();
    await eventually(async () => (await get()).text !== old.text);
    expect(made()).toBe(2);
  });

  it('renews a page from fresh data, although others may get old answers', async () => {
    await siteWith('{ title(kind: SERIES, slug: "gece-vapuru") { name } }');
    await get();
    site.peers.fake(CatalogueService, {
      getTitleBySlug: () => Promise.resolve({ title: { ...title, name: 'Yeni Ad' } }),
    });
    site.live.wake(wakes.catalogue, changedIds(['title-1']));
    await new Promise(setImmediate);
    await get();
    await eventually(async () => (await get()).text.includes('Yeni Ad'));
  });

  it('drops the pages that show a changed title or member, and no others', async () => {
    const { made } = await siteWith(
      '{ title(kind: SERIES, slug: "gece-vapuru") { name } profile(username: "ada") { member { name } } }',
    );
    await get();
    const after = async (subject: string, id: string) => {
      site.live.wake(subject, changedIds([id]));
      await new Promise(setImmediate);
      await get();
      return made();
    };
    expect(await after(wakes.catalogue, 'title-other')).toBe(1);
    expect(await after(wakes.members, 'member-other')).toBe(1);
    expect(await after(wakes.catalogue, 'title-1')).toBe(2);
    expect(await after(wakes.members, 'member-2')).toBe(3);
  });

  it('drops a list with any change of the catalogue, at most once in 5 s', async () => {
    const { made } = await siteWith('{ titles { count } }');
    await get();
    const change = async () => {
      site.live.wake(wakes.catalogue, changedIds(['title-other']));
      await new Promise(setImmediate);
      await get();
      return made();
    };
    expect(await change()).toBe(2);
    for (let n = 0; n < 3; n += 1) expect(await change()).toBe(2);
    site.clock.advance(5_000);
    await get();
    expect(made()).toBe(3);
  });

  it('never serves an old page with withdrawn content, even if a new one cannot be rendered', async () => {
    let status = 200;
    const { made } = await siteWith('{ title(kind: SERIES, slug: "gece-vapuru") { name } }', {
      status: () => status,
    });
    await get();
    status = 404;
    site.live.wake(wakes.catalogue, withdrawnIds(['title-1']));
    await new Promise(setImmediate);
    expect((await get()).status).toBe(404);
    expect(made()).toBe(2);
    status = 500;
    site.clock.advance(11_000);
    expect((await get()).status).toBe(500);
  });

  it.each([
    ['a collection', '{ collection(id: "collection-1") { collection { name } } }'],
    ['a list of collections', '{ collections { items { name } } }'],
    ['the collections of a member', '{ memberCollections(memberId: "member-1") { items { name } } }'],
  ])('with %s is rendered again after a change of it', async (_, query) => {
    const { made } = await siteWith(query);
    await get();
    site.live.wake(wakes.collection('collection-1'), changedIds(['collection-1']));
    await new Promise(setImmediate);
    await get();
    await eventually(() => expect(made()).toBe(2));
    site.live.wake(wakes.collection('collection-1'), withdrawnIds(['collection-1']));
    await new Promise(setImmediate);
    expect((await get()).text).toContain(`${PAGE}3 `);
  });

  it('with the posts of a member is rendered again after a change of posts', async () => {
    const { made } = await siteWith('{ memberPosts(memberId: "member-1") { items { id } } }');
    await get();
    site.live.wake(wakes.flow, withdrawnIds(['post-1']));
    await new Promise(setImmediate);
    await get();
    expect(made()).toBe(2);
  });

  it('with comments on a collection is rendered again after a change of the thread', async () => {
    const { made } = await siteWith(
      '{ comments(target: { kind: COLLECTION, id: "collection-1" }) { items { id } } }',
    );
    await get();
    site.live.wake(wakes.thread(TargetKind.COLLECTION, 'collection-1'), changedIds([]));
    await new Promise(setImmediate);
    await get();
    await eventually(() => expect(made()).toBe(2));
  });

  it('caches a page with unknown reads for 5 s', async () => {
    const { made } = await siteWith('{ viewer { id } }');
    await get();
    site.clock.advance(4_000);
    await get();
    expect(made()).toBe(1);
    site.clock.advance(2_000);
    await get();
    expect(made()).toBe(2);
  });

  it('drops a page of another process at once when a source that it names has changed', async () => {
    const secret = 'i'.repeat(40);
    let made = 0;
    site = await startSite({
      config: { internal: { host: '127.0.0.1', port: 0, secret } },
      web: {
        async handle() {
          made += 1;
          // Like a separate web server that forwards the sources: the reads happen outside this process.
          const response = await fetch(`http://127.0.0.1:${site.gateway.internalPort}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
            body: JSON.stringify({ query: '{ titles { count } }' }),
          });
          const reads = response.headers.get('x-page-reads') ?? '';
          return new Response(PAGE, { headers: { 'content-type': 'text/html', 'x-page-reads': reads } });
        },
      },
    });
    expect((await get()).headers.get('x-page-reads')).toBeNull();
    await get();
    site.live.wake(wakes.members);
    await new Promise(setImmediate);
    await get();
    expect(made).toBe(1);
    site.live.wake(wakes.catalogue);
    await new Promise(setImmediate);
    await get();
    expect(made).toBe(2);
    // A wake may have passed before this process subscribed, so such a page is fresh no longer than before.
    site.clock.advance(5_000);
    await get();
    expect(made).toBe(3);
  });

  it('drops the reads behind it too', async () => {
    await siteWith('{ titles { count } }');
    await get();
    site.live.wake(wakes.catalogue);
    await new Promise(setImmediate);
    await get();
    expect(site.peers.calls.filter((name) => name === 'CatalogueService/listTitles')).toHaveLength(2);
  });

  it('shows the old page when the new one takes too long', async () => {
    let wait = Promise.resolve();
    const { made } = await siteWith('{ titles { count } }', { before: () => wait });
    const old = await get();
    const { promise, resolve } = Promise.withResolvers<void>();
    wait = promise;
    // The cached page is so old that its reader should get a new one, if that is ready soon.
    site.clock.advance(2 * 60_000);
    const began = performance.now();
    const meanwhile = await get();
    expect(performance.now() - began).toBeGreaterThan(390);
    expect(meanwhile.text).toBe(old.text);
    expect(made()).toBe(2);
    resolve();
    // The page that comes too late for its reader is cached anyway.
    await eventually(async () => (await get()).text !== old.text);
    expect(made()).toBe(2);
  }, 15_000);

  it('shows the old page for an hour when it cannot be rendered', async () => {
    let status = 200;
    await siteWith('{ titles { count } }', { status: () => status });
    await get();
    status = 500;
    site.clock.advance(59 * 60_000);
    expect((await get()).status).toBe(200);
    site.clock.advance(2 * 60_000);
    expect((await get()).status).toBe(500);
  });

  it('caches a not-found page for 10 s, and keeps its status', async () => {
    let status = 404;
    const { made } = await siteWith('{ titles { count } }', { status: () => status });
    expect((await get('/nowhere')).status).toBe(404);
    expect((await get('/nowhere')).status).toBe(404);
    expect(made()).toBe(1);
    site.clock.advance(10_000);
    status = 200;
    // It is rendered again, and not served from the cache.
    expect((await get('/nowhere')).status).toBe(200);
    status = 404;
    site.clock.advance(61_000);
    await eventually(async () => (await get('/nowhere')).status === 404);
  });

  it('finds a missing page as soon as the catalogue has changed', async () => {
    let status = 404;
    await siteWith('{ titles { count } }', { status: () => status });
    expect((await get('/nowhere')).status).toBe(404);
    status = 200;
    site.live.wake(wakes.catalogue, changedIds(['title-new']));
    await new Promise(setImmediate);
    expect((await get('/nowhere')).status).toBe(200);
  });

  it('is not emptied by invented addresses', async () => {
    const limits = { ...anyNumber, missing: [] };
    let status = 200;
    const { made } = await siteWith('{ titles { count } }', {
      status: () => status,
      options: { config: { limits } },
    });
    await get('/');
    status = 404;
    for (let n = 0; n < 600; n += 1) await get(`/dizi/${n}`);
    expect((await get('/')).status).toBe(200);
    expect(made()).toBe(601);
  }, 15_000);
});

describe('addresses with parameters that no page reads', () => {
  it('are the same page, and push no other out of the cache', async () => {
    const { made } = await siteWith('{ titles { count } }', { options: { config: { limits: anyNumber } } });
    await get('/');
    for (let n = 0; n < 600; n += 1) await get(`/?x${n}=${n}&utm_source=${n}`);
    await get('/');
    expect(made()).toBe(1);
    for (let n = 0; n < 150; n += 1) await get(`/ara?q=${n}`);
    await get('/');
    expect(made()).toBe(151);
  }, 15_000);

  it('keep the parameters of pages, in a fixed order', async () => {
    const { made } = await siteWith('{ titles { count } }');
    await get('/diziler?sirala=ad&harf=%C3%87&sayac=1');
    await get('/diziler?harf=%C3%87&sirala=ad');
    expect(made()).toBe(1);
  });
});

it('renders 8 pages at once, and refuses those that would wait too long', async () => {
  let now = 0;
  let most = 0;
  const held: (() => void)[] = [];
  site = await startSite({
    config: { limits: anyNumber },
    web: {
      async handle() {
        now += 1;
        most = Math.max(most, now);
        await new Promise<void>((resolve) => held.push(resolve));
        now -= 1;
        return new Response(PAGE, { headers: { 'content-type': 'text/html' } });
      },
    },
  });
  const answers = Array.from({ length: 230 }, (_, n) => get(`/p${n}`));
  let done = 0;
  for (const answer of answers) void answer.then(() => (done += 1));
  await eventually(() => held.length === 8 && done === 22);
  while (done < 230) {
    held.splice(0).forEach((go) => go());
    await new Promise(setImmediate);
  }
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(most).toBe(8);
  expect(statuses.filter((status) => status === 503)).toHaveLength(22);
  expect(statuses.filter((status) => status === 200)).toHaveLength(208);
});

it('serves public reads from memory while their owner does not answer', async () => {
  await siteWith('{ titles { items { name } } }');
  await get();
  site.peers.reachable(CatalogueService, false);
  site.clock.advance(10 * 60_000);
  const page = await get();
  expect(page.status).toBe(200);
  expect(page.text).toContain('Gece Vapuru');
  expect(page.text).not.toContain('TRY_AGAIN');
});

it('counts requests by route, and logs neither cookie nor query', async () => {
  await siteWith('{ titles { count } }');
  await get('/dizi/gece-vapuru?sifre=gizli', { cookie: 'sid=token-1' });
  const line = site.log.find((text) => text.includes('"msg":"request"')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ route: '/*', method: 'GET', status: '200' });
  expect(site.log.join('')).not.toMatch(/token-1|gizli/);
});
