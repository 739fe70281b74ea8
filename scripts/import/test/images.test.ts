import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { directoryBlobStore, type BlobStore } from '@seyir/kit';
import sharp from 'sharp';
import { Images, limitDecoders } from '../src/images.js';

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

it('keeps one picture as poster and as backdrop, each in its own size', async () => {
  const widths: number[] = [];
  for (const kind of ['poster', 'backdrop'] as const) {
    expect(await images.find('kare.png', kind)).toBeUndefined();
    expect(await images.bring('kare.png', kind)).toBeUndefined();
    const stored = await buffer(await blobs.read(`images/${images.nameOf('kare.png', kind)}`));
    widths.push((await sharp(stored).metadata()).width);
  }
  expect(widths).toEqual([400, 1280]);
});

describe('a picture of an address', () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  afterEach(() => {
    asked.mockReset();
  });
  afterAll(() => asked.mockRestore());

  const bring = async (address: string) => {
    await images.find(address, 'poster');
    return images.bring(address, 'poster');
  };
  const leading = (to: string) => async () => new Response(null, { status: 302, headers: { location: to } });

  it('may lead on to other addresses with https', async () => {
    asked.mockImplementationOnce(leading('/b.png'));
    asked.mockResolvedValueOnce(new Response(await drawn.clone().png().toBuffer()));
    expect(await bring('https://cdn.example.org/a.png')).toBeUndefined();
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      'https://cdn.example.org/a.png',
      'https://cdn.example.org/b.png',
    ]);
  });

  it.each(['http://cdn.example.org/c.png', 'file:///etc/hostname', 'http://127.0.0.1:9000/'])(
    'is not fetched where it leads to %s',
    async (to) => {
      asked.mockImplementation(leading(to));
      expect(await bring(`https://cdn.example.org/to?${to}`)).toBe('the address leads to one without https');
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  it('is not followed round in a circle', async () => {
    asked.mockImplementation(leading('/again'));
    expect(await bring('https://cdn.example.org/again')).toBe('the address leads on and on');
    expect(asked.mock.calls.length).toBeLessThan(10);
  });
});

describe('a process with limited decoders', () => {
  beforeAll(() => limitDecoders());
  // They are the process's, in which other tests may run.
  afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('still reads %s', async (format) => {
    const picture = await drawn.clone().toFormat(format).toBuffer();
    expect((await sharp(picture).metadata()).width).toBe(1600);
  });

  it('reads nothing else', async () => {
    const gif = await drawn.clone().gif().toBuffer();
    await expect(sharp(gif).metadata()).rejects.toThrow();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(svg).metadata()).rejects.toThrow();
  });
});
