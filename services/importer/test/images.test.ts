import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { directoryBlobStore, type BlobStore } from '@seyir/kit';
import sharp from 'sharp';
import type { Request } from '../src/download.js';
import { Images, limitDecoders } from '../src/images.js';
import { isPublic, publicRequest } from '../src/public-request.js';

const drawn = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a40' } });
let folder: string;
let blobs: BlobStore;
let images: Images;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seyir-images-'));
  blobs = directoryBlobStore(join(folder, 'blobs'));
  images = new Images(blobs, join(folder, 'katalog.jsonl'));
  await writeFile(join(folder, 'kare.png'), await drawn.clone().png().toBuffer());
});
afterAll(async () => {
  await blobs.close();
  await rm(folder, { recursive: true, force: true });
});

it('stores one picture as poster and as backdrop, each in its own size', async () => {
  const widths: number[] = [];
  for (const kind of ['poster', 'backdrop'] as const) {
    expect(await images.find('kare.png', kind)).toBeUndefined();
    expect(await images.bring('kare.png', kind)).toBeUndefined();
    const stored = await buffer(await blobs.read(`images/${images.nameOf('kare.png', kind)}`));
    widths.push((await sharp(stored).metadata()).width);
  }
  expect(widths).toEqual([400, 1280]);
});

describe('a picture at an address', () => {
  const asked = jest.fn<Request>();
  const bring = async (address: string) => {
    const found = new Images(blobs, join(folder, 'katalog.jsonl'), asked);
    await found.find(address, 'poster');
    return found.bring(address, 'poster');
  };
  afterEach(() => {
    asked.mockReset();
  });

  const answer = (statusCode: number, content: readonly Uint8Array[] = [], location?: string) =>
    Object.assign(Readable.from(content), { statusCode, headers: { location } });
  const leading = (to: string) => async () => answer(302, [], to);

  it('may redirect to other https addresses', async () => {
    asked.mockImplementationOnce(leading('/b.png'));
    asked.mockResolvedValueOnce(answer(200, [await drawn.clone().png().toBuffer()]));
    expect(await bring('https://cdn.example.org/a.png')).toBeUndefined();
    expect(asked.mock.calls.map(([{ href }]) => href)).toEqual([
      'https://cdn.example.org/a.png',
      'https://cdn.example.org/b.png',
    ]);
  });

  it.each(['http://cdn.example.org/c.png', 'file:///etc/hostname', 'http://127.0.0.1:9000/', 'https://'])(
    'is not fetched where it leads to %s',
    async (to) => {
      asked.mockImplementation(leading(to));
      expect(await bring(`https://cdn.example.org/to?${to}`)).toBe(
        'the address redirects to one without https',
      );
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  it('does not follow a redirect loop', async () => {
    asked.mockImplementation(leading('/again'));
    expect(await bring('https://cdn.example.org/again')).toBe('the address redirects too many times');
    expect(asked.mock.calls.length).toBeLessThan(10);
  });

  it('is refused above 8 MB, and for any response without a picture', async () => {
    asked.mockResolvedValueOnce(
      answer(
        200,
        Array.from({ length: 9 }, () => Buffer.alloc(1024 * 1024)),
      ),
    );
    expect(await bring('https://cdn.example.org/big.png')).toBe('expected at most 8 MB');
    asked.mockResolvedValueOnce(answer(404));
    expect(await bring('https://cdn.example.org/none.png')).toBe('the address answered 404');
  });

  it.each([
    'https://127.0.0.1:9000/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:10.0.0.1]/a.png',
    'https://169.254.169.254/latest',
    'https://2130706433/a.png',
    'https://localhost/a.png',
  ])('is not requested at %s, neither first nor by a redirect', async (address) => {
    const refused = 'the address is in an internal network';
    asked.mockImplementation(publicRequest);
    expect(await bring(address)).toBe(refused);
    asked.mockImplementationOnce(leading(address));
    expect(await bring(`https://cdn.example.org/to?${address}`)).toBe(refused);
    expect(asked.mock.calls.map(([{ hostname }]) => hostname)[1]).toBe('cdn.example.org');
  });
});

describe('a public address', () => {
  it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'is %s',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'ff02::1',
    'localhost',
    '',
  ])('is not %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe('a process with limited decoders', () => {
  beforeAll(() => limitDecoders());
  // The handlers belong to the process, in which other tests may run.
  afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('still reads %s', async (format) => {
    const picture = await drawn.clone().toFormat(format).toBuffer();
    expect((await sharp(picture).metadata()).width).toBe(1600);
  });

  it('reads no other format', async () => {
    const gif = await drawn.clone().gif().toBuffer();
    await expect(sharp(gif).metadata()).rejects.toThrow();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(svg).metadata()).rejects.toThrow();
  });
});
