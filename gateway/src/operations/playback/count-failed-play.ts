import { z } from 'zod';
import { hash, id } from '../inputs.js';
import { operation } from '../operation.js';

/** Counts a source that the player gave up on. NOT_FOUND for a source that is unknown, removed or of another episode. */
export const countFailedPlay = operation({
  input: z.object({ sourceHash: hash, episodeId: id }),
  access: 'public',
  limit: 'failedPlays',
  async run(ctx, { sourceHash, episodeId }): Promise<void> {
    await ctx.services.playback.countFailedPlay({ sourceHash, episodeId });
  },
});
