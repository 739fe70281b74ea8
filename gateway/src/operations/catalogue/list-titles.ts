import { TitleKind, TitleOrder, wakes, type Title } from '@seyir/proto';
import { z } from 'zod';
import { page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** Titles of a kind, or of all kinds with UNSPECIFIED. */
export const listTitles = operation({
  input: z.object({ kind: z.enum(TitleKind), order: z.enum(TitleOrder), page, size: size(24) }),
  access: 'public',
  run: ({ parts }, { kind, order, page, size }) =>
    parts.reads.get(`titles:${kind}:${order}:${page}:${size}`, wakes.catalogue, async () => {
      const answer = await parts.asVisitor.catalogue.listTitles({
        kind,
        order,
        page: { number: page, size },
      });
      return pageOf<Title>(answer.titles, answer.info);
    }),
});
