import { z } from 'zod';
import { id, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';

/** Sets whether the viewer has watched an episode; toggles it without `watched`. NOT_RELEASED before its release. */
export const setEpisodeWatched = operation({
  input: z.object({ episodeId: id, watched: z.boolean().optional(), idempotencyKey }),
  access: 'member',
  limit: 'toggling',
  run: (ctx, { episodeId, watched, idempotencyKey }) =>
    ctx.services.playback.setEpisodeWatched(
      { episodeId, ...(watched !== undefined && { watched }) },
      writeOptions(ctx, idempotencyKey),
    ),
});
