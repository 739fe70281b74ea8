import { batchOf } from '@seyir/kit';
import type { GroupStanding } from '../domain/group.js';
import type { GroupMemberStore } from './group-ports.js';
import type { CircleStore } from './ports.js';

const MOST = 100;

interface Deps {
  readonly groupMembers: GroupMemberStore;
  readonly circles: CircleStore;
}

export interface GroupCandidate {
  readonly memberId: string;
  readonly standing: GroupStanding;
}

/**
 * The relation of members to a group, for choosing whom to invite; members who block the viewer or whom the viewer blocks are left
 * out. BAD_INPUT beyond 100 ids.
 */
export const getGroupCandidates =
  ({ groupMembers, circles }: Deps) =>
  async (by: string, groupId: string, memberIds: readonly string[]): Promise<GroupCandidate[]> => {
    const asked = batchOf(memberIds, MOST);
    const [standings, blocked] = await Promise.all([
      groupMembers.standings(groupId, asked),
      circles.blockedWith(by, asked),
    ]);
    return asked
      .filter((id) => !blocked.has(id))
      .map((memberId) => ({ memberId, standing: standings.get(memberId) ?? 'none' }));
  };
