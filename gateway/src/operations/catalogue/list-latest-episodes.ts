import { TitleKind, wakes, type Episode } from '@seyir/proto';
import { z } from 'zod';
import { page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** Released episodes, the newest first; of all kinds with UNSPECIFIED. */
export const listLatestEpisodes = operation({
  input: z.object({ kind: z.enum(TitleKind), page, size: size(24) }),
  access: 'public',
  run: ({ parts }, { kind, page, size }) =>
    parts.reads.get(`latest:${kind}:${page}:${size}`, wakes.catalogue, async () => {
      const answer = await parts.asVisitor.catalogue.listLatestEpisodes({
        kind,
        page: { number: page, size },
      });
      return pageOf<Episode>(answer.episodes, answer.info);
    }),
});
