import { connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { TargetKind, wakes } from '@seyir/proto';
import { configFromEnv, gatewayEnv } from '../src/index.js';
import { startSite, PAGE, PAGE_HASH, type Site, type SiteOptions } from './support/site.js';

let site: Site;
afterEach(() => site.close());

/** All visitors of these tests have one address. */
const anyNumber = { rendering: [], renders: { atOnce: 1_000 }, openRequests: { atOnce: 1_000 } };

/** A site whose pages ask for what `query` names, and count how often they are made. */
const siteWith = async (
  query: string,
  more: { status?: () => number; before?: () => Promise<void>; options?: SiteOptions } = {},
): Promise<{ made: () => number }> => {
  let made = 0;
  site = await startSite({
    ...more.options,
    web: {
      async handle() {
        made += 1;
        await more.before?.();
        const answer = await site.gateway.executeInternal({ query });
        return new Response(`${PAGE}${made} ${JSON.stringify(answer)}`, {
          status: more.status?.() ?? 200,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'set-cookie': 'x=1',
            'x-page-scripts': PAGE_HASH,
          },
        });
      },
    },
  });
  return { made: () => made };
};

const get = async (path = '/', headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('a page', () => {
  it('names the hashes of its inline scripts in its policy, and allows no other', async () => {
    await siteWith('{ titles { count } }');
    const { headers } = await get();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' '${PAGE_HASH}';`);
    expect(policy).toContain("style-src 'self';");
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|nonce/);
    expect(headers.get('x-page-scripts')).toBeNull();
  });

  it('takes hashes alone from the web server, so that its answer cannot loosen the policy', async () => {
    const given = `'unsafe-inline' ${PAGE_HASH} nonce-abc https://evil.example sha256-short ${PAGE_HASH};x *`;
    site = await startSite({
      web: {
        handle: () =>
          Promise.resolve(
            new Response(PAGE, { headers: { 'content-type': 'text/html', 'x-page-scripts': given } }),
          ),
      },
    });
    const policy = (await get()).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')[1]).toBe(`script-src 'self' '${PAGE_HASH}'`);
  });

  it('is the same bytes for a member and a visitor and each time, reads no cookie and sets none', async () => {
    await siteWith('{ viewer { id } titles { count } }');
    const visitor = await get();
    const member = await get('/', { cookie: 'sid=token-1' });
    expect(member.text).toBe(visitor.text);
    expect(member.headers.get('content-security-policy')).toBe(
      visitor.headers.get('content-security-policy'),
    );
    expect(member.headers.get('set-cookie')).toBeNull();
    expect(site.peers.calls).not.toContain('AccountsService/getSession');
  });

  it('names the hosts that are configured and no others', async () => {
    await siteWith('{ titles { count } }', {
      options: {
        config: {
          hosts: {
            embed: ['https://embed.example'],
            media: ['https://media.example'],
            image: ['https://img.example'],
            identity: ['https://id.example'],
          },
        },
      },
    });
    const policyOf = async (path?: string) => (await get(path)).headers.get('content-security-policy') ?? '';
    const policy = await policyOf();
    expect(policy).toContain('frame-src https://embed.example;');
    expect(policy).toContain("media-src 'self' blob: https://media.example;");
    expect(policy).toContain("img-src 'self' data: https://img.example;");
    expect(policy).toContain("form-action 'self';");
    expect(policy).toContain("connect-src 'self' https://media.example;");
    expect(await policyOf('/giris-yap?donus=%2Flistem')).toContain(
      "connect-src 'self' https://media.example https://id.example;",
    );
  });

  it('lets the player fetch from where browsers reach the store', async () => {
    const env = gatewayEnv.parse({
      MEDIA_SECRET: 'm'.repeat(32),
      WEB_URL: 'http://web.example',
      MEDIA_HOSTS: 'https://media.example',
    });
    const { hosts } = configFromEnv({ ...env, S3_PUBLIC_ENDPOINT: 'https://store.example:9000/' });
    await siteWith('{ titles { count } }', { options: { config: { hosts } } });
    const policy = (await get()).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("media-src 'self' blob: https://media.example https://store.example:9000;");
    expect(policy).toContain("connect-src 'self' https://media.example https://store.example:9000;");
    expect(policy).toContain("img-src 'self' data: https://store.example:9000;");
  });
});

