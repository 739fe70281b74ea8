import { advertClip, placements } from '../data/adverts.js';
import { advertName } from '../pictures.js';
import type { Seed } from '../ids.js';
import type { DemoPlacement } from '../types.js';

/** The adverts before some of the titles. An advert in two placements gets two ids. */
export const buildPlacements = (seed: Seed): DemoPlacement[] =>
  placements.map(({ slug, titles, adverts, ...placement }) => ({
    ...placement,
    id: seed.id('placement', slug),
    titleIds: titles.map((title) => seed.id('title', title)),
    adverts: adverts.map((advert) => ({
      id: seed.id('advert', `${slug}:${advert.slug}`),
      slug: advert.slug,
      link: advert.link,
      seconds: advert.seconds,
      image: advertName(advert.slug),
      video: advert.moves ? `${advertClip.folder}/${advertClip.file}` : '',
    })),
  }));
