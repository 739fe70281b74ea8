import { z } from 'zod';
import { operation } from '../operation.js';
import { ownedType } from './set-reaction.js';

/** Removes the viewer's own reaction with the handle from setting it. */
export const deleteReaction = operation({
  input: z.object({ reactionId: z.string().min(1).max(64), targetType: z.string().min(1).max(20) }),
  access: 'member',
  limit: 'toggling',
  run: ({ services }, { reactionId, targetType }) =>
    services.comments.deleteReaction({ reactionId, targetType: ownedType(targetType) }),
});
