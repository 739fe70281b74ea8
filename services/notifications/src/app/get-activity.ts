import type { Activity } from '../domain/notification.js';
import type { CounterStore } from './ports.js';

/** What a polling page wants to know of a member's list: one row by its key. */
export const getActivity =
  ({ counters }: { counters: CounterStore }) =>
  async (memberId: string): Promise<Activity> =>
    (await counters.of(memberId)).activity;
