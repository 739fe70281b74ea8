import { columns } from '@seyir/kit';
import type { Member } from '../../domain/member.js';
import { MemberRow } from './entities/member.js';

/** The public columns of a member; never the address. */
const SHOWN = [
  'id',
  'username',
  'name',
  'avatar',
  'about',
  'country',
  'roles',
  'joinedAt',
  'activatedAt',
  'bannedAt',
  'profileAudience',
  'version',
  'changedAt',
] as const satisfies readonly (keyof MemberRow)[];

/** The columns of `MEMBER_COLUMNS`. */
export type ShownMemberRow = Pick<MemberRow, (typeof SHOWN)[number]>;

/** Columns of the table `member` without an alias. */
export const MEMBER_COLUMNS = columns(MemberRow, 'member', SHOWN);

export const toMember = (row: ShownMemberRow): Member => ({
  id: row.id,
  username: row.username,
  name: row.name,
  avatar: row.avatar,
  about: row.about,
  country: row.country,
  roles: row.roles,
  joinedAt: row.joinedAt,
  activated: row.activatedAt !== null,
  banned: row.bannedAt !== null,
  audience: row.profileAudience,
  version: row.version,
  changedAt: row.changedAt,
});
