/** The season and number of an episode; `nowhere` is before the first one. */
export interface Place {
  readonly season: number;
  readonly number: number;
}

export const nowhere: Place = { season: 0, number: 0 };

/** Negative if `a` is before `b`, 0 if equal, positive if after. */
export const comparePlaces = (a: Place, b: Place): number => a.season - b.season || a.number - b.number;

export const laterPlace = (a: Place, b: Place): Place => (comparePlaces(a, b) >= 0 ? a : b);
