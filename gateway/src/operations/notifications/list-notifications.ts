import type { Notification } from '@seyir/proto';
import { z } from 'zod';
import { cursor, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage } from '../page.js';

/** The viewer's notifications, newest first, and the number of unread ones. */
export const listNotifications = operation({
  input: z.object({ page, size: size(20), cursor }),
  access: 'member',
  run: (ctx, asked) =>
    readPage(ctx, 'notifications', asked, async (page) => {
      const answer = await ctx.services.notifications.listNotifications({ page });
      return { ...pageOf<Notification>(answer.notifications, answer.info), unread: answer.unread };
    }),
});
