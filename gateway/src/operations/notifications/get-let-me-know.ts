import { z } from 'zod';
import { ids } from '../inputs.js';
import { operation } from '../operation.js';
import { notifyKind } from './set-let-me-know.js';

/** The ids among these that the viewer gets notifications about; empty for a visitor. */
export const getLetMeKnow = operation({
  input: z.object({ kind: notifyKind, ids: ids(100) }),
  access: 'public',
  async run({ viewer, services }, input): Promise<string[]> {
    if (!viewer.memberId) return [];
    return (await services.notifications.getLetMeKnow(input)).activeIds;
  },
});
