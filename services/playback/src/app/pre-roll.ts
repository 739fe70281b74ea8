import { badInput, isId, type Clock, type Viewer } from '@seyir/kit';
import { CAP_WINDOW_MS, preRollOf, type PreRoll } from '../domain/advert.js';
import { readLocation, type AllowedHosts } from '../domain/location.js';
import type { AdvertStore } from './ports.js';

/** More than a browser can show in a day; further entries are ignored. */
const MAX_SEEN = 200;

interface Deps {
  readonly adverts: AdvertStore;
  readonly hosts: AllowedHosts;
  readonly clock: Clock;
}

export interface PreRollWish {
  readonly titleId: string;
  /** The adverts that a visitor's browser showed within the last day, once per showing. */
  readonly seen: readonly string[];
}

/**
 * The adverts before an episode of a title (product-rules, Watching: targeting and frequency cap on the server). The
 * service counts the showings to members; a visitor's browser sends its own, because public pages set no cookie.
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
      // A host that was allowed at the import may no longer be.
      adverts: placement.adverts.filter(({ video }) => !video || readLocation('stream', video, hosts)),
    }));
    return preRollOf(playable, shown);
  };

const timesOf = (ids: readonly string[]): Map<string, number> => {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
};
