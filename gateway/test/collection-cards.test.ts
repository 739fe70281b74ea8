import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { AgeMark, CatalogueService, SocialService } from '@seyir/proto';
import sharp from 'sharp';
import { startSite, type Site } from './support/site.js';
import { collection } from './support/world/social.js';
import { title } from './support/world/things.js';

/** Each poster has one colour, by which the test finds it in the picture. */
const colours = { 'title-1': [229, 56, 79], 'title-2': [46, 196, 182], 'title-3': [244, 183, 64] } as const;
const titles = Object.keys(colours).map((id) => ({
  ...title,
  id,
  poster: `posters/${id}.webp`,
  ageMark: id === 'title-3' ? AgeMark.AGE_MARK_18 : AgeMark.AGE_MARK_GENERAL,
}));
const collections = [
  { ...collection, coverTitleId: 'title-2', firstTitleIds: ['title-1', 'title-3', 'title-2'] },
  { ...collection, id: 'adults', coverTitleId: 'title-3', firstTitleIds: ['title-3'] },
];

let site: Site;
beforeAll(async () => {
  site = await startSite();
  for (const [id, [r, g, b]] of Object.entries(colours)) {
    const poster = sharp({ create: { width: 400, height: 600, channels: 3, background: { r, g, b } } });
    await site.blobs.put(`images/posters/${id}.webp`, await poster.webp().toBuffer(), 'image/webp');
  }
  site.peers.fake(CatalogueService, {
    getTitles: async ({ ids }) => ({ titles: titles.filter(({ id }) => ids.includes(id)) }),
  });
  site.peers.fake(SocialService, {
    getCollection: async ({ collectionId }) => {
      const found = collections.find(({ id }) => id === collectionId);
      if (!found) throw new DomainError('NOT_FOUND');
      return { collection: found };
    },
  });
});
afterAll(() => site.close());

const pathOf = async (id: string) => {
  const { data } = await site.graphql(`{ collection(id: "${id}") { collection { card } } }`);
  return (data?.['collection'] as unknown as { collection: { card: string | null } }).collection.card;
};

it('the preview picture of a collection shows its posters, the cover first, without adult titles', async () => {
  const path = await pathOf(collection.id);
  expect(path).toBe(`/i/collections/${collection.id}.jpg?s=${collection.version}`);
  const response = await fetch(site.url + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(response.headers.get('cache-control')).toContain('public');
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1_200, 630]);
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  const near = (found: number[], colour: readonly number[]) =>
    Math.max(...colour.map((part, at) => Math.abs(part - found[at]!))) < 12;
  expect(near(pixel(415, 315), colours['title-2'])).toBe(true);
  expect(near(pixel(785, 315), colours['title-1'])).toBe(true);
  // The dim background shows the first poster.
  expect(Math.max(...pixel(20, 20))).toBeLessThan(120);
});

it('a collection with only adult titles, or one that visitors may not see, has no preview picture', async () => {
  expect(await pathOf('adults')).toBeNull();
  for (const file of ['adults.jpg', 'collection-9.jpg', `${collection.id}.png`, 'x'])
    expect([file, (await fetch(`${site.url}/i/collections/${file}`)).status]).toEqual([file, 404]);
});
