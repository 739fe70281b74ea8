import { badInput, foldKey } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import { isUsername } from '../domain/names.js';
import type { MemberNames } from './ports.js';

const MAX_NAMES = 50;

/** Members by username, in no particular order; unknown and not yet activated ones are left out. BAD_INPUT beyond 50. */
export const getMembersByUsernames =
  ({ names }: { names: MemberNames }) =>
  async (usernames: readonly string[]): Promise<Member[]> => {
    if (usernames.length > MAX_NAMES) throw badInput({ usernames: 'too_long' });
    const keys = [...new Set(usernames.map(foldKey))].filter(isUsername);
    return keys.length === 0 ? [] : names.byUsernames(keys);
  };
