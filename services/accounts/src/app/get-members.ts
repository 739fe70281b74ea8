import { batchOf } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import type { MemberStore } from './ports.js';

/** Members by id, in no particular order; unknown and not yet activated ones are left out. BAD_INPUT beyond 200 ids. */
export const getMembers =
  ({ members }: { members: MemberStore }) =>
  async (ids: readonly string[]): Promise<Member[]> =>
    (await members.byIds(batchOf(ids))).filter((member) => member.activated);
