import { eachYear } from '../../domain/title-filter.js';
import type { ChosenTitles } from '../../app/filter-ports.js';

/**
 * All values that a title can be filtered by, in one array: the index `title_choices` of this expression serves every combination of
 * filters.
 */
const FACETS = `seyir_title_facets(t.genre_ids, t.kind, t.status, t.age_mark, t.year, t.initial, t.network_slug, t.country,
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
    ...(choice.years && { [`${FACETS} && ?::text[]`]: [eachYear(choice.years).map(String)] }),
  };
};

/** The same conditions by column. No index serves them, so that rows are read in the order of the list. */
export const byColumns = (filter: ChosenTitles, genreIds: readonly string[]): Record<string, unknown> => {
  const { kind, initial, shelf, choice } = filter;
  const years = choice.years && eachYear(choice.years);
  return {
    't.kind = ?': kind,
    't.initial = ?': initial,
    't.status = ?': choice.status,
    't.age_mark = ?': choice.ageMark,
    't.country = ?': choice.country,
    't.translations @> ARRAY[?]::text[]': choice.translation,
    't.network_slug = ?': shelf?.sort === 'network' ? shelf.slug : undefined,
    't.year BETWEEN ? AND ?': years && [years[0] ?? 0, years.at(-1) ?? -1],
    't.genre_ids @> ?::uuid[]': genreIds.length > 0 ? [genreIds] : undefined,
  };
};
