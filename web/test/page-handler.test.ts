import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type * as Web from '../src/server/index.js';
import { gatewayOf } from './support/gateway.js';

// The built package, as the gateway loads it.
const { createWebHandler } = (await import('@seyir/web')) as typeof Web;
const options = { fetchGraphql: gatewayOf(), origin: 'https://seyir.example/' };
const ask = (path: string, init?: RequestInit) => new Request(`http://web.internal${path}`, init);

let handle: Web.WebHandler;
beforeAll(async () => {
  handle = await createWebHandler(options);
});

describe('a page', () => {
  test('is complete HTML in Turkish', async () => {
    const answer = await handle(ask('/'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="tr"/);
    expect(html).toContain('id="icerik"');
    expect(html).toContain('</html>');
  });

  test.each([
    ['home', '/', 200],
    ['a title', '/dizi/gece-vapuru', 200],
    ['the sign-in page', '/giris-yap', 200],
    ['the page of a room', '/oda/oda-1', 200],
    ['a page that is not there', '/boyle-bir-sayfa/yok', 404],
  ])(
    '%s lists the hash of each inline script in its header, and has no inline style',
    async (_, path, status) => {
      const answer = await handle(ask(path));
      expect(answer.status).toBe(status);
      const html = await answer.text();
      const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
      const inline = scripts.filter(([, head = '']) => !/\ssrc=|type="application\/(ld\+)?json"/.test(head));
      const hashes = inline.map(
        ([, , code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
      );
      expect(hashes.length).toBeGreaterThan(0);
      expect(answer.headers.get('x-page-scripts')?.split(' ')).toEqual(hashes);
      expect(html).not.toMatch(/<style\b|nonce|\son\w+="/i);
      expect(html).toContain('<script type="application/json" id="apollo-state">');
    },
  );

  test('is identical for all users, whatever cookies and languages they send', async () => {
    const plain = await (await handle(ask('/'))).text();
    const headers = { cookie: 'sid=1; censor=18', 'accept-language': 'en', 'user-agent': 'Googlebot' };
    expect(await (await handle(ask('/', { headers }))).text()).toBe(plain);
  });

  test.each(['/gonderi/p1', '/koleksiyon/0192f0a0-0000-7000-8000-000000000001-kis'])(
    '%s is hidden from visitors: 404, with a placeholder for members, and without scripts the message',
    async (path) => {
      const handler = await createWebHandler({
        ...options,
        fetchGraphql: gatewayOf({ post: null, collection: null }),
      });
      const answer = await handler(ask(path));
      expect(answer.status).toBe(404);
      const html = await answer.text();
      const [, message = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
      expect(message).toContain('Ana sayfaya dön');
      const rest = html.replace(message, '');
      expect(rest).not.toContain('Ana sayfaya dön');
      expect(rest).toContain('breath');
      expect(rest).toContain('content="noindex"');
    },
  );

  test('that does not exist answers 404 with a link to the home page', async () => {
    const answer = await handle(ask('/boyle-bir-sayfa/yok'));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Ana sayfaya dön');
  });

  test('that fails has a title and is not indexed', async () => {
    const title = () => {
      throw new Error('catalogue does not answer');
    };
    const failing = await createWebHandler({ ...options, fetchGraphql: gatewayOf({ title }) });
    const answer = await failing(ask('/dizi/gece-vapuru'));
    expect(answer.status).toBe(500);
    const head = (await answer.text()).split('</head>')[0];
    expect(head?.match(/<title>.*?<\/title>/g)).toEqual(['<title>Makara koptu · Seyir</title>']);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
  });

  test('whose data is late offers a retry', async () => {
    const title = () => new Promise(() => undefined);
    const fetchGraphql = gatewayOf({ title });
    const late = await createWebHandler({ ...options, renderTimeoutMs: 200, fetchGraphql });
    const answer = await late(ask('/dizi/gece-vapuru'));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.text()).toContain('Makara koptu');
  });

  test('answers HEAD without a body and refuses other methods', async () => {
    const head = await handle(ask('/', { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await handle(ask('/', { method: 'POST' }))).status).toBe(405);
  });
});

test('the components page exists only with developer pages enabled', async () => {
  const path = '/gelistirici/bilesenler';
  expect((await handle(ask(path))).status).toBe(404);
  const developer = await createWebHandler({ ...options, developerPages: true });
  const answer = await developer(ask(path));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Bileşenler');
});
