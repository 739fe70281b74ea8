import { badInput, DomainError, notFound, type Clock } from '@seyir/kit';
import type { Group } from '../domain/group.js';
import { assertManages } from './group-checks.js';
import { groupFieldsOf, type NewGroupFields } from './group-input.js';
import { nameKey, slugOf } from './group-name.js';
import type { GroupEvents, GroupStore } from './group-ports.js';
import type { PostEvents, Transaction } from './ports.js';

interface Deps {
  readonly groups: GroupStore;
  readonly groupEvents: GroupEvents;
  readonly events: PostEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Changes the fields of a group; its address stays. Open requests stay, even if joining no longer needs approval. BAD_INPUT;
 * OUTDATED if it was changed since `version` was read (0: any version).
 */
export const updateGroup =
  ({ groups, groupEvents, events, transaction, clock }: Deps) =>
  async (memberId: string, id: string, given: NewGroupFields, version: number): Promise<Group> => {
    // Problems that can be found without the group are reported before the lock.
    groupFieldsOf(given, { cover: '', poster: '' });
    return transaction.run(async () => {
      await groups.lockSlug(slugOf(given.name));
      const standing = await groups.lock(id, memberId);
      if (!standing) throw notFound(`group ${id}`);
      assertManages(standing);
      if (version > 0 && standing.version !== version)
        throw new DomainError('OUTDATED', { reason: `version ${standing.version}, not ${version}` });
      const fields = groupFieldsOf(given, standing);
      const key = nameKey(fields.name);
      if (await groups.nameIsTaken(key, id)) throw badInput({ name: 'taken' });
      await groups.edit(id, { ...fields, nameKey: key, now: clock.now() });
      if (fields.isPrivate && !standing.isPrivate) {
        groupEvents.groupWithdrawn(id);
        events.postsWithdrawn();
      } else groupEvents.groupChanged(id);
      const [group] = await groups.byIds([id], memberId);
      if (!group) throw notFound(`group ${id}`);
      return group;
    });
  };