describe('the cache of pages', () => {
  it('makes a page once a minute, however many ask at once', async () => {
    const { made } = await siteWith('{ titles { count } }');
    await Promise.all([get(), get(), get()]);
    await get();
    expect(made()).toBe(1);
    site.clock.advance(2 * 60_000);
    await get();
    expect(made()).toBe(2);
  });

  it('shows a page at once that is a little old, and renews it behind', async () => {
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

  it('drops a page when what it was made from has changed, and no other', async () => {
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

  it('keeps a page for 5 s whose reads it does not know', async () => {
    const { made } = await siteWith('{ viewer { id } }');
    await get();
    site.clock.advance(4_000);
    await get();
    expect(made()).toBe(1);
    site.clock.advance(2_000);
    await get();
    expect(made()).toBe(2);
  });

  it('drops a page of another process at once when what it says it was made from has changed', async () => {
    const secret = 'i'.repeat(40);
    let made = 0;
    site = await startSite({
      config: { internal: { host: '127.0.0.1', port: 0, secret } },
      web: {
        async handle() {
          made += 1;
          // As a web server of its own asks, and passes on what it was told; not a call of this process.
          const door = await fetch(`http://127.0.0.1:${site.gateway.internalPort}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
            body: JSON.stringify({ query: '{ titles { count } }' }),
          });
          const reads = door.headers.get('x-page-reads') ?? '';
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
    // A wake may have passed by before this process listened: such a page is not trusted for longer than before.
    site.clock.advance(5_000);
    await get();
    expect(made).toBe(3);
  });

  it('drops the reads beneath it as well', async () => {
    await siteWith('{ titles { count } }');
    await get();
    site.live.wake(wakes.catalogue);
    await new Promise(setImmediate);
    await get();
    expect(site.peers.calls.filter((name) => name === 'CatalogueService/listTitles')).toHaveLength(2);
  });

  it('shows the old page when the new one is not there soon', async () => {
    let wait = Promise.resolve();
    const { made } = await siteWith('{ titles { count } }', { before: () => wait });
    const old = await get();
    const { promise, resolve } = Promise.withResolvers<void>();
    wait = promise;
    site.clock.advance(2 * 60_000);
    const began = performance.now();
    const meanwhile = await get();
    expect(performance.now() - began).toBeGreaterThan(390);
    expect(meanwhile.text).toBe(old.text);
    expect(made()).toBe(2);
    resolve();
    // The one that was late is kept all the same.
    await eventually(async () => (await get()).text !== old.text);
    expect(made()).toBe(2);
  }, 15_000);

  it('shows the old page for an hour when it cannot be made', async () => {
    let status = 200;
    await siteWith('{ titles { count } }', { status: () => status });
    await get();
    status = 500;
    site.clock.advance(59 * 60_000);
    expect((await get()).status).toBe(200);
    site.clock.advance(2 * 60_000);
    expect((await get()).status).toBe(500);
  });

  it('keeps no page that is not found, and answers its status', async () => {
    const { made } = await siteWith('{ titles { count } }', { status: () => 404 });
    expect((await get('/nowhere')).status).toBe(404);
    await get('/nowhere');
    expect(made()).toBe(2);
  });
});

describe('addresses that say more than pages read', () => {
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

  it('keep what pages read, in one order', async () => {
    const { made } = await siteWith('{ titles { count } }');
    await get('/diziler?sirala=ad&harf=%C3%87&sayac=1');
    await get('/diziler?harf=%C3%87&sirala=ad');
    expect(made()).toBe(1);
  });
});

it('makes 8 pages at once, and turns away who would wait too long', async () => {
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

it('shows public reads from memory while their owner does not answer', async () => {
  await siteWith('{ titles { items { name } } }');
  const { CatalogueService } = await import('@seyir/proto');
  await get();
  site.peers.reachable(CatalogueService, false);
  site.clock.advance(10 * 60_000);
  const page = await get();
  expect(page.status).toBe(200);
  expect(page.text).toContain('Gece Vapuru');
  expect(page.text).not.toContain('TRY_AGAIN');
});

describe('the address of a page', () => {
  /** Whatever a client may write into the request line. */
  const ask = (target: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port, host } = new URL(site.url);
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
      );
      let answer = '';
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
      socket.on('error', reject);
    });

  it('is one of our own, or none', async () => {
    const made: string[] = [];
    site = await startSite({
      web: {
        handle({ url }) {
          made.push(url);
          return Promise.resolve(new Response(PAGE, { headers: { 'content-type': 'text/html' } }));
        },
      },
    });
    for (const target of ['//evil.example/x', '//evil.example//evil.example/x', 'http://evil.example/?a=1'])
      expect(await ask(target)).toContain('200');
    expect(made).toEqual([`${site.url}/x`, `${site.url}//evil.example/x`, `${site.url}/`]);
    expect(await ask('//[')).toContain('404');
  });

  it.each([
    ['/%0aabc', 404],
    ['/dizi%0a', 404],
    ['/%0d%0aX', 404],
    ['/a%00b', 404],
    ['/a%7f', 404],
    ['/a%C2%85', 404],
    ['/a?q=b%0a', 200],
    ['/a%0Ab?q=1', 404],
    ['/%', 400],
    ['/a%2', 400],
    ['/%C0%AE', 400],
    ['/%ED%A0%80', 400],
    ['/%ff', 400],
  ])('%s answers %s, and nothing is made or kept where it is no page', async (path, status) => {
    const { made } = await siteWith('{ titles { count } }');
    expect(await ask(path)).toContain(` ${status} `);
    expect(made()).toBe(status === 200 ? 1 : 0);
  });
});

describe('/login', () => {
  it.each([
    ['/login?donus=/ayarlar?a=1', {}, '/giris-yap?donus=%2Fayarlar%3Fa%3D1'],
    ['/login', { referer: 'OWN/profile/deniz' }, '/giris-yap?donus=%2Fprofile%2Fdeniz'],
    ['/login', { referer: 'https://evil.example/x' }, '/giris-yap'],
    ['/login?donus=https://evil.example/', {}, '/giris-yap'],
    ['/login?donus=//evil.example/', {}, '/giris-yap'],
    ['/login?donus=/%5Cevil.example', {}, '/giris-yap'],
    ['/login?donus=/giris-yap', {}, '/giris-yap'],
    ['/login', {}, '/giris-yap'],
  ])('%s %o leads to %s', async (path, headers, location) => {
    await siteWith('{ titles { count } }');
    const own = Object.entries(headers).map(([name, value]) => [name, value.replace('OWN', site.url)]);
    const response = await get(path, Object.fromEntries(own) as Record<string, string>);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });
});

it('counts everything by its route, and logs neither cookie nor query', async () => {
  await siteWith('{ titles { count } }');
  await get('/dizi/gece-vapuru?sifre=gizli', { cookie: 'sid=token-1' });
  const line = site.log.find((text) => text.includes('"msg":"request"')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ route: '/*', method: 'GET', status: '200' });
  expect(site.log.join('')).not.toMatch(/token-1|gizli/);
});
