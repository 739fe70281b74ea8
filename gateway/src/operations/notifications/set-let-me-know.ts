import { NotifyKind } from '@seyir/proto';
import { z } from 'zod';
import { writeOptions } from '../write-options.js';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

export const notifyKind = z.enum(NotifyKind).refine((value) => value !== NotifyKind.UNSPECIFIED);

/** Sets or toggles whether the viewer gets notifications about an episode or title; returns the new state. */
export const setLetMeKnow = operation({
  input: z.object({ kind: notifyKind, id, active: z.boolean().optional() }),
  access: 'member',
  limit: 'toggling',
  async run(ctx, { kind, id, active }): Promise<boolean> {
    const request = { kind, id, ...(active !== undefined && { active }) };
    return (await ctx.services.notifications.setLetMeKnow(request, writeOptions(ctx, undefined))).active;
  },
});
