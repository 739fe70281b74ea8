import type { Clock } from '@seyir/kit';
import { weekOf } from '../domain/views.js';
import type { Transaction, ViewStore } from './ports.js';

/** Titles in one transaction. */
const CHUNK = 200;

interface Deps {
  readonly views: ViewStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * One run of the job that moves the week on: each day it sums up the week of every watched title once, in chunks, and deletes the
 * views that are older.
 */
export const renewWeek =
  ({ views, transaction, clock }: Deps) =>
  async (signal: AbortSignal): Promise<void> => {
    const renewed = () =>
      transaction.run(async () => {
        const week = weekOf(clock.now());
        const [today = '', oldest = ''] = [week[0], week.at(-1)];
        const titleIds = await views.lockOld(today, CHUNK);
        if (titleIds.length === 0) return false;
        await views.renew(titleIds, week);
        await views.forget(titleIds, oldest);
        return true;
      });
    while (!signal.aborted && (await renewed()));
  };
