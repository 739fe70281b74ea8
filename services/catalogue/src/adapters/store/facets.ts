import { yearsOf, type Years } from '../../domain/title-filter.js';
import type { ChosenTitles } from '../../app/filter-ports.js';

/**
 * All values that a title can be filtered by, in one array: the index `title_chosen` of this expression serves every combination of
 * filters.
 */
const FACETS = `seyir_title_choices(t.genre_ids, t.kind, t.status, t.age_mark, t.year, t.initial, t.network_slug, t.country,
  t.translations)`;

/** The conditions of a filter by the index of facets; `genreIds` are the ids of the filter's genres. */
export const byFacets = (filter: ChosenTitles, genreIds: readonly string[]): Record<string, unknown> => {
  const { kind, initial, shelf, choice } = filter;
  const facets = [
    ...genreIds,
    ...(kind ? [kind] : []),
    ...(choice.status ? [choice.status] : []),
    ...(choice.ageMark ? [`age-${choice.ageMark}`] : []),
    ...(choice.country ? [`country-${choice.country}`] : []),
    ...(choice.translation ? [choice.translation] : []),
    ...(initial === undefined ? [] : [`letter-${initial}`]),
    ...(shelf?.sort === 'network' ? [`network-${shelf.slug}`] : []),
  ];
  return {
    ...(facets.length > 0 && { [`${FACETS} @> ?::text[]`]: [facets] }),
    ...(choice.years && { [`${FACETS} && ?::text[]`]: [yearFacets(choice.years)] }),
  };
};

/**
 * A range of years as few facets: a title also has those of its decade and its century. One facet a year would make the index compare
 * hundreds of them with each title, if the range is open.
 */
const yearFacets = (years: Years): string[] => {
  const { first, last } = yearsOf(years);
  const facets: string[] = [];
  for (let year = first; year <= last;) {
    const [length, facet] =
      WHOLE.find(([length]) => year % length === 0 && year + length - 1 <= last) ?? YEAR;
    facets.push(`${facet}${year / length}`);
    year += length;
  }
  return facets;
};

const YEAR = [1, ''] as const;
const WHOLE = [
  [100, 'century-'],
  [10, 'decade-'],
] as const;

/** The same conditions by column. No index serves them, so that rows are read in the order of the list. */
export const byColumns = (filter: ChosenTitles, genreIds: readonly string[]): Record<string, unknown> => {
  const { kind, initial, shelf, choice } = filter;
  const years = choice.years && yearsOf(choice.years);
  return {
    't.kind = ?': kind,
    't.initial = ?': initial,
    't.status = ?': choice.status,
    't.age_mark = ?': choice.ageMark,
    't.country = ?': choice.country,
    't.translations @> ARRAY[?]::text[]': choice.translation,
    't.network_slug = ?': shelf?.sort === 'network' ? shelf.slug : undefined,
    't.year BETWEEN ? AND ?': years && [years.first, years.last],
    't.genre_ids @> ?::uuid[]': genreIds.length > 0 ? [genreIds] : undefined,
  };
};
