import { isId, notFound, type Clock, type Viewer } from '@seyir/kit';
import { CAP_WINDOW_MS, type AdvertMoment } from '../domain/advert.js';
import type { AdvertStore, Transaction } from './ports.js';

interface Deps {
  readonly adverts: AdvertStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Counts an impression, a skip or a click; a member's impression also counts towards the daily cap. Repeated calls
 * with one idempotency key count once. NOT_FOUND for an unknown advert.
 */
export const countAdvert =
  ({ adverts, transaction, clock }: Deps) =>
  (viewer: Viewer, { advertId, moment }: { advertId: string; moment: AdvertMoment }): Promise<void> =>
    transaction.run(async () => {
      if (!isId(advertId) || !(await adverts.count(advertId, moment))) throw notFound('no such advert');
      if (viewer.memberId && moment === 'impression') {
        const now = clock.now();
        await adverts.noteShown(viewer.memberId, advertId, now, new Date(now.getTime() - CAP_WINDOW_MS));
      }
    });
