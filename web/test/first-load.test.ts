import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from '@jest/globals';
import type * as Web from '../src/server/index.js';
import { gatewayOf } from './support/gateway.js';

const { clientAssetsDir, createWebHandler } = (await import('@seyir/web')) as typeof Web;
const budget = 180_000;
let handle: Web.WebHandler;
beforeAll(async () => {
  handle = await createWebHandler({
    fetchGraphql: gatewayOf(),
    origin: 'https://seyir.example',
  });
});

const size = (url: string) => gzipSync(readFileSync(path.join(clientAssetsDir, url))).length;

test.each(['/', '/giris-yap', '/dizi/gece-vapuru', '/diziler', '/yok'])(
  'the scripts that %s loads first stay within 180 kB gzip',
  async (page) => {
    const html = await (await handle(new Request(`http://web.internal${page}`))).text();
    const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''));
    expect(scripts.size).toBeGreaterThan(3);
    const total = [...scripts].reduce((sum, url) => sum + size(url), 0);
    expect(total).toBeLessThanOrEqual(budget);
    expect(total).toBeGreaterThan(50_000); // an empty list would pass as well
  },
);
