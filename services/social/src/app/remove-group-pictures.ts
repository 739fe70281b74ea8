import { notFound, type Clock } from '@seyir/kit';
import type { Group } from '../domain/group.js';
import { assertManages } from './group-checks.js';
import type { GroupEvents, GroupStore } from './group-ports.js';
import type { Transaction } from './ports.js';

interface Deps {
  readonly groups: Pick<GroupStore, 'lock' | 'removePictures' | 'byIds'>;
  readonly groupEvents: GroupEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Removes the stored cover or poster of a group, or both; a repeated call is no error. FORBIDDEN; NOT_FOUND. */
export const removeGroupPictures =
  ({ groups, groupEvents, transaction, clock }: Deps) =>
  (
    memberId: string,
    id: string,
    pictures: { readonly cover: boolean; readonly poster: boolean },
  ): Promise<Group> =>
    transaction.run(async () => {
      const standing = await groups.lock(id, memberId);
      if (!standing) throw notFound(`group ${id}`);
      assertManages(standing);
      await groups.removePictures(id, pictures, clock.now());
      groupEvents.groupChanged(id);
      const [group] = await groups.byIds([id], memberId);
      if (!group) throw notFound(`group ${id}`);
      return group;
    });
