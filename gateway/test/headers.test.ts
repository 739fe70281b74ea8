import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { configFromEnv, gatewayEnv } from '../src/index.js';
import { startPages } from './support/pages.js';
import { PAGE, PAGE_HASH, startSite, type Site, type SiteOptions } from './support/site.js';

let site: Site;
let broken: Site;
beforeAll(async () => {
  site = await startSite({ config: { limits: { all: [], address: [] } } });
  await site.blobs.put('images/posters/a.webp', Buffer.from('image'), 'image/webp');
  broken = await startSite({ web: { handle: () => Promise.reject(new Error('SELECT secret')) } });
}, 30_000);
afterAll(async () => {
  await site.close();
  await broken.close();
});

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** The faults of a response's headers, one line each. */
const wrongIn = ({ headers, status }: Response, isPrivate: boolean): string[] => {
  const policy = headers.get('content-security-policy') ?? '';
  return [
    ...Object.entries(everywhere).flatMap(([name, value]) =>
      headers.get(name) === value ? [] : [`${name}: ${headers.get(name)}`],
    ),
    ...(headers.get('x-request-id') ? [] : ['no request id']),
    ...((headers.get('x-powered-by') ?? headers.get('server')) ? ['tells what it runs on'] : []),
    ...(policy.includes("frame-ancestors 'none'") || status === 304 ? [] : [`policy: ${policy}`]),
    ...(isPrivate && !headers.get('cache-control')?.includes('no-store') ? ['may be kept'] : []),
  ];
};

const routesOf = (method: string) => [
  ...new Set(site.gateway.routes.filter((route) => route.method === method).map(({ url }) => url)),
];
const addressOf = (route: string) => site.url + route.replace(/:\w+/g, 'x').replace('*', 'x');

describe.each([
  ['a member', { cookie: 'sid=token-1', 'sec-fetch-site': 'same-origin' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
] as const)('for %s', (_who, headers, isPrivate) => {
  it('every POST response has the common headers, and private ones are not cached', async () => {
    const wrong: unknown[] = [];
    for (const route of routesOf('POST')) {
      const response = await fetch(addressOf(route), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      });
      const found = wrongIn(response, isPrivate && response.status === 200);
      if (found.length > 0) wrong.push([route, response.status, found]);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

it('every GET response has the common headers', async () => {
  const wrong: unknown[] = [];
  const others = [
    '/',
    '/dizi/a',
    '/i/posters/a.webp',
    '/i/posters/none.webp',
    '/m/1.x/a/b.mp4',
    '/assets/none.js',
  ];
  for (const address of [...routesOf('GET').map(addressOf), ...others.map((path) => site.url + path)]) {
    const response = await fetch(address, { redirect: 'manual' });
    const found = wrongIn(response, false);
    if (found.length > 0) wrong.push([address, response.status, found]);
  }
  expect(wrong).toEqual([]);
}, 60_000);

it('responses that never reach a route have them too', async () => {
  const own = { 'sec-fetch-site': 'same-origin' };
  const answers: Record<string, Response> = {
    'a page that failed': await fetch(`${broken.url}/`),
    'an unknown method': await fetch(`${site.url}/add/comment`, { method: 'PUT', headers: own }),
    'an unknown path': await fetch(`${site.url}/no/such/call`, { method: 'POST', headers: own }),
    'a broken body': await site.post('/graphql', '{'),
    'a large body': await site.post('/add/comment', { comment: 'a'.repeat(1_100_000) }),
    'a broken address': await fetch(`${site.url}/%E0%A4%A`),
  };
  const wrong = Object.entries(answers).flatMap(([what, response]) => {
    const found = wrongIn(response, false);
    return found.length > 0 ? [[what, response.status, found]] : [];
  });
  expect(wrong).toEqual([]);
});

it('a request that is not HTTP gets only an error', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () =>
      socket.write('NONSENSE\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.once('close', () => resolve(text));
    socket.once('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expect(answer).not.toMatch(/at |node|Error:/);
});

describe('a page', () => {
  let pages: Site;
  afterEach(() => pages.close());
  const siteWith = async (query: string, options?: SiteOptions) => {
    ({ site: pages } = await startPages(query, { ...(options && { options }) }));
  };
  const get = async (path = '/', headers: Record<string, string> = {}) => {
    const response = await fetch(pages.url + path, { headers });
    return { headers: response.headers, text: await response.text() };
  };

  it('lists the hashes of its inline scripts in its policy, and allows no other', async () => {
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

  it('accepts only hashes from the web server, so that its response cannot loosen the policy', async () => {
    const given = `'unsafe-inline' ${PAGE_HASH} nonce-abc https://evil.example sha256-short ${PAGE_HASH};x *`;
    pages = await startSite({
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

  it('has the same bytes for a member and a visitor and each time, reads no cookie and sets none', async () => {
    await siteWith('{ viewer { id } titles { count } }');
    const visitor = await get();
    const member = await get('/', { cookie: 'sid=token-1' });
    expect(member.text).toBe(visitor.text);
    expect(member.headers.get('content-security-policy')).toBe(
      visitor.headers.get('content-security-policy'),
    );
    expect(member.headers.get('set-cookie')).toBeNull();
    expect(pages.peers.calls).not.toContain('AccountsService/getSession');
  });

  it('lists the configured hosts and no others', async () => {
    await siteWith('{ titles { count } }', {
      config: {
        hosts: {
          embed: ['https://embed.example'],
          media: ['https://media.example'],
          image: ['https://img.example'],
          identity: ['https://id.example'],
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

  it("lets the player fetch from the store's public address", async () => {
    const env = gatewayEnv.parse({
      MEDIA_SECRET: 'm'.repeat(32),
      WEB_URL: 'http://web.example',
      MEDIA_HOSTS: 'https://media.example',
    });
    const { hosts } = configFromEnv({ ...env, S3_PUBLIC_ENDPOINT: 'https://store.example:9000/' });
    await siteWith('{ titles { count } }', { config: { hosts } });
    const policy = (await get()).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("media-src 'self' blob: https://media.example https://store.example:9000;");
    expect(policy).toContain("connect-src 'self' https://media.example https://store.example:9000;");
    expect(policy).toContain("img-src 'self' data: https://store.example:9000;");
  });
});
