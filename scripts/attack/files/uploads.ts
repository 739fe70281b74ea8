import { randomUUID } from 'node:crypto';
import { callerOf, type Caller } from '../../site/caller.ts';
import { ask } from '../lib/ask.ts';
import { sendPhoto } from '../lib/upload.ts';
import { openPeople } from '../lib/people.ts';
import { each, rowOf } from '../lib/rows.ts';
import sharp from 'sharp';
import { hostilePhotos } from './photos.ts';
import type { Attack } from '../lib/areas.ts';
import type { Json } from '../../lib/json.ts';

export const name = 'of an uploaded photo nothing is kept but its pixels';
export const short = true;

const REFUSED = new Set(['UNSUPPORTED_IMAGE', 'IMAGE_TOO_LARGE', 'BAD_INPUT', 'TOO_LARGE']);
/** Decoding 36 megapixels takes about a second each; pages must still be served. */
const AT_ONCE = 6;
const HOME_MS = 3_000;

export const run: Attack['run'] = async ({ site, say }) => {
  const { origin, short } = site;
  const { caller } = await openPeople(site).join();
  const endpoints = endpointsOf(caller);
  const photos = Object.entries(await hostilePhotos());
  const rows = [];
  for (const [where, { path, field, fields, storedAt }] of Object.entries(endpoints)) {
    const wrong = [];
    const served = [];
    for (const [what, { bytes, must, type, file }] of photos) {
      const { code, data, status } = await sendPhoto(caller, path, {
        field,
        fields: fields(),
        bytes,
        type,
        file,
      });
      // A form with an empty file is one without a photo.
      const address = code ? undefined : await storedAt(data);
      if (code && !REFUSED.has(code)) wrong.push(`${what}: ${status} ${code}`);
      else if (must === 'refused' && address) wrong.push(`${what}: taken`);
      else if (must === 'taken' && !address) wrong.push(`${what}: ${code ?? 'not kept'}`);
      if (!address) continue;
      const fault = await faultOf(origin, address);
      served.push(fault && `${what}: ${fault}`);
    }
    const visitors = await each(photos.slice(0, 4), async ([what, { bytes }]) => {
      const { code } = await sendPhoto(callerOf(origin), path, { field, fields: fields(), bytes });
      return code === 'NO_SESSION' ? '' : `${what}: ${code ?? 'taken'}`;
    });
    rows.push(
      rowOf(`${where}: hostile photos are refused or made anew`, photos.length, wrong),
      rowOf(
        `${where}: what is kept is a webp without anything else, served as that and nothing more`,
        served.length,
        served.filter(Boolean),
      ),
      rowOf(`${where}: visitors upload nothing`, visitors.length, visitors.filter(Boolean)),
    );
  }

  const huge = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  const times = short ? 3 : 12;
  const { path, field, fields } = endpoints.avatar;
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
    async () =>
      (await sendPhoto(caller, path, { field, fields: fields(), bytes: huge, type: 'image/jpeg' })).code ??
      '',
    AT_ONCE,
  );
  done = true;
  await watching;
  say(`${times} photos of 36 megapixels: home within ${slowest.toFixed(0)} ms`);

  return [
    ...rows,
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

/** The calls that take a photo, and the address at which each one's photo is served. */
const endpointsOf = (caller: Caller) => {
  const endpoint = (
    path: string,
    field: string,
    fields: () => Record<string, string>,
    storedAt: (data: Json) => string | undefined | Promise<string | undefined>,
  ) => ({ path, field, fields, storedAt });
  return {
    avatar: endpoint(
      '/user/set/avatar',
      'file',
      () => ({ type: 'avatar' }),
      (data) => data.image,
    ),
    'post, legacy': endpoint(
      '/set/flow/post',
      'photo',
      () => ({ type: 'post', message: 'Deneme', group_id: '' }),
      async ({ id }) => (await ask(caller, 'Post', { id })).data.post.photos[0]?.src,
    ),
    post: endpoint(
      '/upload/photo',
      'photo',
      () => ({}),
      (data) => data.src,
    ),
    message: endpoint(
      '/upload/photo',
      'photo',
      () => ({ use: 'message' }),
      (data) => data.src,
    ),
    'cover of a group': endpoint(
      '/group/create',
      'cover',
      () => ({ groupName: `Grup ${randomUUID()}`, groupDesc: 'Açıklama' }),
      async ({ group }) =>
        (await ask(caller, 'GroupHead', { slug: group.replace('/grup/', '') })).data.group.cover,
    ),
  };
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
