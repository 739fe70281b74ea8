import type { Activity } from '../domain/notification.js';
import type { CatchUp } from './catch-up.js';

/**
 * The state of a member's list for a polling page: one statement if nothing is new, however much the member follows.
 */
export const getActivity =
  ({ catchUp }: { catchUp: CatchUp }) =>
  async (memberId: string): Promise<Activity> =>
    (await catchUp(memberId)).activity;
