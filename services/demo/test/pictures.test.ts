import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createDemoContent } from '../src/content.js';
import { picturesFolder } from '../src/folders.js';
import { smallName } from '../src/pictures.js';
import { sizeOfWebp } from './webp.js';

const content = createDemoContent('a seed', new Date('2026-11-21T10:00:00Z'));
const read = (name: string): Buffer => readFileSync(join(picturesFolder(), name));
const digest = (name: string): string => createHash('sha256').update(read(name)).digest('hex');

/** Every picture that the content uses, by its kind. */
const named = {
  poster: content.titles.map(({ poster }) => poster),
  small: content.titles.map(({ poster }) => smallName(poster)),
  backdrop: content.titles.map(({ backdrop }) => backdrop),
  still: content.episodes.map(({ image }) => image).filter((image) => image.startsWith('still-')),
  avatar: content.members.map(({ avatar }) => avatar),
  advert: content.placements.flatMap(({ adverts }) => adverts.map(({ image }) => image)),
};

it.each([
  ['poster', 60, { width: 400, height: 600 }],
  ['small', 60, { width: 200, height: 300 }],
  ['backdrop', 60, { width: 1280, height: 720 }],
  ['still', 296, { width: 960, height: 540 }],
  ['avatar', 30, { width: 160, height: 160 }],
  ['advert', 3, { width: 1280, height: 720 }],
] as const)('every %s is there, %d of them, as a WebP file of its size', (kind, count, size) => {
  expect(named[kind]).toHaveLength(count);
  for (const name of named[kind]) expect({ name, ...sizeOfWebp(read(name)) }).toEqual({ name, ...size });
});

it('the folder contains no unused picture', () => {
  expect(readdirSync(picturesFolder()).sort()).toEqual([...new Set(Object.values(named).flat())].sort());
});

it('all pictures together are below eight megabytes', () => {
  const sizes = readdirSync(picturesFolder()).map((name) => read(name).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000);
});

describe('episodes', () => {
  it("of a series have their own still, a film's episode shows the backdrop", () => {
    const kinds = new Map(content.titles.map(({ id, kind, slug }) => [id, { kind, slug }]));
    for (const { titleId, season, number, image } of content.episodes) {
      const { kind, slug } = kinds.get(titleId)!;
      expect(image).toBe(
        kind === 'movie' ? `backdrop-${slug}.webp` : `still-${slug}-${season}-${number}.webp`,
      );
    }
  });

  it('have different pictures', () => {
    const digests = content.episodes.map(({ image }) => digest(image));
    expect(new Set(digests).size).toBe(digests.length);
  });
});

it('a title, a member and an advert have different pictures', () => {
  for (const kind of ['poster', 'backdrop', 'avatar'] as const)
    expect(new Set(named[kind].map(digest)).size).toBe(named[kind].length);
});

it('pictures have an alternative text: the name of their title, episode or member', () => {
  for (const { name } of [...content.titles, ...content.episodes, ...content.members])
    expect(name.trim()).not.toBe('');
});
