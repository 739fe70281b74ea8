import type { TitleKind } from '../../generated/types.js';
import { kindOfSegment, sections } from './sections.js';

/** The settings in the address of the calendar. */
export interface CalendarQuery {
  /** Undefined: all kinds. */
  kind: TitleKind | undefined;
  view: 'week' | 'list';
  /** True to show only titles that the member follows, watches or has on the list. */
  mine: boolean;
}

export const calendarQueryOf = (search: URLSearchParams): CalendarQuery => ({
  kind: kindOfSegment(search.get('tur') ?? undefined),
  view: search.get('gorunum') === 'liste' ? 'list' : 'week',
  mine: search.get('benim') === '1',
});

/** The query of an address, without default values. */
export function calendarSearch({ kind, view, mine }: CalendarQuery): string {
  const search = new URLSearchParams({
    ...(kind && { tur: sections[kind].segment }),
    ...(view === 'list' && { gorunum: 'liste' }),
    ...(mine && { benim: '1' }),
  }).toString();
  return search && `?${search}`;
}
