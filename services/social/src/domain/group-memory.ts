/** The position of an episode in its title; season and number are 0 before the first one. */
export interface Place {
  readonly season: number;
  readonly number: number;
}

/** An episode with a date in a group's plan. */
export interface PlannedEpisode extends Place {
  readonly episodeId: string;
  readonly titleId: string;
  readonly at: Date;
  /** The plain member who proposes it; undefined for a date that the owner or a manager has fixed. */
  readonly proposedBy: string | undefined;
}

/** Members are notified this long before a date. */
export const TOLD_BEFORE_MS = 3_600_000;

/** How far a member has watched a title. */
export interface WatchPlace extends Place {
  readonly titleId: string;
}

/** Negative if the first place is earlier. */
export const comparePlaces = (one: Place, other: Place): number =>
  one.season - other.season || one.number - other.number;

export const NOWHERE: Place = { season: 0, number: 0 };

/** Unnamed members count only if at least this many of them make up a number (product-rules, The second half). */
export const LEAST_UNNAMED = 3;

/** Members of a group's list whose progress counts in its memory. */
export const MOST_COUNTED = 200;
/** Maximum number of future dates of a group, and the number of past dates that are kept. */
export const MOST_PLANNED = 30;
export const MOST_PAST = 100;
/** Maximum number of future proposals of a member in a group, and of a group. */
export const MOST_PROPOSED = 3;
export const MOST_PROPOSALS = 20;
/** How long after its date an episode still counts as future, because the group may be watching it. */
export const LASTS_MS = 4 * 3_600_000;
/** Maximum time from now to a date. */
export const LATEST_MS = 366 * 86_400_000;
