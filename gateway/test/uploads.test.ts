import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorTable } from '@seyir/kit/stateless';
import { AccountsService } from '@seyir/proto';
import sharp from 'sharp';
import { readImageHeader } from '../src/uploads/image-header.js';
import { createPhotos, photoLimits } from '../src/uploads/photos.js';
import { hostileFiles, smallPng, type HostileFile } from './support/photos.js';
import { startSite, type Site } from './support/site.js';

let site: Site;
let files: HostileFile[];
beforeAll(async () => {
  files = await hostileFiles();
  site = await startSite({ config: { limits: { all: [], uploads: [] } } });
}, 60_000);
afterAll(() => site.close());

const headers = { cookie: 'sid=token-1', 'sec-fetch-site': 'same-origin' };
const send = async (body: FormData, path = '/user/set/avatar', more: object = {}) => {
  const response = await fetch(site.url + path, { method: 'POST', headers: { ...headers, ...more }, body });
  return { response, answer: (await response.json()) as Record<string, unknown> };
};
const formOf = (bytes: Uint8Array, name = 'ben.jpg', type = 'image/jpeg', field = 'file') => {
  const form = new FormData();
  form.set(field, new Blob([Uint8Array.from(bytes)], { type }), name);
  return form;
};

const scratch = mkdtempSync(join(tmpdir(), 'seyir-uploads-test-'));
afterAll(() => rm(scratch, { recursive: true }));
let written = 0;
const onDisk = async (bytes: Uint8Array) => {
  const path = join(scratch, String(written++));
  await writeFile(path, bytes);
  return { path, size: bytes.length };
};

/** Whether its bytes or header are enough to refuse it. All other files are decoded in a separate process. */
const isRefusedUnread = (bytes: Uint8Array): boolean => {
  const header = readImageHeader(bytes);
  if (!header || bytes.length > photoLimits.bytes) return true;
  const { width, height } = header;
  return Math.max(width, height) > photoLimits.side || width * height > photoLimits.pixels;
};
/** Number of decoded files that are also sent by the older call. It is the same operation, and a process per file takes time. */
const READ_BY_BOTH = 4;

it('U-35 answers each of sixty hostile files with a known code and a Turkish text, and stores only images that it made itself', async () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
  const wrong: unknown[] = [];
  const read = files.filter(([, , bytes]) => !isRefusedUnread(bytes));
  const asPhoto = files.filter((file) => !read.includes(file) || read.indexOf(file) < READ_BY_BOTH);
  const sends: readonly (readonly [HostileFile, boolean])[] = [
    ...files.map((file) => [file, false] as const),
    ...asPhoto.map((file) => [file, true] as const),
  ];
  const tryOne = async ([
    [label, verdict, bytes, name, type],
    isPhoto,
  ]: (typeof sends)[number]): Promise<void> => {
    const form = formOf(bytes, name, type, isPhoto ? 'photo' : 'file');
    if (isPhoto) form.set('type', 'addPhoto');
    const { response, answer } = await send(form, isPhoto ? '/ajax/service' : '/user/set/avatar');
    const code = answer['success'] === true ? 'OK' : answer['code'];
    if (code !== verdict || response.status >= 500) wrong.push([label, response.status, answer]);
    if (code !== verdict) return;
    if (verdict !== 'OK') {
      expect(String(answer['error'])).toMatch(/\p{L}{3}/u);
      expect(Object.keys(errorTable)).toContain(answer['code']);
      expect(JSON.stringify(answer)).not.toMatch(/vips|sharp|stack|node_modules/i);
      return;
    }
    const image = await fetch(site.url + String(answer['image']));
    expect(image.headers.get('content-type')).toBe('image/webp');
    expect(image.headers.get('x-content-type-options')).toBe('nosniff');
    expect(image.headers.get('content-disposition')).toBe('inline');
    const made = Buffer.from(await image.arrayBuffer());
    expect(made.toString('latin1', 0, 4)).toBe('RIFF');
    expect(made.toString('latin1')).not.toMatch(/Exif|GPS|script|passwd|xmp|ICCP/);
  };
  // More photos at once than the gateway decodes at once.
  const left = [...sends];
  const workOff = async (): Promise<void> => {
    for (let one = left.shift(); one; one = left.shift()) await tryOne(one);
  };
  await Promise.all([workOff(), workOff(), workOff(), workOff()]);
  expect(wrong).toEqual([]);
  // Refused files leave nothing behind.
  const kept: string[] = [];
  for await (const name of site.blobs.list('images/avatars/u/')) kept.push(name);
  expect(kept).toHaveLength(sends.filter(([[, verdict]]) => verdict === 'OK').length);
  expect(asPhoto.length).toBeGreaterThan(files.length / 2);
}, 240_000);

