import { z } from 'zod';
import { operation } from '../operation.js';

/** Takes back an own reaction by the handle that setting it answered. */
export const deleteReaction = operation({
  input: z.object({ reactionId: z.string().min(1).max(64), targetType: z.string().min(1).max(20) }),
  access: 'member',
  limit: 'toggling',
  run: ({ services }, input) => services.comments.deleteReaction(input),
});
