import { z } from 'zod';
import { ids } from '../inputs.js';
import { operation } from '../operation.js';
import { notifyKind } from './set-let-me-know.js';

/** Of which of these the viewer wants to know; of none for a visitor. */
export const getLetMeKnow = operation({
  input: z.object({ kind: notifyKind, ids: ids(100) }),
  access: 'public',
  async run({ viewer, services }, input): Promise<string[]> {
    if (!viewer.memberId) return [];
    return (await services.notifications.getLetMeKnow(input)).activeIds;
  },
});
