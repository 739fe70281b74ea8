import { badInput, DomainError, type Clock, type Ids } from '@seyir/kit';
import { MOST_OWNED, type Group } from '../domain/group.js';
import type { BadgeStore } from './badge-ports.js';
import { groupFieldsOf, type NewGroupFields } from './group-input.js';
import { nameKey, slugOf } from './group-name.js';
import type { GroupMemberStore, GroupStore } from './group-ports.js';
import type { Transaction } from './ports.js';

// One transaction adds the group and its owner and counts a badge.
interface Deps {
  readonly groups: GroupStore;
  readonly groupMembers: GroupMemberStore;
  readonly badges: Pick<BadgeStore, 'note'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Creates a group, which the creator owns. BAD_INPUT, with `taken` for another group's name; LIMIT_REACHED beyond 20 own groups.
 */
export const createGroup =
  ({ groups, groupMembers, badges, transaction, clock, ids }: Deps) =>
  async (memberId: string, given: NewGroupFields): Promise<Group> => {
    const fields = groupFieldsOf(given, { cover: '', poster: '' });
    const slug = slugOf(fields.name);
    return transaction.run(async () => {
      if ((await groupMembers.countOf(memberId)).owned >= MOST_OWNED)
        throw new DomainError('LIMIT_REACHED', { reason: `${MOST_OWNED} own groups` });
      await groups.lockSlug(slug);
      const key = nameKey(fields.name);
      if (await groups.nameIsTaken(key, undefined)) throw badInput({ name: 'taken' });
      const id = ids.next();
      const now = clock.now();
      await groups.add({ ...fields, id, slug: await groups.freeSlug(slug), nameKey: key, createdAt: now });
      await groupMembers.move(id, memberId, {
        from: 'none',
        to: 'owner',
        requestId: '',
        now,
      });
      await badges.note([memberId], 'groups');
      const [group] = await groups.byIds([id], memberId);
      return group!;
    });
  };
