import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { placements } from '../src/data/adverts.js';
import { drawArtwork } from '../src/art/index.js';
import { smallName } from '../src/art/names.js';
import { backdropSvg, posterSvg } from '../src/art/poster.js';
import { outlines } from '../src/art/type/generated/outlines.js';
import { createDemoContent } from '../src/content.js';

const content = createDemoContent('a seed', new Date('2026-11-21T10:00:00Z'));
const some = { titles: content.titles.slice(0, 2), members: content.members.slice(0, 2) };
let folder: string;

beforeAll(async () => {
  // Where members' photos were read in this process before, sharp reads nothing else any more.
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  folder = await mkdtemp(join(tmpdir(), 'artwork-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('draws posters in two sizes, backdrops, adverts and avatars, and says where they are', async () => {
  const files = await drawArtwork(some, folder);
  const adverts = new Set(placements.flatMap((placement) => placement.adverts.map(({ slug }) => slug)));
  expect(files.size).toBe(2 * 3 + adverts.size + 2);
  const sizeOf = async (name: string): Promise<string> => {
    const { width, height, format } = await sharp(files.get(name)).metadata();
    return `${format} ${width}x${height}`;
  };
  const [title] = some.titles;
  expect(await sizeOf(title!.poster)).toBe('webp 400x600');
  expect(await sizeOf(smallName(title!.poster))).toBe('webp 200x300');
  expect(await sizeOf(title!.backdrop)).toBe('webp 1280x720');
  expect(await sizeOf(some.members[0]!.avatar)).toBe('webp 160x160');
});

it('draws nothing twice, but what is missing or of another picture', async () => {
  const files = await drawArtwork(some, folder);
  const [kept, missing, changed] = [...files.values()] as [string, string, string];
  const past = new Date('2020-01-01T00:00:00Z');
  await utimes(kept, past, past);
  await rm(missing);
  const index = join(folder, 'index.json');
  const known = JSON.parse(await readFile(index, 'utf8')) as Record<string, string>;
  await writeFile(index, JSON.stringify({ ...known, [some.titles[0]!.backdrop]: 'of an older drawing' }));
  await utimes(changed, past, past);

  await drawArtwork(some, folder);

  expect((await stat(kept)).mtime).toEqual(past);
  expect((await stat(missing)).size).toBeGreaterThan(0);
  expect((await stat(changed)).mtime).not.toEqual(past);
});

it('has a picture for every title, alike at every call', () => {
  for (const { slug } of content.titles) {
    expect(posterSvg(slug)).toBe(posterSvg(slug));
    expect(`${posterSvg(slug)}${backdropSvg(slug)}`).not.toMatch(/NaN|undefined|Infinity/);
  }
});

it('sets the letters that Turkish needs, each in a shape of its own', () => {
  for (const face of Object.values(outlines)) {
    for (const pair of ['ıi', 'Iİ', 'gğ', 'sş', 'cç', 'uü', 'oö', 'GĞ', 'SŞ', 'aâ']) {
      const [plain, marked] = [...pair].map((letter) => face.glyphs[letter]![1]);
      expect(plain!.length).toBeGreaterThan(5);
      expect(marked).not.toBe(plain);
    }
  }
});
