import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startSite, type Site } from './support/site.js';

let site: Site;
let prefix: string;
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251));

beforeAll(async () => {
  site = await startSite();
  await site.blobs.put('media/deniz-01/manifest.mpd', Buffer.from('<MPD/>'), 'application/dash+xml');
  await site.blobs.put('media/deniz-01/v360.mp4', bytes, 'video/mp4');
  await site.blobs.put('media/other/v360.mp4', bytes, 'video/mp4');
  await site.blobs.put('images/posters/a.webp', Buffer.from('image'), 'image/webp');
  await site.blobs.put('images/page.html', Buffer.from('<script>'), 'text/html');
  const { data } = await site.graphql(
    '{ stream(sourceHash: "source-1", episodeId: "episode-1") { dash hls kind } }',
  );
  const { dash } = data?.['stream'] as unknown as { dash: string };
  prefix = dash.replace('manifest.mpd', '');
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { headers, method, redirect: 'manual' });

it('gives addresses whose signature covers everything below them', async () => {
  expect(prefix).toMatch(/^\/m\/\d+\.[\w-]{43}\/deniz-01\/$/);
  const manifest = await get(`${prefix}manifest.mpd`);
  expect(manifest.status).toBe(200);
  expect(manifest.headers.get('content-type')).toBe('application/dash+xml');
  expect(manifest.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await manifest.text()).toBe('<MPD/>');
  const segment = await get(`${prefix}v360.mp4`);
  expect(segment.headers.get('content-type')).toBe('video/mp4');
  expect(segment.headers.get('accept-ranges')).toBe('bytes');
  expect(Buffer.from(await segment.arrayBuffer()).equals(bytes)).toBe(true);
});

it.each([
  ['bytes=0-99', 206, 'bytes 0-99/1000', 0, 100],
  ['bytes=900-', 206, 'bytes 900-999/1000', 900, 1000],
  ['bytes=-10', 206, 'bytes 990-999/1000', 990, 1000],
  ['bytes=990-5000', 206, 'bytes 990-999/1000', 990, 1000],
  ['bytes=0-0', 206, 'bytes 0-0/1000', 0, 1],
  ['bytes=1000-', 416, 'bytes */1000', 0, 0],
  ['bytes=5-1', 416, 'bytes */1000', 0, 0],
  ['bytes=0-1,5-6', 200, null, 0, 1000],
  ['lines=0-1', 200, null, 0, 1000],
])('answers the range %s', async (range, status, contentRange, start, end) => {
  const response = await get(`${prefix}v360.mp4`, { range });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(start, end))).toBe(true);
});

it('answers HEAD with the length and If-None-Match with 304', async () => {
  const head = await get(`${prefix}v360.mp4`, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000']);
  const again = await get(`${prefix}v360.mp4`, { 'if-none-match': head.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  const changed = await get(`${prefix}v360.mp4`, { range: 'bytes=0-9', 'if-range': '"other"' });
  expect(changed.status).toBe(200);
});

it('opens only the signed asset', async () => {
  const [ticket = ''] = prefix.replace('/m/', '').split('/');
  const [exp = '', sig = ''] = ticket.split('.');
  const wrong = [
    `/m/${ticket}/other/v360.mp4`,
    `/m/${Number(exp) + 1}.${sig}/deniz-01/v360.mp4`,
    // The last character encodes less than six bits, so a changed one may decode to the same bytes.
    `/m/${exp}.${sig.startsWith('A') ? 'B' : 'A'}${sig.slice(1)}/deniz-01/v360.mp4`,
    `/m/${exp}./deniz-01/v360.mp4`,
    `/m/x.y/deniz-01/v360.mp4`,
  ];
  for (const path of wrong) expect([path, (await get(path)).status]).toEqual([path, 403]);
  for (const path of ['../other/v360.mp4', '..%2Fother%2Fv360.mp4', 'nothing.mp4'])
    expect((await get(prefix + path)).status).not.toBe(200);
});

it('redirects players to the store for segments if they can reach it, and never for manifests', async () => {
  const own = site.blobs.presign;
  site.blobs.presign = (name) => Promise.resolve(`https://store.example/${name}`);
  try {
    const segment = await get(`${prefix}v360.mp4`);
    expect([segment.status, segment.headers.get('location')]).toEqual([
      302,
      'https://store.example/media/deniz-01/v360.mp4',
    ]);
    for (const file of ['manifest.mpd', 'thumbnails.vtt'])
      expect((await get(prefix + file)).headers.get('location')).toBeNull();
  } finally {
    site.blobs.presign = own;
  }
});

it('refuses an address after six hours, and gives a new one', async () => {
  site.clock.advance(5.9 * 3_600_000);
  expect((await get(`${prefix}v360.mp4`)).status).toBe(200);
  site.clock.advance(0.3 * 3_600_000);
  expect((await get(`${prefix}v360.mp4`)).status).toBe(403);
  const { data } = await site.graphql('{ stream(sourceHash: "source-1", episodeId: "episode-1") { dash } }');
  const { dash } = data?.['stream'] as unknown as { dash: string };
  expect((await get(dash)).status).toBe(200);
});

it('serves images with fixed types and long caching, and no other files from there', async () => {
  const image = await get('/i/posters/a.webp');
  expect(image.status).toBe(200);
  expect(image.headers.get('content-type')).toBe('image/webp');
  expect(image.headers.get('cache-control')).toContain('max-age=2592000');
  expect(image.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const path of ['/i/page.html', '/i/none.webp', '/i/../media/deniz-01/v360.mp4', '/i/..%2Fx.webp'])
    expect((await get(path)).headers.get('content-type')).not.toMatch(/image|video/);
});
