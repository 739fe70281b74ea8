import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startSite, type Site } from './support/site.js';

const script = `/* ${'uzun bir betik '.repeat(400)}*/`;
let site: Site;
let assetsDir: string;
beforeAll(async () => {
  assetsDir = await mkdtemp(join(tmpdir(), 'seyir-assets-'));
  await mkdir(join(assetsDir, 'assets'));
  await writeFile(join(assetsDir, 'assets/a-1.js'), script);
  await writeFile(join(assetsDir, 'assets/a-1.js.br'), brotliCompressSync(script));
  site = await startSite({
    web: {
      assetsDir,
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
afterAll(async () => {
  await site.close();
  await rm(assetsDir, { recursive: true });
});

/** Requests without the automatic decompression of fetch. */
const raw = (path: string, encoding: string) =>
  new Promise<{ headers: IncomingHttpHeaders; size: number }>((resolve, reject) => {
    get(site.url + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      let size = 0;
      response.on('data', (part: Buffer) => (size += part.length));
      response.on('end', () => resolve({ headers: response.headers, size }));
    }).on('error', reject);
  });

it('sends compressed pages to clients that accept them, with a Vary header', async () => {
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

it('leaves images and ranges uncompressed', async () => {
  const { headers, size } = await raw('/i/a.webp', 'br, gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(size).toBe(5_000);
});

it('sends scripts in their precompressed form', async () => {
  const { headers, size } = await raw('/assets/a-1.js', 'gzip, br');
  expect(size).toBe(brotliCompressSync(script).length);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('/javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  // The name has the content's hash, so there is nothing to ask for again.
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(etag|last-modified|accept-ranges)$/)]),
  );
  const plain = await raw('/assets/a-1.js', 'identity');
  expect([plain.headers['content-encoding'], plain.size]).toEqual([undefined, script.length]);
  expect((await raw('/assets/a-1.js', 'gzip')).headers['content-encoding']).toBe('gzip');
});
