import { TitleKind, wakes, type Episode } from '@seyir/proto';
import { z } from 'zod';
import { id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** Released episodes, the newest first; of all kinds with UNSPECIFIED, of one genre where asked. */
export const listLatestEpisodes = operation({
  input: z.object({ kind: z.enum(TitleKind), genreId: id.optional(), page, size: size(24) }),
  access: 'public',
  run: ({ parts }, { kind, genreId = '', page, size }) =>
    parts.reads.get(`latest:${kind}:${genreId}:${page}:${size}`, wakes.catalogue, async () => {
      const answer = await parts.asVisitor.catalogue.listLatestEpisodes({
        kind,
        genreId,
        page: { number: page, size },
      });
      return pageOf<Episode>(answer.episodes, answer.info);
    }),
});
