import { z } from 'zod';
import { hash } from '../inputs.js';
import { operation } from '../operation.js';

/** Whether a source still exists. */
export const checkSource = operation({
  input: z.object({ hash }),
  access: 'public',
  run: async (ctx, { hash }) => (await ctx.services.playback.checkSource({ hash })).exists,
});
