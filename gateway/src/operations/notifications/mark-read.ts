import { z } from 'zod';
import { operation } from '../operation.js';

/** Marks all of the viewer's notifications as read; returns the number of unread ones left. */
export const markRead = operation({
  input: z.object({}),
  access: 'member',
  limit: 'toggling',
  async run({ parts, services, viewer }) {
    const { unread } = await services.notifications.markRead({});
    parts.activities.forget(viewer.memberId ?? '');
    return unread;
  },
});
