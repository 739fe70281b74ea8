import { notFound } from '@seyir/kit/stateless';
import { z } from 'zod';
import { postNow } from '../groups/group-posts.js';
import { id, reaction } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';
import { reactionWritten } from './own-write.js';

/** Sets one reaction per member and target: a new one replaces it, `active: false` removes it. `group` means a post of a group. */
export const setReaction = operation({
  input: z.object({
    targetType: z.enum(['comment', 'series', 'episode', 'flow', 'group', 'discussion']),
    targetId: id,
    reaction,
    active: z.boolean(),
  }),
  access: 'member',
  limit: 'toggling',
  async run(ctx, { targetType, ...input }) {
    if (targetType === 'group' && !(await postNow(ctx, input.targetId))?.groupId)
      throw notFound(`post of a group ${input.targetId}`);
    const request = { ...input, targetType: ownedType(targetType) };
    const answer = await ctx.services.comments.setReaction(request, writeOptions(ctx, undefined));
    reactionWritten(ctx);
    return answer;
  },
});

/** Targets by their names in the comments service: a post of a group is a post. */
export const ownedType = (targetType: string): string => (targetType === 'group' ? 'flow' : targetType);
