import { statement, type UnitOfWork } from '@seyir/kit';
import type { TitleValues } from '../../app/filter-ports.js';
import { filterFields, type FilterField, type ValueCount } from '../../domain/title-filter.js';
import { conditions, type Conditions } from './title-page.js';

interface ValueRow extends ValueCount {
  readonly field: FilterField | 'all';
}

/** The values of a title by field, as FROM and WHERE of a query of found titles. */
const sources: Readonly<Record<FilterField, string>> = {
  status: '(SELECT status AS value FROM found) v',
  ageMark: '(SELECT age_mark AS value FROM found) v',
  translation: '(SELECT unnest(translations) AS value FROM found) v',
  country: `(SELECT country AS value FROM found WHERE country <> '') v`,
  network: `(SELECT network_slug AS value FROM found WHERE network_slug <> '') v`,
  genre: `(SELECT genre.slug AS value FROM (SELECT unnest(genre_ids) AS id FROM found) of_title
           JOIN genre ON genre.id = of_title.id) v`,
};

/** The values of all titles that match, with their numbers of titles; undefined for more than `most` titles. */
export const readChoiceValues = async (
  unitOfWork: UnitOfWork,
  found: Conditions,
  most: number,
): Promise<TitleValues | undefined> => {
  const { where, parameters } = conditions(found);
  const values = statement<ValueRow>(
    `WITH found AS MATERIALIZED (
       SELECT t.status, t.age_mark, t.translations, t.country, t.network_slug, t.genre_ids
       FROM title t ${where} LIMIT $${parameters.length + 1})
     SELECT 'all' AS field, '' AS value, count(*)::int AS "titleCount" FROM found
     ${filterFields
       .map(
         (field) => `UNION ALL SELECT '${field}', value, count(*)::int FROM ${sources[field]} GROUP BY value`,
       )
       .join(' ')}`,
  );
  const rows = await values.all(unitOfWork, [...parameters, most + 1]);
  if (rows.some(({ field, titleCount }) => field === 'all' && titleCount > most)) return undefined;
  return new Map(
    filterFields.map((of) => [
      of,
      rows.flatMap(({ field, value, titleCount }) => (field === of ? [{ value, titleCount }] : [])),
    ]),
  );
};
