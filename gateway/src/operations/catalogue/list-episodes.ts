import { wakes, type Episode } from '@seyir/proto';
import { z } from 'zod';
import { cursor, id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage } from '../page.js';

/** Episodes of a title, ordered by season and number; season 0: all seasons. */
export const listEpisodes = operation({
  input: z.object({
    titleId: id,
    season: z.int().min(0).max(10_000).default(0),
    page,
    size: size(24),
    cursor,
  }),
  access: 'public',
  run: (ctx, { titleId, season, ...asked }) => {
    const { parts } = ctx;
    const list = `episodes:${titleId}:${season}`;
    return readPage(ctx, list, asked, (page) =>
      parts.reads.get(
        `${list}:${page.number}:${page.size}:${page.cursor}`,
        wakes.catalogue,
        async () => {
          const answer = await parts.asVisitor.catalogue.listEpisodes({ titleId, season, page });
          return pageOf<Episode>(answer.episodes, answer.info);
        },
        () => [titleId],
      ),
    );
  },
});
