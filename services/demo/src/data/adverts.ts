import type { AdvertVariant } from '../types.js';

/** An advert of an invented company. Its picture names the company and says that it is a demo. */
export interface AdvertData {
  readonly slug: string;
  readonly seconds: number;
  /** Whether the picture moves: a clip of ours, `media/tanitim`. */
  readonly moves: boolean;
  /** A path of the site, since the firm has none. */
  readonly link: string;
}

const vapurSimidi: AdvertData = {
  slug: 'vapur-simidi',
  seconds: 4,
  moves: true,
  link: '/',
};

const fincan: AdvertData = {
  slug: 'fincan-kahve',
  seconds: 7,
  moves: false,
  link: '/',
};

export interface PlacementData {
  readonly slug: string;
  readonly name: string;
  readonly variant: AdvertVariant;
  /** Slugs of the titles that it runs before. */
  readonly titles: readonly string[];
  readonly perDay: number;
  readonly adverts: readonly AdvertData[];
}

/** Both variants, before one title each: most of the demo begins at once. */
export const placements: readonly PlacementData[] = [
  {
    slug: 'kendi-suresi',
    name: 'Demo: kendi süresi',
    variant: 'own-time',
    titles: ['nobetci-eczane-sifa'],
    perDay: 20,
    adverts: [vapurSimidi, fincan],
  },
  {
    slug: 'bes-saniye',
    name: 'Demo: beş saniye sonra geçilir',
    variant: 'after-five',
    titles: ['yercekimsiz-mutfak'],
    perDay: 20,
    adverts: [{ ...fincan, seconds: 20 }],
  },
];

/** Folder and file of the moving advert below the media folder: six seconds, more than it may be skipped after. */
export const advertClip = { folder: 'tanitim', file: 'vapur-simidi.mp4' } as const;
