import { notFound } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import type { MemberStore } from './ports.js';

/** The member whose username has the same folded form. NOT_FOUND for an unknown or not yet activated one. */
export const getMemberByUsername =
  ({ members }: { members: MemberStore }) =>
  async (username: string): Promise<Member> => {
    const member = await members.byUsername(username);
    if (!member?.activated) throw notFound(`member ${username}`);
    return member;
  };
