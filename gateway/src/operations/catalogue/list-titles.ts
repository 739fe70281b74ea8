import { TitleKind, TitleOrder, wakes, type Title } from '@seyir/proto';
import { z } from 'zod';
import { page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** Titles of a kind, or of all kinds with UNSPECIFIED; of one initial where asked. BAD_INPUT for one that there is not. */
export const listTitles = operation({
  input: z.object({
    kind: z.enum(TitleKind),
    order: z.enum(TitleOrder),
    initial: z.string().max(3).default(''),
    page,
    size: size(24),
  }),
  access: 'public',
  run: ({ parts }, { kind, order, initial, page, size }) =>
    parts.reads.get(`titles:${kind}:${order}:${initial}:${page}:${size}`, wakes.catalogue, async () => {
      const answer = await parts.asVisitor.catalogue.listTitles({
        kind,
        order,
        initial,
        page: { number: page, size },
      });
      return pageOf<Title>(answer.titles, answer.info);
    }),
});
