import { keyPage, type KeyPageQuery } from '@seyir/kit';
import { isNarrow, MOST_COUNTED } from '../domain/title-filter.js';
import type { Title, TitleOrder, TitleView } from '../domain/title.js';
import { checkChoice } from './check-choice.js';
import type { ChoiceStore, ChosenTitles } from './filter-ports.js';
import { sizes, titleKeys, type CountedPage } from './page.js';
import type { TitleStore } from './ports.js';

export interface TitlePage extends CountedPage<Title> {
  /** There are more titles than `count`, which stops at `MOST_COUNTED` for a filter. */
  readonly moreThanCount: boolean;
}

interface Deps {
  readonly titles: TitleStore;
  readonly choices: ChoiceStore;
}

/**
 * A page of titles, optionally of one kind and initial, and of what a reader has chosen. BAD_INPUT as in checkChoice and in
 * keyPage.
 */
export const listTitles =
  ({ titles, choices }: Deps) =>
  async (
    filter: ChosenTitles,
    order: TitleOrder,
    page?: KeyPageQuery,
    view: TitleView = 'whole',
  ): Promise<TitlePage> => {
    checkChoice(filter);
    const asked = { keyset: titleKeys[order], sizes, page };
    if (!isNarrow(filter.choice)) {
      const [found, count] = await Promise.all([
        keyPage(asked, (slice) => titles.list(filter, order, slice, view)),
        titles.count(filter),
      ]);
      return { ...found, count, moreThanCount: false };
    }
    let count = 0;
    const found = await keyPage(asked, async (slice) => {
      const read = await choices.list(filter, order, slice, view);
      count = read.count;
      return read.titles;
    });
    return { ...found, count: Math.min(count, MOST_COUNTED), moreThanCount: count > MOST_COUNTED };
  };
