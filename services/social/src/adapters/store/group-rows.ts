import { columns, statement } from '@seyir/kit';
import type { Group, GroupRole, GroupStanding } from '../../domain/group.js';
import { GroupRow, type GroupMemberRow } from './entities/group.js';

/** Roles by their stored numbers, which are the order of a group's list. */
export const ranks: Readonly<Record<GroupRole, number>> = { member: 1, manager: 2, owner: 3 };

export const roleOf = (rank: number): GroupRole =>
  rank === ranks.owner ? 'owner' : rank === ranks.manager ? 'manager' : 'member';

/** SQL that is true if the viewer belongs to a group. Both arguments are SQL expressions. */
export const insideGroup = (viewer: string, group: string): string => `EXISTS (
  SELECT 1 FROM group_member inside WHERE inside.group_id = ${group} AND inside.member_id = ${viewer})`;

/**
 * SQL that is true if the viewer may read a group's posts. Both arguments are SQL expressions; the viewer is null for a visitor.
 */
export const groupOpenTo = (viewer: string, group: string): string => `EXISTS (
  SELECT 1 FROM member_group open WHERE open.id = ${group} AND open.deleted_at IS NULL
    AND (NOT open.is_private OR ${insideGroup(viewer, 'open.id')}))`;

/** SQL that is true if the viewer manages a group. Both arguments are SQL expressions. */
export const managesGroup = (viewer: string, group: string): string => `EXISTS (
  SELECT 1 FROM group_member runs WHERE runs.group_id = ${group} AND runs.member_id = ${viewer} AND runs.role > 1)`;

const PLAIN = [
  ...(['id', 'slug', 'name', 'tagline', 'website', 'description', 'isPrivate', 'needsApproval'] as const),
  ...(['networks', 'cover', 'poster', 'memberCount', 'requestCount', 'createdAt', 'version'] as const),
] as const satisfies readonly (keyof GroupRow)[];

/** A member's relation to a group: a role, a request, an invitation, or none. */
export interface StandingRow {
  readonly role: GroupMemberRow['role'] | null;
  readonly asks: boolean;
  readonly invited: boolean;
}

export type ReadGroup = Pick<GroupRow, (typeof PLAIN)[number]> & StandingRow;

/** Columns of `StandingRow`, with the joins of `standingJoins`. */
export const standingColumns = `own.role, asked.id IS NOT NULL AS asks, invite.member_id IS NOT NULL AS invited`;

/** Both arguments are SQL expressions. */
export const standingJoins = (member: string, group: string): string => `
  LEFT JOIN group_member own ON own.group_id = ${group} AND own.member_id = ${member}
  LEFT JOIN group_request asked ON asked.group_id = ${group} AND asked.member_id = ${member}
  LEFT JOIN group_invite invite ON invite.group_id = ${group} AND invite.member_id = ${member}`;

/**
 * A statement that reads groups `g` that are not deleted. $1 is the viewer, null for a visitor.
 * @param rest SQL after the condition: more conditions, an order, a limit
 */
export const selectGroups = (rest: string) =>
  statement<ReadGroup>(
    `SELECT ${columns(GroupRow, 'g', PLAIN)}, ${standingColumns}
     FROM member_group g ${standingJoins('$1::uuid', 'g.id')}
     WHERE g.deleted_at IS NULL ${rest}`,
  );

export const standingIn = ({ role, asks, invited }: StandingRow): GroupStanding => {
  if (role !== null) return roleOf(role);
  return invited ? 'invited' : asks ? 'requested' : 'none';
};

export const toGroup = ({ role, asks, invited, ...group }: ReadGroup): Group => ({
  ...group,
  standing: standingIn({ role, asks, invited }),
});
