import type { Episode } from '@seyir/proto';
import { z } from 'zod';
import { ids } from '../inputs.js';
import { operation } from '../operation.js';

/** Episodes in request order; unknown ones are left out. */
export const getEpisodes = operation({
  input: z.object({ ids: ids(100) }),
  access: 'public',
  async run(ctx, { ids }): Promise<Episode[]> {
    const found = await ctx.loaders.episodes.loadMany(ids);
    return found.flatMap((episode) => {
      if (episode instanceof Error) throw episode;
      return episode ?? [];
    });
  },
});
