import type { Clock } from '../ports/clock.js';
import type { GoneMembers } from '../store/gone-members.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import type { Json, TaskKind, Tasks } from './task.js';

export interface EraseMemberDeps {
  readonly goneMembers: GoneMembers;
  readonly transaction: Pick<UnitOfWork, 'run'>;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/**
 * The use case of a member's erasure: marks the member as gone, which refuses the member's calls at once, and adds the task that
 * removes the rows, both in one transaction.
 */
export const eraseMemberWith =
  <Cursor extends Json>(kind: TaskKind<{ readonly memberId: string; readonly pass: number }, Cursor>) =>
  ({ goneMembers, transaction, tasks, clock }: EraseMemberDeps) =>
  (memberId: string): Promise<void> =>
    transaction.run(async () => {
      await goneMembers.mark([memberId], clock.now());
      await tasks.add(kind, { memberId, pass: 1 }, { key: memberId });
    });
