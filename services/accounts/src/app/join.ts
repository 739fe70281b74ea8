import { badInput, DomainError } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import type { Registration } from '../domain/registration.js';
import type { AccountEvents, Addressees, MemberStore, PasswordStore, Registrations } from './ports.js';

interface Deps {
  readonly registrations: Registrations;
  readonly addressees: Addressees;
  readonly members: MemberStore;
  readonly passwords: PasswordStore;
  readonly events: AccountEvents;
}

/**
 * Makes a registration a member, inside the caller's transaction. LINK_EXPIRED if another registration of the address was
 * activated first, or a member has the address now; BAD_INPUT for a username that a member has now.
 */
export const join =
  ({ registrations, addressees, members, passwords, events }: Deps) =>
  async ({ id, username, name, email }: Registration, passwordHash: string, now: Date): Promise<Member> => {
    if (!(await registrations.take(id, now))) throw new DomainError('LINK_EXPIRED');
    if (await addressees.byEmail(email))
      throw new DomainError('LINK_EXPIRED', { reason: 'address of a member' });
    if (await members.byUsername(username)) throw badInput({ username: 'taken' });
    const profile = { avatar: '', about: '', country: '', roles: [], joinedAt: now, demo: false };
    const [member] = await members.add([{ id, username, name, email, ...profile }], now);
    if (!member) throw new DomainError('LINK_EXPIRED', { reason: 'activated' });
    await passwords.put(new Map([[id, passwordHash]]), now);
    await events.membersChanged([member]);
    return member;
  };

export type Joins = ReturnType<typeof join>;
