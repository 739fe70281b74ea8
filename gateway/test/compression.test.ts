import { get, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite({
    web: {
      handle: () =>
        Promise.resolve(
          new Response(`<p>${'çok uzun bir sayfa '.repeat(500)}`, {
            headers: { 'content-type': 'text/html' },
          }),
        ),
    },
  });
  await site.blobs.put('images/a.webp', Buffer.alloc(5_000), 'image/webp');
});
afterAll(() => site.close());

/** Without the decoding that fetch does by itself. */
const raw = (path: string, encoding: string) =>
  new Promise<{ headers: IncomingHttpHeaders; size: number }>((resolve, reject) => {
    get(site.url + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      let size = 0;
      response.on('data', (part: Buffer) => (size += part.length));
      response.on('end', () => resolve({ headers: response.headers, size }));
    }).on('error', reject);
  });

it('sends pages compressed to who can read that, and says what it depends on', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers, size } = await raw('/', encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(size).toBeLessThan(1_000);
  }
  const { headers, size } = await raw('/', 'identity');
  expect(headers['content-encoding']).toBeUndefined();
  expect(size).toBeGreaterThan(9_000);
});

it('leaves images and ranges as they are', async () => {
  const { headers, size } = await raw('/i/a.webp', 'br, gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(size).toBe(5_000);
});
