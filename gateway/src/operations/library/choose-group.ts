import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

/** Stores the viewer's translator group for a title; returns the group that is now chosen. */
export const chooseGroup = operation({
  input: z.object({ titleId: id, groupId: id, keepEarlier: z.boolean().default(false) }),
  access: 'member',
  limit: 'toggling',
  run: async (ctx, choice) => (await ctx.services.playback.chooseGroup(choice)).groupId,
});
