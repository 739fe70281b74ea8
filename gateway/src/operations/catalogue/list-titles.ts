import { ShelfSort, TitleKind, TitleOrder, wakes, type Title } from '@seyir/proto';
import { z } from 'zod';
import { page, size, slug } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** Titles of a kind, or of all kinds with UNSPECIFIED; of one initial, genre or network where asked. BAD_INPUT for an initial that there is not. */
export const listTitles = operation({
  input: z.object({
    kind: z.enum(TitleKind),
    order: z.enum(TitleOrder),
    initial: z.string().max(3).default(''),
    shelf: z.object({ sort: z.enum(ShelfSort), slug }).optional(),
    page,
    size: size(24),
  }),
  access: 'public',
  run: ({ parts }, { kind, order, initial, shelf, page, size }) => {
    const of = shelf ? `${shelf.sort}/${shelf.slug}` : '';
    const key = `titles:${kind}:${order}:${initial}:${of}:${page}:${size}`;
    return parts.reads.get(key, wakes.catalogue, async () => {
      const request = { kind, order, initial, ...(shelf && { shelf }), page: { number: page, size } };
      const answer = await parts.asVisitor.catalogue.listTitles(request);
      return pageOf<Title>(answer.titles, answer.info);
    });
  },
});
