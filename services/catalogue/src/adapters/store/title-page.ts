import { statement, type KeySlice, type UnitOfWork } from '@seyir/kit';
import type { ListKey } from '../../app/page.js';
import type { KeyedTitle } from '../../app/ports.js';
import type { TitleView } from '../../domain/title.js';
import type { ListOrder } from './list-orders.js';
import { selectTitles, toTitle, type ReadTitle } from './title-rows.js';

/** Conditions of titles (alias `t`) with their values, one for each `?`; conditions whose value is undefined are ignored. */
export type Conditions = Readonly<Record<string, unknown>>;

interface PageOf {
  readonly asked: Conditions;
  readonly order: ListOrder;
  readonly slice: KeySlice<ListKey>;
  readonly view: TitleView;
}

/**
 * Reads a page of titles. The rows are limited before they are joined. The statement is not prepared, because a plan for a genre of
 * thousands does not fit one of ten.
 */
export const readTitlePage = async (
  unitOfWork: UnitOfWork,
  { asked, order, slice: { after, skip, limit }, view }: PageOf,
): Promise<KeyedTitle[]> => {
  const { where, parameters } = conditions({
    ...asked,
    ...(after && { [order.behind]: order.valuesOf(after) }),
  });
  const [most, passed] = [parameters.length + 1, parameters.length + 2];
  const source = `(SELECT t.*, ${order.key} AS key FROM title t ${where} ORDER BY ${order.by}
    LIMIT $${most} OFFSET $${passed}) t`;
  const page = statement<ReadTitle & { readonly key: ListKey }>(
    `${selectTitles[view](source, 't.key')} ORDER BY ${order.by}`,
  );
  const rows = await page.all(unitOfWork, [...parameters, limit, skip]);
  return rows.map((row) => ({ item: toTitle(row), key: row.key }));
};

/** The WHERE clause of conditions, and its parameters after those `before` it. */
export const conditions = (
  filter: Conditions,
  before: readonly unknown[] = [],
): { where: string; parameters: unknown[] } => {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  const parameters = [...before, ...asked.flatMap(([, value]) => value)];
  let place = before.length;
  const where = asked.map(([clause]) => clause.replace(/\?/g, () => `$${(place += 1)}`)).join(' AND ');
  return { where: where && `WHERE ${where}`, parameters };
};
