import { isId, notFound, type Clock, type Ids } from '@seyir/kit';
import { isInside, type Group, type GroupStanding } from '../domain/group.js';
import type { BadgeStore } from './badge-ports.js';
import type { GroupEvents, GroupMemberStore, GroupStore } from './group-ports.js';
import { groupNotice, groupRequestNotice, MOST_RECIPIENTS, type Notices } from './notices.js';
import type { Transaction } from './ports.js';

// One transaction locks the group, moves the member, counts a badge, notifies, and wakes open pages.
export interface MoveDeps {
  readonly groups: GroupStore;
  readonly groupMembers: GroupMemberStore;
  readonly groupEvents: GroupEvents;
  readonly badges: Pick<BadgeStore, 'note'>;
  readonly notices: Notices;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The group under its lock, with the member's standing. */
export type Locked = Group & { readonly from: GroupStanding };

/**
 * Changes a member's standing in a group under the group's lock, and wakes open pages. NOT_FOUND for an unknown group.
 * @param by the member who makes the change
 * @param decide returns the member's next standing; the current one changes nothing
 * @returns the group as `by` may see it after the change
 */
export const moveInGroup =
  ({ groups, groupMembers, groupEvents, badges, notices, transaction, clock, ids }: MoveDeps) =>
  (
    groupId: string,
    memberId: string,
    by: string,
    decide: (group: Locked) => Promise<GroupStanding> | GroupStanding,
  ): Promise<Group> => {
    if (!isId(groupId)) throw notFound(`group ${groupId}`);
    return transaction.run(async () => {
      const group = await groups.lock(groupId, by);
      if (!group) throw notFound(`group ${groupId}`);
      const from = (await groupMembers.standings(groupId, [memberId])).get(memberId) ?? 'none';
      const to = await decide({ ...group, from });
      if (to === from) return group;
      const change = { from, to, requestId: ids.next(), now: clock.now() };
      await groupMembers.move(groupId, memberId, change);
      groupEvents.groupChanged(groupId);
      groupEvents.standingChanged(groupId, memberId);
      if (isInside(to)) await badges.note([memberId], 'groups');
      await tellOfMove({ groupMembers, notices }, groupId, memberId, { from, to, isOwn: by === memberId });
      const [moved] = await groups.byIds([groupId], by);
      if (!moved) throw notFound(`group ${groupId}`);
      return moved;
    });
  };

export type MoveInGroup = ReturnType<typeof moveInGroup>;

interface Move {
  readonly from: GroupStanding;
  readonly to: GroupStanding;
  /** True if members changed their own standing. */
  readonly isOwn: boolean;
}

/** Notifies the managers of a group of a request, and the member of an invitation or an acceptance. */
const tellOfMove = async (
  { groupMembers, notices }: Pick<MoveDeps, 'groupMembers' | 'notices'>,
  groupId: string,
  memberId: string,
  { from, to, isOwn }: Move,
): Promise<void> => {
  if (from === 'requested' || to === 'requested') {
    const request = groupRequestNotice(
      groupId,
      memberId,
      await groupMembers.managers(groupId, MOST_RECIPIENTS),
    );
    await (to === 'requested' ? notices.tell([request]) : notices.withdraw([request]));
  }
  if (to === 'invited') await notices.tell([groupNotice('group-invite', groupId, memberId)]);
  if (from === 'invited') await notices.withdraw([groupNotice('group-invite', groupId, memberId)]);
  if (from === 'requested' && to === 'member' && !isOwn)
    await notices.tell([groupNotice('group-accepted', groupId, memberId)]);
};
