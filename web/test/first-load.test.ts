import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from '@jest/globals';
import type * as Web from '../src/server/index.js';
import { gatewayOf } from './support/gateway.js';

const { clientAssetsDir, createWebHandler } = (await import('@seyir/web')) as typeof Web;
let handle: Web.WebHandler;
beforeAll(async () => {
  handle = await createWebHandler({
    fetchGraphql: gatewayOf(),
    origin: 'https://seyir.example',
  });
});

const size = (url: string) => {
  const file = path.join(clientAssetsDir, url);
  const script = readFileSync(file);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(script)).toBe(true);
  return gzipSync(script).length;
};

/** Bytes with gzip, which every browser supports; the brotli files are smaller. */
test.each([
  ['/', 145_500],
  ['/giris-yap', 144_500],
  ['/dizi/gece-vapuru', 151_000],
  ['/dizi/gece-vapuru/1-sezon/1-bolum', 145_500],
  ['/diziler', 149_000],
  ['/ara?q=vapur', 142_500],
  ['/yok', 131_500],
])('the scripts of the first load of %s stay within %d bytes', async (page, budget) => {
  const answer = await handle(new Request(`http://web.internal${page}`));
  expect(answer.status).toBe(page === '/yok' ? 404 : 200);
  const html = await answer.text();
  const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''));
  expect(scripts.size).toBeGreaterThan(3);
  const total = [...scripts].reduce((sum, url) => sum + size(url), 0);
  expect(total).toBeLessThanOrEqual(budget);
  expect(total).toBeGreaterThan(50_000); // an empty list would pass too
});
