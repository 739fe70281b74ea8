import type { WatchedEpisode } from '@seyir/proto';
import { z } from 'zod';
import { cursor, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage } from '../page.js';

/** A page of the viewer's watched episodes, latest first. */
export const listLastWatched = operation({
  input: z.object({ page, size: size(24), cursor }),
  access: 'member',
  run: (ctx, asked) =>
    readPage(ctx, 'last-watched', asked, async (page) => {
      const answer = await ctx.services.playback.listLastWatched({ page });
      return pageOf<WatchedEpisode>(answer.episodes, answer.info);
    }),
});
