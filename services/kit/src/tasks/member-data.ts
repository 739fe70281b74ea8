import type { Clock } from '../ports/clock.js';
import { inTwoPasses } from './second-pass.js';
import type { TaskKind, TaskStep, Tasks } from './task.js';

/** Erases one kind of data about a member, up to `limit` rows, in the running transaction; false while some are left. */
export type EraseMemberData = (memberId: string, limit: number) => Promise<boolean>;

/** Erases with a store's function, which deletes up to `limit` rows and returns their number. */
export const erasingRows =
  (forget: (memberId: string, limit: number) => Promise<number>): EraseMemberData =>
  async (memberId, limit) =>
    (await forget(memberId, limit)) < limit;

export interface EraseInTurnDeps {
  /** In the order of erasure; `wiring.ts` lists them. */
  readonly memberData: readonly EraseMemberData[];
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** The step of a task that erases each kind of a member's data in turn, in two passes. */
export const eraseInTurn =
  (kind: TaskKind<{ readonly memberId: string; readonly pass: number }, string>) =>
  ({
    memberData,
    ...deps
  }: EraseInTurnDeps): TaskStep<{ readonly memberId: string; readonly pass: number }, string> =>
    inTwoPasses(kind, deps, async ({ memberId }, _, { limit }) => {
      for (const erase of memberData) if (!(await erase(memberId, limit))) return { cursor: memberId };
      return 'done';
    });
