import { wakes, type Episode } from '@seyir/proto';
import { z } from 'zod';
import { id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** Episodes of a title in the order of season and number; season 0: all of them. */
export const listEpisodes = operation({
  input: z.object({ titleId: id, season: z.int().min(0).max(10_000).default(0), page, size: size(24) }),
  access: 'public',
  run: ({ parts }, { titleId, season, page, size }) =>
    parts.reads.get(`episodes:${titleId}:${season}:${page}:${size}`, wakes.catalogue, async () => {
      const request = { titleId, season, page: { number: page, size } };
      const answer = await parts.asVisitor.catalogue.listEpisodes(request);
      return pageOf<Episode>(answer.episodes, answer.info);
    }),
});
