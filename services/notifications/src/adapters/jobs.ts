import type { Job, ServiceContext } from '@seyir/kit';
import { wakes } from '@seyir/proto';
import { tell } from '../app/tell.js';
import { SqlAnnouncementStore } from './store/announcement-store.js';

/** Soon after an episode can be watched, those who want to know of it see it on their open pages. */
export const tellOpenPages = ({ unitOfWork, clock, live }: ServiceContext): Job => ({
  name: 'tell-open-pages',
  everyMs: 1_000,
  run: tell({
    announcements: new SqlAnnouncementStore(unitOfWork),
    wake: (memberId) => live.wake(wakes.activity(memberId)),
    clock,
  }),
});
