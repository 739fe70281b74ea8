import { batchOf, type GoneMembers } from '@seyir/kit';
import type { Relationship } from '../domain/follow.js';
import type { FollowStore } from './ports.js';

const none = { followers: 0, followed: 0, requests: 0 };

/**
 * The relationship of a viewer to members, with the members' counts; erased members are left out. BAD_INPUT beyond
 * 200 ids.
 */
export const getRelationships =
  ({ follows, goneMembers }: { readonly follows: FollowStore; readonly goneMembers: GoneMembers }) =>
  async (viewerId: string | undefined, memberIds: readonly string[]): Promise<Relationship[]> => {
    const asked = batchOf(memberIds);
    const gone = await goneMembers.among(asked);
    const ids = asked.filter((id) => !gone.has(id));
    const [counts, standing] = await Promise.all([
      follows.counts(ids),
      viewerId === undefined ? undefined : follows.between(viewerId, ids),
    ]);
    return ids.map((memberId) => ({
      memberId,
      ...(standing?.get(memberId) ?? { state: 'none', followsViewer: false }),
      counts: counts.get(memberId) ?? none,
    }));
  };
