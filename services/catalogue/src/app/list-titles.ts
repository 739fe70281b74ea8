import { badInput, type Paged, type PageQuery } from '@seyir/kit';
import { isInitial } from '../domain/initial.js';
import type { Title, TitleOrder } from '../domain/title.js';
import { paged, sliceOf } from './page.js';
import type { TitleFilter, TitleStore } from './ports.js';

/** A page of titles of one kind and initial, or of all. BAD_INPUT for an initial that the alphabet does not have. */
export const listTitles =
  ({ titles }: { titles: TitleStore }) =>
  async (filter: TitleFilter, order: TitleOrder, page?: PageQuery): Promise<Paged<Title>> => {
    if (filter.initial !== undefined && !isInitial(filter.initial)) throw badInput({ initial: 'invalid' });
    const slice = sliceOf(page);
    const [items, count] = await Promise.all([titles.list(filter, order, slice), titles.count(filter)]);
    return paged(items, count, slice);
  };
