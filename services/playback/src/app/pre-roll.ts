import { badInput, isId, type Clock, type Viewer } from '@seyir/kit';
import { CAP_WINDOW_MS, preRollOf, type PreRoll } from '../domain/advert.js';
import { readLocation, type AllowedHosts } from '../domain/location.js';
import type { AdvertStore } from './ports.js';

/** More than a browser shows in a day; beyond it the list is junk. */
const MAX_SEEN = 200;

interface Deps {
  readonly adverts: AdvertStore;
  readonly hosts: AllowedHosts;
  readonly clock: Clock;
}

export interface PreRollWish {
  readonly titleId: string;
  /** What a visitor's browser has shown within the last day, once for each showing. */
  readonly seen: readonly string[];
}

/**
 * What runs before an episode of a title (product-rules, Watching: targeting and frequency cap on the server). How
 * often a member saw an advert is known here; a visitor's browser says so itself, since public pages set no cookie.
 */
export const getPreRoll =
  ({ adverts, hosts, clock }: Deps) =>
  async (viewer: Viewer, { titleId, seen }: PreRollWish): Promise<PreRoll> => {
    if (seen.length > MAX_SEEN) throw badInput({ seen: 'too_long' });
    if (!isId(titleId)) return { variant: 'own-time', adverts: [] };
    const placements = await adverts.placementsFor(titleId);
    if (placements.length === 0) return { variant: 'own-time', adverts: [] };
    const since = new Date(clock.now().getTime() - CAP_WINDOW_MS);
    const shown = viewer.memberId ? await adverts.shownTo(viewer.memberId, since) : timesOf(seen);
    const playable = placements.map((placement) => ({
      ...placement,
      // A host that was allowed at the import may be so no longer.
      adverts: placement.adverts.filter(({ video }) => !video || readLocation('stream', video, hosts)),
    }));
    return preRollOf(playable, shown);
  };

const timesOf = (ids: readonly string[]): Map<string, number> => {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
};