describe('a photo', () => {
  it('A-20 becomes a square image with a new name, which accounts receives', async () => {
    let told = '';
    site.peers.fake(AccountsService, {
      setAvatar: ({ avatar }) => {
        told = avatar;
        return Promise.resolve({ member: { id: 'member-1', avatar } });
      },
    });
    for (const [path, field, extra] of [
      ['/user/set/avatar', 'file', 'avatar'],
      ['/ajax/service', 'photo', 'addPhoto'],
    ] as const) {
      const form = formOf(smallPng, 'ben.png', 'image/png', field);
      form.set('type', extra);
      const { answer } = await send(form, path);
      expect(told).toMatch(/^avatars\/u\/\d{4}-\d\d-\d\d\/[0-9a-f-]{36}\.webp$/);
      expect(answer).toEqual({ success: true, image: `/i/${told}` });
      const image = await fetch(site.url + String(answer['image']));
      expect(Buffer.from(await image.arrayBuffer()).readUInt16LE(26) & 0x3fff).toBe(320);
    }
  });

  it('has its own text if it is missing', async () => {
    const { response, answer } = await send(new FormData());
    expect(response.status).toBe(200);
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT', message: 'Bir fotoğraf seç.' });
    const asText = new FormData();
    asText.set('file', 'ben.jpg');
    expect((await send(asText)).answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });

  it('of a visitor is not stored, and requires a session', async () => {
    const { answer } = await send(formOf(smallPng), '/user/set/avatar', { cookie: '' });
    expect(answer).toMatchObject({ success: false, code: 'NO_SESSION', session: true });
  });

  it('of another site is refused', async () => {
    const { response } = await send(formOf(smallPng), '/user/set/avatar', { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
  });

  it('of more than 8 MB answers 413, and calls that expect no photo accept none', async () => {
    const { response, answer } = await send(formOf(Buffer.alloc(8_100_000, 1)));
    expect(response.status).toBe(413);
    expect(answer).toMatchObject({ success: false, code: 'IMAGE_TOO_LARGE' });
    const contact = formOf(smallPng);
    for (const field of ['name', 'email', 'subject', 'message']) contact.set(field, 'a@posta.example');
    expect((await send(contact, '/send/contact')).answer).toMatchObject({ success: true });
  });

  it('beside too many files is refused', async () => {
    const form = formOf(smallPng);
    for (let n = 0; n < 6; n++) form.append(`file${n}`, new Blob([Uint8Array.from(smallPng)]), 'a.png');
    const { response, answer } = await send(form);
    expect(response.status).toBe(413);
    expect(answer).toMatchObject({ success: false, code: 'TOO_LARGE' });
  });
});

it('photos are limited to thirty in thirty minutes, before they are read', async () => {
  const limited = await startSite({ config: { limits: { uploads: [{ max: 2, windowMs: 1_800_000 }] } } });
  const answers: unknown[] = [];
  for (let n = 0; n < 3; n++) {
    const init = { method: 'POST', headers, body: formOf(smallPng) };
    const response = await fetch(`${limited.url}/user/set/avatar`, init);
    answers.push(((await response.json()) as { code?: string }).code);
    if (n === 2) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(1_700);
  }
  expect(answers).toEqual([undefined, undefined, 'SLOW_DOWN']);
  await limited.close();
  const { defaultLimits } = await import('../src/limits/limits.js');
  expect(defaultLimits.uploads).toEqual([{ max: 30, windowMs: 1_800_000 }]);
});

describe('a malicious photo', () => {
  // Its header is within every limit; only decoding shows its cost.
  const greedy = () =>
    sharp({ create: { width: 6_300, height: 6_300, channels: 4, background: '#2EC4B6' } })
      .png({ progressive: true, compressionLevel: 9 })
      .toBuffer();

  it('U-35 is ended by memory or time, and the next one is decoded', async () => {
    const bytes = await onDisk(await greedy());
    await expect(createPhotos({ seconds: 60, memoryMb: 120 }).avatar(bytes)).rejects.toMatchObject({
      code: 'IMAGE_TOO_LARGE',
    });
    // A small photo passes the limit that stops the expensive one.
    const brief = createPhotos({ seconds: 0.3, memoryMb: 768 });
    await brief.avatar(await onDisk(smallPng));
    await expect(brief.avatar(bytes)).rejects.toMatchObject({
      code: 'UNSUPPORTED_IMAGE',
      details: { reason: 'more than 0.3 s' },
    });
    expect((await send(formOf(smallPng))).answer).toMatchObject({ success: true });
  }, 60_000);

  it('does not change the decoders of the process itself', async () => {
    // Other tests run in this process too, and some of them block decoders.
    sharp.unblock({ operation: ['VipsForeignLoad'] });
    await send(formOf(smallPng));
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');
    await expect(sharp(svg).png().toBuffer()).resolves.toBeInstanceOf(Buffer);
  });
});
