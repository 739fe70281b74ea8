import type { ShelfPlace, TitleFilter, TitleKind } from '@seyir/proto';
import type { ChosenTitles } from '../../app/filter-ports.js';
import { ages, kinds, statuses, translations } from './enums.js';
import { toShelfPlace } from './messages.js';

interface ListRequest {
  readonly kind: TitleKind;
  readonly shelf?: ShelfPlace | undefined;
  readonly filter?: TitleFilter | undefined;
}

/** The titles that a list is of. */
export const toList = ({ kind, shelf, filter }: ListRequest): Omit<ChosenTitles, 'initial'> => ({
  kind: kinds.toWord(kind),
  shelf: shelf && toShelfPlace(shelf),
  choice: filter
    ? {
        genres: filter.genres,
        years: filter.yearFrom || filter.yearTo ? { from: filter.yearFrom, to: filter.yearTo } : undefined,
        status: statuses.toWord(filter.status),
        ageMark: ages.toWord(filter.ageMark),
        country: filter.country || undefined,
        translation: translations.toWord(filter.translation),
      }
    : { genres: [] },
});
