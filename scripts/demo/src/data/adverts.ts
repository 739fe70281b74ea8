import type { AdvertVariant } from '../types.js';

/** An invented firm's advert; drawn by `art/advert.ts`, and marked as demo on the picture itself. */
export interface AdvertData {
  readonly slug: string;
  readonly brand: string;
  readonly claim: string;
  readonly seconds: number;
  /** Whether the picture moves: a clip of ours, `media/tanitim`. */
  readonly moves: boolean;
  /** A path of the site, since the firm has none. */
  readonly link: string;
  readonly colours: readonly [back: string, shape: string, ink: string];
}

const vapurSimidi: AdvertData = {
  slug: 'vapur-simidi',
  brand: 'Vapur Simidi',
  claim: 'İskeleden taze, martıdan uzak.',
  seconds: 4,
  moves: true,
  link: '/',
  colours: ['#0E3B4A', '#F4B740', '#FFF4DC'],
};

const fincan: AdvertData = {
  slug: 'fincan-kahve',
  brand: 'Fincan Kahve',
  claim: 'Bölüm arası değil, kahve arası.',
  seconds: 7,
  moves: false,
  link: '/',
  colours: ['#3C0E1C', '#E5384F', '#FFE3D6'],
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

/** Folder, file and length of the moving advert below the media folder: it goes on a while after it may be skipped. */
export const advertClip = {
  folder: 'tanitim',
  file: 'vapur-simidi.mp4',
  seconds: 6,
  advert: vapurSimidi,
} as const;
