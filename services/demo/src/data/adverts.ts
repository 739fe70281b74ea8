import type { AdvertVariant } from '../types.js';

/** An advert of a fictional company. Its picture shows the company's name and says that it is a demo. */
export interface AdvertData {
  readonly slug: string;
  readonly seconds: number;
  /** Whether it has a video: our clip `media/tanitim`. */
  readonly moves: boolean;
  /** A path of the site, since the company does not exist. */
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
  /** Slugs of the titles before which it runs. */
  readonly titles: readonly string[];
  readonly perDay: number;
  readonly adverts: readonly AdvertData[];
}

/** Both variants, each before one title; most demo titles have no adverts. */
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

/** Path of the advert's video below the media folder. It lasts six seconds, longer than the time until it may be skipped. */
export const advertClip = { folder: 'tanitim', file: 'vapur-simidi.mp4' } as const;
