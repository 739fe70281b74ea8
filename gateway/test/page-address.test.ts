import { globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addressOf, pageQueries } from '../src/front/page-address.js';
import { PAGE, startSite, type Site } from './support/site.js';

let site: Site;
/** The addresses of the rendered pages. */
const made: string[] = [];
beforeAll(async () => {
  site = await startSite({
    web: {
      handle({ url }) {
        made.push(url);
        return Promise.resolve(new Response(PAGE, { headers: { 'content-type': 'text/html' } }));
      },
    },
  });
});
afterAll(() => site.close());
beforeEach(() => {
  made.length = 0;
});

it('keeps every query parameter that a page of the web client reads', () => {
  const web = join(import.meta.dirname, '../../web/src');
  const read = globSync('**/*.{ts,tsx}', { cwd: web }).flatMap((file) => {
    // The fields of a form are not parameters of an address.
    const text = readFileSync(join(web, file), 'utf8').replace(/new FormData\([^)]*\)\.get/g, '');
    if (!text.includes('useSearchParams') && !text.includes('URLSearchParams')) return [];
    return [...text.matchAll(/\.get\('(\w+)'\)/g)].map(([, name]) => name);
  });
  expect(read.length).toBeGreaterThan(3);
  expect(read.filter((name) => !pageQueries.includes(name ?? ''))).toEqual([]);
});

it('is sorted, without duplicates', () => {
  expect(pageQueries).toEqual([...new Set(pageQueries)].sort());
});

it('tells web that there is a token, but not its value', () => {
  const asked = addressOf('/sifre-degistir?token=a-bearer-of-it&q=kedi', 'https://a.example');
  expect(asked).toBe('https://a.example/sifre-degistir?q=kedi&token=1');
});

describe('the address of a page', () => {
  /** Any text that a client may write into the request line. */
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

  it('is our own, or none', async () => {
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
    ['/%E2%80%A8', 404],
    ['/dizi%E2%80%A9', 404],
    ['/a?q=b%0a', 200],
    ['/a%0Ab?q=1', 404],
    ['/%', 400],
    ['/a%2', 400],
    ['/%C0%AE', 400],
    ['/%ED%A0%80', 400],
    ['/%ff', 400],
  ])('%s answers %s, and nothing is rendered or cached if it is not a page', async (path, status) => {
    expect(await ask(path)).toContain(` ${status} `);
    expect(made).toHaveLength(status === 200 ? 1 : 0);
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
  ])('%s %o redirects to %s', async (path, headers, location) => {
    const own = Object.entries(headers).map(([name, value]) => [name, value.replace('OWN', site.url)]);
    const init = { headers: Object.fromEntries(own) as Record<string, string>, redirect: 'manual' } as const;
    const response = await fetch(site.url + path, init);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });
});
