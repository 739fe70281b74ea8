import { z } from 'zod';
import { id, reaction } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from './write.js';

/** One reaction a member a target: another one replaces it, `active: false` takes it back. */
export const setReaction = operation({
  input: z.object({
    targetType: z.enum(['comment', 'series', 'episode']),
    targetId: id,
    reaction,
    active: z.boolean(),
  }),
  access: 'member',
  limit: 'toggling',
  run: (ctx, input) => ctx.services.comments.setReaction(input, writeOptions(ctx, undefined)),
});
