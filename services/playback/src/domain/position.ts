import type { Place } from './place.js';
import type { Standing } from './resume.js';

/** Where a member stands in an episode. */
export interface Position extends Place, Standing {
  /** The continue id of the legacy calls. */
  readonly id: string;
  readonly memberId: string;
  readonly episodeId: string;
  readonly titleId: string;
}

/** A judged measurement on its way to the store. */
export interface NewStanding extends Standing {
  readonly id: string;
  readonly memberId: string;
  readonly episodeId: string;
  readonly titleId: string;
}

/**
 * Two measurements of the same member and episode as one: the newer position, and all that either has reached.
 * The store merges by the same rule, so the order of arrival does not matter.
 */
export const merge = (a: NewStanding, b: NewStanding): NewStanding => {
  const newer = (b.measuredAt.getTime() - a.measuredAt.getTime() || b.position - a.position) > 0 ? b : a;
  return { ...newer, id: a.id, kept: a.kept || b.kept, watched: a.watched || b.watched };
};
