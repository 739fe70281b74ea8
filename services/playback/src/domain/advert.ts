/** When an advert may be skipped: after its own seconds, or after five whatever they are. */
export type AdvertVariant = 'own-time' | 'after-five';
export type AdvertMoment = 'impression' | 'skip' | 'click';

export interface Advert {
  readonly id: string;
  /** Where a click leads: https, or a path of the site. */
  readonly link: string;
  readonly seconds: number;
  /** A file of one of our own assets (`asset/file`), or an address of an allowed host; empty for none. */
  readonly video: string;
  /** Name of an image; empty for none. Behind a video it is what shows until that starts. */
  readonly image: string;
}

export interface Placement {
  readonly id: string;
  readonly name: string;
  readonly variant: AdvertVariant;
  /** Runs before these titles and before all of these kinds (numbers of the contract); everywhere where both are empty. */
  readonly titleIds: readonly string[];
  readonly kinds: readonly number[];
  /** How often a viewer sees each advert within a day; 0 without end. */
  readonly perDay: number;
  readonly adverts: readonly Advert[];
}

export interface AdvertCounts {
  readonly advertId: string;
  readonly impressions: number;
  readonly skips: number;
  readonly clicks: number;
}

/** What runs before an episode: none where `adverts` is empty. */
export type PreRoll = Pick<Placement, 'variant' | 'adverts'>;

export const CAP_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * The placement that a viewer sees: the first that has an advert left which was shown less often than its cap.
 * @param shown how often each advert was shown to the viewer within the last day
 */
export const preRollOf = (placements: readonly Placement[], shown: ReadonlyMap<string, number>): PreRoll => {
  for (const { variant, perDay, adverts } of placements) {
    const left = adverts.filter(({ id }) => perDay === 0 || (shown.get(id) ?? 0) < perDay);
    if (left.length > 0) return { variant, adverts: left };
  }
  return { variant: 'own-time', adverts: [] };
};
