/** Where an episode stands in its title; before the first one lies `nowhere`. */
export interface Place {
  readonly season: number;
  readonly number: number;
}

export const nowhere: Place = { season: 0, number: 0 };

/** Below 0 when `a` comes before `b`, 0 when both are the same, above 0 after it. */
export const comparePlaces = (a: Place, b: Place): number => a.season - b.season || a.number - b.number;

export const laterPlace = (a: Place, b: Place): Place => (comparePlaces(a, b) >= 0 ? a : b);
