import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { operation } from '../operation.js';

/** The state of a member's list for polling pages. */
export interface Activity {
  readonly unread: number;
  readonly revision: number;
}

const read = async ({ services }: Ctx): Promise<Activity> => {
  const { unread, revision } = await services.notifications.getActivity({});
  return { unread, revision };
};

/**
 * The state for a polling page: the number of unread notifications, and whether anything is new. Answered from memory while nothing
 * changes.
 */
export const getActivity = operation({
  input: z.object({}),
  access: 'member',
  run: (ctx) => ctx.parts.activities.get(ctx.viewer.memberId ?? '', () => read(ctx)),
});

/** The same after a wake, which means that something is new. */
export const getNewActivity = operation({
  input: z.object({}),
  access: 'member',
  run: (ctx) => read(ctx),
});
