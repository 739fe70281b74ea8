import type { Job, ServiceContext } from '@seyir/kit';
import { wakes } from '@seyir/proto';
import { wakeWaitingPages } from '../app/wake-waiting-pages.js';
import { SqlAnnouncementStore } from './store/announcement-store.js';

/** Wakes the open pages of members who wait for an episode, soon after it becomes watchable. */
export const tellOpenPages = ({ unitOfWork, clock, live }: ServiceContext): Job => ({
  name: 'tell-open-pages',
  everyMs: 1_000,
  run: wakeWaitingPages({
    announcements: new SqlAnnouncementStore(unitOfWork),
    wake: (memberId) => live.wake(wakes.activity(memberId)),
    clock,
  }),
});
