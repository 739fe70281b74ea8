import type { AiringTitlesFragment } from '../../generated/types.js';

export type AiringEntry = AiringTitlesFragment['items'][number];

/** Groups the airing entries by weekday, 0 on Monday; days without entries are empty lists. */
export function byWeekday(items: readonly AiringEntry[]): AiringEntry[][] {
  return Array.from({ length: 7 }, (_, day) =>
    items.filter(({ title }) => title.airTime?.weekday === day + 1),
  );
}
