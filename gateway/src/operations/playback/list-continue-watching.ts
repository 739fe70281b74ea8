import type { Position } from '@seyir/proto';
import { z } from 'zod';
import { cursor, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage } from '../page.js';

/** The viewer's unfinished episodes, latest first. */
export const listContinueWatching = operation({
  input: z.object({ page, size: size(24), cursor }),
  access: 'member',
  run: (ctx, asked) =>
    readPage(ctx, 'continue-watching', asked, async (page) => {
      const answer = await ctx.services.playback.listContinueWatching({ page });
      return pageOf<Position>(answer.positions, answer.info);
    }),
});
