/** Istanbul has had one offset all year round since 2016 (product-rules, Text: the zone of all times). */
const ISTANBUL_MS = 3 * 60 * 60_000;
const MINUTE_MS = 60_000;

/** A scheduled room begins at least and at most this far ahead, in ms. */
export const SOONEST_MS = 5 * MINUTE_MS;
export const LATEST_MS = 30 * 24 * 60 * MINUTE_MS;

/** A moment as the value of a `datetime-local` field, by Istanbul's clock. */
export const toField = (moment: Date): string =>
  new Date(moment.getTime() + ISTANBUL_MS).toISOString().slice(0, 16);

/** The moment of a field's value; undefined for none, and for one that is not 5 minutes to 30 days ahead of `now`. */
export const fromField = (value: string, now: Date): Date | undefined => {
  const at = new Date(`${value}:00.000Z`).getTime() - ISTANBUL_MS;
  const ahead = at - now.getTime();
  return ahead >= SOONEST_MS && ahead <= LATEST_MS ? new Date(at) : undefined;
};
