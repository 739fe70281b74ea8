import { notFound } from '@seyir/kit/stateless';
import type { SourceGroup } from '@seyir/proto';
import { z } from 'zod';
import { hash } from '../inputs.js';
import { operation } from '../operation.js';

/** One translator group of an episode. NOT_FOUND for an unknown hash. */
export const getSourceGroup = operation({
  input: z.object({ hash }),
  access: 'public',
  async run(ctx, { hash }): Promise<SourceGroup> {
    const { group } = await ctx.services.playback.getSourceGroup({ hash });
    if (!group) throw notFound('source group');
    return group;
  },
});
