import { statement, type KeySlice, type UnitOfWork } from '@seyir/kit';
import type { ListKey } from '../../app/page.js';
import type { KeyedTitle } from '../../app/ports.js';
import { MOST_ORDERED } from '../../domain/title-filter.js';
import type { TitleView } from '../../domain/title.js';
import type { ListOrder } from './list-orders.js';
import { conditions, type Conditions } from './title-page.js';
import { selectTitles, toTitle, type ReadTitle } from './title-rows.js';

interface ChoicePageOf {
  /** The conditions of the titles for the index of facets. */
  readonly found: Conditions;
  /** The same conditions for rows in the order of the list. */
  readonly inOrder: Conditions;
  readonly order: ListOrder;
  readonly slice: KeySlice<ListKey>;
  readonly view: TitleView;
}

/** The columns of all orders. */
const ORDERED = 't.id, t.added_at, t.popularity, t.rating, t.name';

/** The first row has the count even if the page is empty. */
type ChoiceRow = { readonly count: number } & (
  { readonly id: null } | (ReadTitle & { readonly key: ListKey; readonly place: string })
);

/**
 * Counts titles up to one more than `MOST_ORDERED`, and reads a page of them, in one statement. Only one of the two parts of `page` runs:
 * it orders the found titles if there are few, and otherwise reads titles in the order of the list. The statement is not prepared, because
 * a plan for many titles does not fit few.
 */
export const readChoicePage = async (
  unitOfWork: UnitOfWork,
  { found, inOrder, order, slice: { after, skip, limit }, view }: ChoicePageOf,
): Promise<{ titles: KeyedTitle[]; count: number }> => {
  const behind: Conditions = after ? { [order.behind]: order.valuesOf(after) } : {};
  const all = conditions(found);
  const few = conditions(
    { [`(SELECT count FROM counted) <= ${MOST_ORDERED}`]: [], ...behind },
    all.parameters,
  );
  const many = conditions(
    { [`(SELECT count FROM counted) > ${MOST_ORDERED}`]: [], ...inOrder, ...behind },
    few.parameters,
  );
  const [most, passed] = [many.parameters.length + 1, many.parameters.length + 2];
  const part = (titles: string, { where }: { where: string }) =>
    `(SELECT ${ORDERED} FROM ${titles} t ${where} ORDER BY ${order.by} LIMIT $${most} OFFSET $${passed})`;
  // LIMIT 1 makes PostgreSQL look up one id after the other; for a join it may read all titles.
  const source = `(SELECT t.*, page.place, ${order.key} AS key
    FROM page CROSS JOIN LATERAL (SELECT * FROM title WHERE title.id = page.id LIMIT 1) t) t`;
  const page = statement<ChoiceRow>(
    `WITH found AS MATERIALIZED (SELECT ${ORDERED} FROM title t ${all.where} LIMIT ${MOST_ORDERED + 1}),
     counted AS MATERIALIZED (SELECT count(*)::integer AS count FROM found),
     page AS MATERIALIZED (
       SELECT t.id, row_number() OVER (ORDER BY ${order.by}) AS place
       FROM (${part('found', few)} UNION ALL ${part('title', many)}) t)
     SELECT counted.count, shown.*
     FROM counted LEFT JOIN (${selectTitles[view](source, 't.place, t.key')}) shown ON true ORDER BY shown.place`,
  );
  const rows = await page.all(unitOfWork, [...many.parameters, limit, skip]);
  const titles = rows.flatMap((row) => (row.id === null ? [] : [{ item: toTitle(row), key: row.key }]));
  return { titles, count: rows[0]?.count ?? 0 };
};
