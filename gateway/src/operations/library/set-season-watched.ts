import { z } from 'zod';
import { id, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';

/** Sets whether the viewer has watched all released episodes of a season; toggles them without `watched`. */
export const setSeasonWatched = operation({
  input: z.object({
    titleId: id,
    season: z.int().min(0).max(10_000),
    watched: z.boolean().optional(),
    idempotencyKey,
  }),
  access: 'member',
  limit: 'toggling',
  run: (ctx, { titleId, season, watched, idempotencyKey }) =>
    ctx.services.playback.setSeasonWatched(
      { titleId, season, ...(watched !== undefined && { watched }) },
      writeOptions(ctx, idempotencyKey),
    ),
});
