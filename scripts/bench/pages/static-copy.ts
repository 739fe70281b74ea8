import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { AddressInfo } from 'node:net';

type File = { type: string; headers: Record<string, string>; body: Buffer };

/** Headers that the copy's own server writes. */
const OWN = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/**
 * A static copy of a page: the same document, styles, fonts, pictures and script bytes with the same headers, which
 * cost a browser time too (a policy for openers: a new process), but no script runs.
 * @returns by path and query
 */
export const copyOf = async (browser: Browser, origin: string, path: string): Promise<Map<string, File>> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const files: Map<string, File> = new Map();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname, search, origin: from } = new URL(response.url());
    const kind = response.request().resourceType();
    if (from !== origin || !KINDS.has(kind) || response.status() !== 200) return;
    const type = response.headers()['content-type'] ?? 'application/octet-stream';
    const headers = Object.fromEntries(Object.entries(response.headers()).filter(([name]) => !OWN.has(name)));
    const keep = (body: Buffer) => void files.set(pathname + search, { type, headers, body });
    reading.push(response.body().then(keep, () => undefined));
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await context.close();
  const html = files.get(path);
  if (!html) throw new Error(`${path} was not loaded`);
  const scripts = [...files].filter(([, { type }]) => /javascript/.test(type)).map(([name]) => name);
  html.body = Buffer.from(withoutScripts(html.body.toString('utf8'), scripts));
  return files;
};

const KINDS = new Set(['document', 'stylesheet', 'font', 'image', 'script']);

/** @param scripts loaded, but not executed */
const withoutScripts = (html: string, scripts: string[]) =>
  html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*(as="script"|rel="modulepreload")[^>]*>/g, '')
    .replace('</head>', () => {
      const loads = scripts.map((name) => `<link rel="preload" as="fetch" crossorigin href="${name}">`);
      return `${loads.join('')}</head>`;
    });

/** Serves such a copy from memory, with the site's compression. */
export const serveCopy = async (files: Map<string, File>): Promise<{ origin: string; close: () => void }> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const packed = new Map(
    [...files].map(([name, { type, headers, body }]) => {
      const isText = /text|javascript|json|svg/.test(type);
      return [name, { headers, isText, body: isText ? brotliCompressSync(body, { params }) : body }];
    }),
  );
  const server = createServer((request, response) => {
    const file = packed.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    const { headers, body, isText } = file;
    response.writeHead(200, {
      ...headers,
      'content-length': body.length,
      ...(isText && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};
