import { TitleKind, wakes, type AiringTitle } from '@seyir/proto';
import { z } from 'zod';
import { cursor, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage } from '../page.js';

/** The airing calendar: Monday first, then by time; weekday 0 for the whole week. */
export const listAiring = operation({
  input: z.object({
    kind: z.enum(TitleKind).default(TitleKind.UNSPECIFIED),
    weekday: z.int().min(0).max(7).default(0),
    page,
    size: size(24),
    cursor,
  }),
  access: 'public',
  run: (ctx, { kind, weekday, ...asked }) => {
    const { parts } = ctx;
    const list = `airing:${kind}:${weekday}`;
    return readPage(ctx, list, asked, (page) =>
      parts.reads.get(`${list}:${page.number}:${page.size}:${page.cursor}`, wakes.catalogue, async () => {
        const answer = await parts.asVisitor.catalogue.listAiring({ kind, weekday, page, cards: true });
        return pageOf<AiringTitle>(answer.titles, answer.info);
      }),
    );
  },
});
