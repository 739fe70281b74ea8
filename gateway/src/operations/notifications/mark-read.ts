import { z } from 'zod';
import { operation } from '../operation.js';

/** Marks all of the viewer's notifications as read; answers how many unread ones are left. */
export const markRead = operation({
  input: z.object({}),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }) => (await services.notifications.markRead({})).unread,
});
