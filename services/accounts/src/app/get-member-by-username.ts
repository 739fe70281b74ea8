import { notFound } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import type { MemberStore } from './ports.js';

/** The member whose username has the same folded form. NOT_FOUND for an unknown one, and for who has not joined yet. */
export const getMemberByUsername =
  ({ members }: { members: MemberStore }) =>
  async (username: string): Promise<Member> => {
    const member = await members.byUsername(username);
    if (!member?.activated) throw notFound(`member ${username}`);
    return member;
  };
