import type { Activity } from '../domain/notification.js';
import type { CatchUp } from './catch-up.js';
import type { CounterStore } from './ports.js';

/** What a polling page wants to know of a member's list: two look-ups by keys while nothing is new. */
export const getActivity =
  ({ counters, catchUp }: { counters: CounterStore; catchUp: CatchUp }) =>
  async (memberId: string): Promise<Activity> => {
    await catchUp(memberId);
    return (await counters.of(memberId)).activity;
  };
