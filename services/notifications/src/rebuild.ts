import type { RunningService } from '@seyir/kit';
import { topics } from '@seyir/proto';

/**
 * Builds all lists anew from what comments knows: the same entries (member, cause, time) under the same ids in the same
 * order, all unread. Read marks are this service's own facts: they come from its backup, not from here.
 */
export const rebuildNotifications = (service: RunningService): Promise<void> =>
  service.rebuild(topics.comment, async ({ unitOfWork: { manager } }) => {
    await manager.query(`TRUNCATE notification, activity`);
  });
