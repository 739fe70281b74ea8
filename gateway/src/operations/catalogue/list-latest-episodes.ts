import { TitleKind, wakes, type Episode } from '@seyir/proto';
import { z } from 'zod';
import { cursor, id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage } from '../page.js';

/** Released episodes, newest first; UNSPECIFIED means all kinds; optionally of one genre. */
export const listLatestEpisodes = operation({
  input: z.object({
    kind: z.enum(TitleKind).default(TitleKind.UNSPECIFIED),
    genreId: id.optional(),
    page,
    size: size(24),
    cursor,
  }),
  access: 'public',
  run: (ctx, { kind, genreId = '', ...asked }) => {
    const { parts } = ctx;
    const list = `latest:${kind}:${genreId}`;
    return readPage(ctx, list, asked, (page) =>
      parts.reads.get(`${list}:${page.number}:${page.size}:${page.cursor}`, wakes.catalogue, async () => {
        const answer = await parts.asVisitor.catalogue.listLatestEpisodes({ kind, genreId, page });
        return pageOf<Episode>(answer.episodes, answer.info);
      }),
    );
  },
});
