import { TitleKind, wakes, type AiringTitle } from '@seyir/proto';
import { z } from 'zod';
import { page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** The airing calendar: Monday first, then by time; weekday 0 for all of it. */
export const listAiring = operation({
  input: z.object({
    kind: z.enum(TitleKind),
    weekday: z.int().min(0).max(7).default(0),
    page,
    size: size(24),
  }),
  access: 'public',
  run: ({ parts }, { kind, weekday, page, size }) =>
    parts.reads.get(`airing:${kind}:${weekday}:${page}:${size}`, wakes.catalogue, async () => {
      const request = { kind, weekday, page: { number: page, size } };
      const answer = await parts.asVisitor.catalogue.listAiring(request);
      return pageOf<AiringTitle>(answer.titles, answer.info);
    }),
});
