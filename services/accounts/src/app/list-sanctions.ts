import { isId, notFound } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import type { Sanction } from '../domain/sanction.js';
import type { MemberStore, SanctionStore } from './ports.js';

const MOST = 100;

interface Deps {
  readonly members: MemberStore;
  readonly sanctions: SanctionStore;
}

/** A member, by id or username, with the silences and bans, the last one first. Finds banned members too. NOT_FOUND. */
export const listSanctions =
  ({ members, sanctions }: Deps) =>
  async (memberId: string, username: string): Promise<{ member: Member; sanctions: Sanction[] }> => {
    const [byId] = isId(memberId) ? await members.byIds([memberId]) : [];
    const member = byId ?? (username === '' ? undefined : await members.byUsername(username));
    if (!member?.activated) throw notFound(`member ${memberId || username}`);
    return { member, sanctions: await sanctions.ofMember(member.id, MOST) };
  };
