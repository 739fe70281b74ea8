import { foldKey } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import type { MemberNames } from './ports.js';

const USUAL = 8;
const MOST = 20;
const LONGEST = 50;

/** Members whose username begins so, in its order, then those whose shown name does. Nobody for an empty prefix. */
export const searchMembers =
  ({ names }: { names: MemberNames }) =>
  async (text: string, limit: number): Promise<Member[]> => {
    const prefix = foldKey(text.trim());
    if (prefix === '' || prefix.length > LONGEST) return [];
    const size = Math.min(limit || USUAL, MOST);
    const found = await names.byUsernamePrefix(prefix, size);
    if (found.length === size) return found;
    const more = await names.byNamePrefix(prefix, size);
    const known = new Set(found.map(({ id }) => id));
    return [...found, ...more.filter(({ id }) => !known.has(id))].slice(0, size);
  };
