import { z } from 'zod';
import { operation } from '../operation.js';
import { reactionWritten } from './own-write.js';
import { ownedType } from './set-reaction.js';

/** Removes the viewer's own reaction with the handle from setting it. */
export const deleteReaction = operation({
  input: z.object({ reactionId: z.string().min(1).max(64), targetType: z.string().min(1).max(20) }),
  access: 'member',
  limit: 'toggling',
  async run(ctx, { reactionId, targetType }) {
    const answer = await ctx.services.comments.deleteReaction({
      reactionId,
      targetType: ownedType(targetType),
    });
    reactionWritten(ctx);
    return answer;
  },
});
