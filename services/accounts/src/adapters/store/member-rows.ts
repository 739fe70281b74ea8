import type { Member } from '../../domain/member.js';

/** The columns of `MEMBER_COLUMNS`. */
export interface MemberRow {
  readonly member_id: string;
  readonly username: string;
  readonly name: string;
  readonly avatar: string;
  readonly about: string;
  readonly country: string;
  readonly roles: Member['roles'];
  readonly joined_at: Date;
  readonly activated: boolean;
  readonly banned: boolean;
  readonly version: number;
  readonly changed_at: Date;
}

/** Of the table `member` under its own name; never the address. */
export const MEMBER_COLUMNS = `
  member.id AS member_id, member.username, member.name, member.avatar, member.about, member.country, member.roles,
  member.joined_at, member.activated_at IS NOT NULL AS activated, member.banned_at IS NOT NULL AS banned,
  member.version, member.changed_at`;

export const toMember = (row: MemberRow): Member => ({
  id: row.member_id,
  username: row.username,
  name: row.name,
  avatar: row.avatar,
  about: row.about,
  country: row.country,
  roles: row.roles,
  joinedAt: row.joined_at,
  activated: row.activated,
  banned: row.banned,
  version: row.version,
  changedAt: row.changed_at,
});
