import { TitleOrder, wakes, type Title } from '@seyir/proto';
import { z } from 'zod';
import { cursor, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';
import { titleListInput, titleListRequest } from './title-lists.js';

/** A page of cards. */
export interface TitlePage extends PageOf<Title> {
  /** There are more titles than `count`. */
  readonly moreThanCount: boolean;
}

/**
 * Cards of titles of a kind (UNSPECIFIED: all); optionally of one initial, genre or network, and of what a reader has chosen.
 * BAD_INPUT for an unknown initial and for a last year before the first.
 */
export const listTitles = operation({
  input: z.object({
    ...titleListInput,
    order: z.enum(TitleOrder),
    initial: z.string().max(3).default(''),
    page,
    size: size(24),
    cursor,
  }),
  access: 'public',
  run: (ctx, { order, initial, kind, shelf, filter, ...asked }): Promise<TitlePage> => {
    const { parts } = ctx;
    const request = { ...titleListRequest({ kind, shelf, filter }), order, initial, cards: true };
    const list = `titles:${JSON.stringify(request)}`;
    return readPage(ctx, list, asked, (page) =>
      parts.reads.get(`${list}:${page.number}:${page.size}:${page.cursor}`, wakes.catalogue, async () => {
        const { titles, info, moreThanCount } = await parts.asVisitor.catalogue.listTitles({
          ...request,
          page,
        });
        return { ...pageOf<Title>(titles, info), moreThanCount };
      }),
    );
  },
});
