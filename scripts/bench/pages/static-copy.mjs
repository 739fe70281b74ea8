import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** @typedef {{ type: string, body: Buffer }} File */

/**
 * What a page loads of its own site, as a plain copy: the same document, styles, fonts, pictures and bytes of script, but
 * nothing of it runs.
 * @param {import('playwright-core').Browser} browser @param {string} origin @param {string} path
 * @returns {Promise<Map<string, File>>} by path and query
 */
export const copyOf = async (browser, origin, path) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  /** @type {Map<string, File>} */
  const files = new Map();
  /** @type {Promise<void>[]} */
  const reading = [];
  page.on('response', (response) => {
    const { pathname, search, origin: from } = new URL(response.url());
    const kind = response.request().resourceType();
    if (from !== origin || !KINDS.has(kind) || response.status() !== 200) return;
    const type = response.headers()['content-type'] ?? 'application/octet-stream';
    const keep = (/** @type {Buffer} */ body) => void files.set(pathname + search, { type, body });
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

/** @param {string} html @param {string[]} scripts their bytes are loaded and left alone */
const withoutScripts = (html, scripts) =>
  html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', () => {
      const loads = scripts.map((name) => `<link rel="preload" as="fetch" crossorigin href="${name}">`);
      return `${loads.join('')}</head>`;
    });

/**
 * Serves such a copy, compressed as the site does it, from memory.
 * @param {Map<string, File>} files
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export const serveCopy = async (files) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const packed = new Map(
    [...files].map(([name, { type, body }]) => {
      const isText = /text|javascript|json|svg/.test(type);
      return [name, { type, isText, body: isText ? brotliCompressSync(body, { params }) : body }];
    }),
  );
  const server = createServer((request, response) => {
    const file = packed.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    const { type, body, isText } = file;
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      ...(isText && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};
