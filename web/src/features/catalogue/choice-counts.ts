import type { BrowseQuery, FilterField } from '../../generated/types.js';

/** How many titles the list would have with a value of a filter; undefined while that is not known. */
export type ChoiceCounts = (field: FilterField, value: string) => number | undefined;

type Counted = BrowseQuery['titleChoices'];

/** Looks up the numbers of titles of a list's choices. A value that is missing in a counted filter has none. */
export function choiceCounts(counted: Counted): ChoiceCounts {
  const fields = new Map(
    (counted ?? []).map(({ field, values }) => [
      field,
      new Map(values.map(({ value, titleCount }) => [value, titleCount])),
    ]),
  );
  return (field, value) => {
    const values = fields.get(field);
    return values && (values.get(value) ?? 0);
  };
}
