import { callerOf } from '../../site/caller.ts';
import { answerOf } from '../lib/ask.ts';
import { openPeople } from '../lib/people.ts';
import { each, rowOf } from '../lib/rows.ts';
import sharp from 'sharp';
import { hostilePhotos } from './photos.ts';
import type { Attack } from '../lib/areas.ts';

export const name = 'of an uploaded photo nothing is kept but its pixels';
export const short = true;

const REFUSED = new Set(['UNSUPPORTED_IMAGE', 'IMAGE_TOO_LARGE', 'BAD_INPUT', 'TOO_LARGE']);
/** Decoding 36 megapixels takes about a second each; pages must still be served. */
const AT_ONCE = 6;
const HOME_MS = 3_000;

export const run: Attack['run'] = async ({ site, say }) => {
  const { origin, short } = site;
  const { caller } = await openPeople(site).join();
  const upload = (bytes: Buffer, type = 'image/png', file = 'foto.png', by = caller) => {
    const form = new FormData();
    form.set('type', 'avatar');
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), file);
    const { url, method } = by.form('/user/set/avatar');
    return answerOf({
      url,
      method,
      headers: { origin, ...(by.cookie && { cookie: by.cookie }) },
      body: form,
    });
  };
  const photos = Object.entries(await hostilePhotos());
  const wrong = [];
  const served = [];
  for (const [what, { bytes, must, type, file }] of photos) {
    const { code, data, status } = await upload(bytes, type, file);
    if (code && !REFUSED.has(code)) wrong.push(`${what}: ${status} ${code}`);
    else if (must === 'refused' && !code) wrong.push(`${what}: taken`);
    else if (must === 'taken' && code) wrong.push(`${what}: ${code}`);
    if (code) continue;
    const fault = await faultOf(origin, data.image);
    served.push(fault && `${what}: ${fault}`);
  }

  const visitors = await each(photos.slice(0, 4), async ([what, { bytes }]) => {
    const { code } = await upload(bytes, 'image/png', 'a.png', callerOf(origin));
    return code === 'NO_SESSION' ? '' : `${what}: ${code ?? 'taken'}`;
  });

  const huge = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  const times = short ? 3 : 12;
  let done = false;
  let slowest = 0;
  const watching = (async () => {
    while (!done) {
      const began = performance.now();
      await (await fetch(origin)).arrayBuffer();
      slowest = Math.max(slowest, performance.now() - began);
    }
  })();
  const together = await each(
    Array.from({ length: times }),
    async () => (await upload(huge, 'image/jpeg')).code ?? '',
    AT_ONCE,
  );
  done = true;
  await watching;
  say(`${times} photos of 36 megapixels: home within ${slowest.toFixed(0)} ms`);

  return [
    rowOf('hostile photos are refused or made anew', photos.length, wrong),
    rowOf(
      'what is kept is a webp without anything else, served as that and nothing more',
      served.length,
      served.filter(Boolean),
    ),
    rowOf('visitors upload nothing', visitors.length, visitors.filter(Boolean)),
    rowOf(
      `${times} photos of 36 megapixels at once`,
      times,
      together.filter((code) => code && code !== 'SLOW_DOWN' && code !== 'TRY_AGAIN'),
    ),
    rowOf(
      `the home page meanwhile within ${HOME_MS} ms`,
      1,
      slowest > HOME_MS ? [`${slowest.toFixed(0)} ms`] : [],
      `${slowest.toFixed(0)} ms at most`,
    ),
  ];
};

/** The fault of a stored image; empty for none. */
const faultOf = async (origin: string, path: string) => {
  const response = await fetch(new URL(path, origin));
  const bytes = Buffer.from(await response.arrayBuffer());
  const { headers } = response;
  const text = bytes.toString('latin1');
  if (response.status !== 200) return `status ${response.status}`;
  if (headers.get('content-type') !== 'image/webp') return `type ${headers.get('content-type')}`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'may be sniffed';
  if (!headers.get('content-disposition')) return 'no disposition';
  if (!headers.get('content-security-policy')?.includes('sandbox')) return 'no sandbox';
  if (!/^[\w/.-]+$/.test(path) || path.includes('..')) return `name ${path}`;
  if (/script|gizli|EXIF|PK\x03\x04|passwd|http:\/\/ns\.adobe/i.test(text)) return 'holds what came with it';
  if ((await sharp(bytes).metadata()).exif) return 'holds EXIF';
  return '';
};
