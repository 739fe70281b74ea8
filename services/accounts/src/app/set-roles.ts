import { DomainError, isId, notFound, type Clock } from '@seyir/kit';
import type { GrantedRole, Member } from '../domain/member.js';
import type { MemberStore, Provider, StaffStore, Transaction } from './ports.js';
import type { WriteRoles } from './write-roles.js';

// One transaction locks the admins, so that one always remains, and writes the roles.
interface Deps {
  readonly staff: StaffStore;
  readonly writeRoles: WriteRoles;
  readonly members: MemberStore;
  /** Undefined: the site keeps the roles itself. */
  readonly provider: Provider | undefined;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

const changeRoles =
  ({ staff, writeRoles, members, transaction, clock }: Omit<Deps, 'provider'>) =>
  (memberId: string, next: (member: Member) => readonly GrantedRole[]): Promise<Member> =>
    transaction.run(async () => {
      // Two admins who take each other's role at once wait here for each other.
      const admins = await staff.lockAdmins();
      const [member] = await members.byIds([memberId]);
      if (!member) throw notFound(`member ${memberId}`);
      const roles = next(member);
      if (!roles.includes('admin') && admins.every((id) => id === memberId) && admins.length > 0)
        throw new DomainError('LAST_ADMIN');
      return (await writeRoles(memberId, roles, clock.now())) ?? member;
    });

/**
 * Gives and takes roles; the member's sessions end. OUTDATED if another admin has changed the roles since they were read; LAST_ADMIN
 * if no admin would be left; SIGN_IN_ELSEWHERE if an identity provider keeps the roles; NOT_FOUND.
 * @param seen the roles that the admin has read; undefined: not compared
 */
export const setRoles = (deps: Deps) => {
  const change = changeRoles(deps);
  return async (
    memberId: string,
    roles: readonly GrantedRole[],
    seen: readonly GrantedRole[] | undefined,
  ): Promise<Member> => {
    if (deps.provider) throw new DomainError('SIGN_IN_ELSEWHERE', { reason: 'the provider keeps the roles' });
    if (!isId(memberId)) throw notFound(`member ${memberId}`);
    return change(memberId, ({ roles: current }) => {
      if (seen && !isSame(seen, current))
        throw new DomainError('OUTDATED', { reason: `roles of ${memberId}` });
      return roles;
    });
  };
};

const isSame = (some: readonly GrantedRole[], others: readonly GrantedRole[]): boolean =>
  some.length === others.length && some.every((role) => others.includes(role));

/** Gives a role to the member with a username, for the operator's command. Errors as in `setRoles`. */
export const grantRole = (deps: Deps) => {
  const change = changeRoles(deps);
  return async (username: string, role: GrantedRole): Promise<Member> => {
    if (deps.provider) throw new DomainError('SIGN_IN_ELSEWHERE', { reason: 'the provider keeps the roles' });
    const member = await deps.members.byUsername(username);
    if (!member) throw notFound(`member ${username}`);
    return change(member.id, ({ roles }) => [...new Set([...roles, role])]);
  };
};
