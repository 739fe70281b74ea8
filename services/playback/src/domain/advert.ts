/** When an advert can be skipped: after its own duration, or always after five seconds. */
export type AdvertVariant = 'own-time' | 'after-five';
export type AdvertMoment = 'impression' | 'skip' | 'click';

export interface Advert {
  readonly id: string;
  /** The target of a click: https, or a path of this site. */
  readonly link: string;
  readonly seconds: number;
  /** A file of our own assets (`asset/file`), or an address of an allowed host; empty for none. */
  readonly video: string;
  /** Name of an image; empty for none. It shows behind a video until that starts. */
  readonly image: string;
}

export interface Placement {
  readonly id: string;
  readonly name: string;
  readonly variant: AdvertVariant;
  /**
   * The placement applies to these titles and to all titles of these kinds (contract numbers); to all titles if both
   * are empty.
   */
  readonly titleIds: readonly string[];
  readonly kinds: readonly number[];
  /** Maximum showings of each advert to a viewer per day; 0 for no limit. */
  readonly perDay: number;
  readonly adverts: readonly Advert[];
}

export interface AdvertCounts {
  readonly advertId: string;
  readonly impressions: number;
  readonly skips: number;
  readonly clicks: number;
}

/** The adverts before an episode; `adverts` may be empty. */
export type PreRoll = Pick<Placement, 'variant' | 'adverts'>;

export const CAP_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * The placement for a viewer: the first with an advert below its cap.
 * @param shown how often each advert was shown to the viewer within the last day
 */
export const preRollOf = (placements: readonly Placement[], shown: ReadonlyMap<string, number>): PreRoll => {
  for (const { variant, perDay, adverts } of placements) {
    const left = adverts.filter(({ id }) => perDay === 0 || (shown.get(id) ?? 0) < perDay);
    if (left.length > 0) return { variant, adverts: left };
  }
  return { variant: 'own-time', adverts: [] };
};
