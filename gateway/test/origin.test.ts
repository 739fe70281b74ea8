import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { smallPng } from './support/photos.js';
import { startSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Refused senders, and their headers. */
const refused: Readonly<Record<string, Record<string, string>>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'a sibling site': { 'sec-fetch-site': 'same-site' },
  'an address bar': { 'sec-fetch-site': 'none' },
  'another origin': { origin: 'https://evil.example' },
  'no origin': {},
  'an opaque origin': { origin: 'null' },
};

const photo = (): FormData => {
  const form = new FormData();
  for (const field of ['file', 'photo'])
    form.set(field, new Blob([Uint8Array.from(smallPng)], { type: 'image/png' }), 'a.png');
  form.set('type', 'addPhoto');
  return form;
};

/** Bodies that a foreign page can send without a preflight, and those of our own pages. */
const bodies: Readonly<
  Record<string, { headers?: Record<string, string>; make: () => string | URLSearchParams | FormData }>
> = {
  JSON: { headers: { 'content-type': 'application/json' }, make: () => '{"query":"{ viewer { id } }"}' },
  'a form': { make: () => new URLSearchParams({ type: 'addFavorite', data: 'title-1' }) },
  'a photo': { make: photo },
  text: { make: () => '{"query":"mutation { signOut { signedOut } }"}' },
};

/** Sent by the identity provider's server, with its signature as proof. */
const ownProof: readonly string[] = ['/auth/keycloak/logout'];

const postRoutes = () => [
  ...new Set(
    site.gateway.routes
      .filter(({ method, url }) => method === 'POST' && !ownProof.includes(url))
      .map(({ url }) => url),
  ),
];

it('accepts a request with its own proof from anywhere, and only for that route', async () => {
  for (const route of ownProof)
    for (const headers of Object.values(refused))
      for (const body of Object.values(bodies)) {
        site.peers.calls.length = 0;
        const response = await fetch(site.url + route, {
          method: 'POST',
          headers: { ...headers, cookie: 'sid=token-1', ...body.headers },
          body: body.make(),
        });
        expect(response.status).toBe(400);
        expect([response.headers.get('set-cookie'), site.peers.calls]).toEqual([null, []]);
      }
});

it('knows its POST routes', () => {
  expect(postRoutes()).toEqual(expect.arrayContaining(['/graphql', '/ajax/service', '/add/comment', '/*']));
});

describe.each(Object.entries(refused))('from %s', (_who, headers) => {
  it.each(Object.entries(bodies))('refuses every POST with %s and does nothing', async (_what, body) => {
    for (const route of postRoutes()) {
      site.peers.calls.length = 0;
      const response = await fetch(site.url + route.replace('*', 'x/y'), {
        method: 'POST',
        headers: { ...headers, cookie: 'sid=token-1', ...body.headers },
        body: body.make(),
      });
      expect([route, response.status]).toEqual([route, 403]);
      expect(await response.text()).toContain('Bu istek başka bir siteden geldi');
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(site.peers.calls).toEqual([]);
    }
    const kept: string[] = [];
    for await (const name of site.blobs.list('')) kept.push(name);
    expect(kept).toEqual([]);
  });

  it('refuses every upgrade and does nothing', async () => {
    site.peers.calls.length = 0;
    const response = await upgrade({ ...headers, cookie: 'sid=token-1' });
    expect(response).toMatch(/^HTTP\/1\.1 403/);
    expect(site.peers.calls).toEqual([]);
  });
});

it('accepts a POST with our own Origin if the client sends no Sec-Fetch-Site', async () => {
  const response = await fetch(`${site.url}/activity/progress`, {
    method: 'POST',
    headers: { origin: site.url, cookie: 'sid=token-1' },
  });
  expect(await response.json()).toMatchObject({ success: true });
});

it('accepts only loopback hosts while it has no public origin', async () => {
  const status = await rawStatus(
    'POST /activity/progress HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n',
  );
  expect(status).toBe(403);
  expect(await rawStatus('GET / HTTP/1.1\r\nHost: evil.example\r\n')).toBe(403);
});

const { connect } = await import('node:net');

const raw = (head: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () =>
      socket.write(`${head}Connection: ${head.includes('Upgrade') ? 'Upgrade' : 'close'}\r\n\r\n`),
    );
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.once('error', reject);
  });

const rawStatus = async (head: string) => Number((await raw(head)).split(' ')[1]);

const upgrade = (headers: Record<string, string>) =>
  raw(
    `GET /graphql/ws HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
      Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join(''),
  );
