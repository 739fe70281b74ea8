import { keyPage, keyset, notFound, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { GroupMember, GroupMemberStore, GroupRequest, GroupStore } from './group-ports.js';

const sizes = { usual: 20, most: 50 } as const;
const byRole = keyset('group-members', { rank: 'integer', since: 'moment', id: 'id' });
const byId = {
  requests: keyset('group-requests', { id: 'id' }),
  invites: keyset('group-invites', { id: 'id' }),
};

interface Deps {
  readonly groups: GroupStore;
  readonly groupMembers: GroupMemberStore;
}

/** The owner, then managers, then members, with their number. BAD_INPUT as in keyPage. */
export const listGroupMembers =
  ({ groups, groupMembers }: Deps) =>
  async (
    groupId: string,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<GroupMember> & { readonly count: number }> => {
    const [group] = await groups.byIds([groupId], undefined);
    if (!group) throw notFound(`group ${groupId}`);
    const found = await keyPage({ keyset: byRole, sizes, page }, (slice) =>
      groupMembers.members(groupId, slice),
    );
    return { ...found, count: group.memberCount };
  };

/** Requests to join that were not answered, oldest first. BAD_INPUT as in keyPage. */
export const listGroupRequests =
  ({ groupMembers }: Pick<Deps, 'groupMembers'>) =>
  (groupId: string, page: KeyPageQuery | undefined): Promise<KeyPage<GroupRequest>> =>
    keyPage({ keyset: byId.requests, sizes, page }, (slice) => groupMembers.requests(groupId, slice));

/** Ids of the invited members. BAD_INPUT as in keyPage. */
export const listGroupInvites =
  ({ groupMembers }: Pick<Deps, 'groupMembers'>) =>
  (groupId: string, page: KeyPageQuery | undefined): Promise<KeyPage<string>> =>
    keyPage({ keyset: byId.invites, sizes, page }, (slice) => groupMembers.invited(groupId, slice));
