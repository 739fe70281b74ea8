import type { Title, TitleKind, TitleOrder } from '../domain/title.js';
import { paged, sliceOf, type Paged, type PageQuery } from './page.js';
import type { TitleStore } from './ports.js';

/** A page of titles of one kind, or of all. */
export const listTitles =
  ({ titles }: { titles: TitleStore }) =>
  async (kind: TitleKind | undefined, order: TitleOrder, page?: PageQuery): Promise<Paged<Title>> => {
    const slice = sliceOf(page);
    const [items, count] = await Promise.all([titles.list(kind, order, slice), titles.count(kind)]);
    return paged(items, count, slice);
  };
