import { AdvertMoment } from '@seyir/proto';
import { z } from 'zod';
import { id, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';

/** Counts an impression, a skip or a click of an advert. NOT_FOUND for an unknown one. */
export const countAdvert = operation({
  input: z.object({ advertId: id, moment: z.enum(AdvertMoment), idempotencyKey }),
  access: 'public',
  limit: 'adverts',
  async run(ctx, { advertId, moment, idempotencyKey }): Promise<void> {
    await ctx.services.playback.countAdvert({ advertId, moment }, writeOptions(ctx, idempotencyKey));
  },
});
