import { foldKey } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import type { MemberNames, RestraintStore } from './ports.js';

const USUAL = 8;
const MOST = 20;
const LONGEST = 50;

/**
 * Members whose username begins with the text, then those whose display name does. Empty for an empty prefix. Members who block the
 * searching member are left out; the result then has fewer entries.
 */
export const searchMembers =
  ({ names, restraints }: { names: MemberNames; restraints: RestraintStore }) =>
  async (searcherId: string, text: string, limit: number): Promise<Member[]> => {
    const prefix = foldKey(text.trim());
    if (prefix === '' || prefix.length > LONGEST) return [];
    const size = Math.min(limit || USUAL, MOST);
    const found = await names.byUsernamePrefix(prefix, size);
    if (found.length === size) return withoutBlockers(found);
    const more = await names.byNamePrefix(prefix, size);
    const known = new Set(found.map(({ id }) => id));
    return withoutBlockers([...found, ...more.filter(({ id }) => !known.has(id))].slice(0, size));

    async function withoutBlockers(members: Member[]): Promise<Member[]> {
      const blockers = await restraints.blockersOf(
        searcherId,
        members.map(({ id }) => id),
      );
      return members.filter(({ id }) => !blockers.has(id));
    }
  };
