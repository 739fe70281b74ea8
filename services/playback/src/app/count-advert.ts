import { isId, notFound, type Clock, type UnitOfWork, type Viewer } from '@seyir/kit';
import { CAP_WINDOW_MS, type AdvertMoment } from '../domain/advert.js';
import type { AdvertStore } from './ports.js';

interface Deps {
  readonly adverts: AdvertStore;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/**
 * Counts an impression, a skip or a click; a member's impression also towards the daily cap. The same call with the
 * same idempotency key counts once. NOT_FOUND for an unknown advert.
 */
export const countAdvert =
  ({ adverts, unitOfWork, clock }: Deps) =>
  (viewer: Viewer, { advertId, moment }: { advertId: string; moment: AdvertMoment }): Promise<void> =>
    unitOfWork.run(async () => {
      if (!isId(advertId) || !(await adverts.count(advertId, moment))) throw notFound('no such advert');
      if (viewer.memberId && moment === 'impression') {
        const now = clock.now();
        await adverts.noteShown(viewer.memberId, advertId, now, new Date(now.getTime() - CAP_WINDOW_MS));
      }
    });
