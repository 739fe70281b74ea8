import type { Notification } from '@seyir/proto';
import { z } from 'zod';
import { page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** The viewer's notifications, the newest first, and how many are unread. */
export const listNotifications = operation({
  input: z.object({ page, size: size(20) }),
  access: 'member',
  async run({ services }, { page, size }) {
    const answer = await services.notifications.listNotifications({ page: { number: page, size } });
    return { ...pageOf<Notification>(answer.notifications, answer.info), unread: answer.unread };
  },
});
