import type { Activity } from '../domain/notification.js';
import type { CatchUp } from './catch-up.js';
import type { CounterStore } from './ports.js';

/**
 * The state of a member's list for a polling page: two look-ups if nothing is new, however much the member follows.
 */
export const getActivity =
  ({ counters, catchUp }: { counters: CounterStore; catchUp: CatchUp }) =>
  async (memberId: string): Promise<Activity> => {
    await catchUp(memberId);
    return (await counters.of(memberId)).activity;
  };
