import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput } from '@seyir/kit';
import {
  Role,
  type ImportedMember as ImportedMessage,
  type MemberSchema,
  type SessionSchema,
} from '@seyir/proto';
import type { ImportedMember } from '../../app/import-members.js';
import type { OpenSession } from '../../app/open-session.js';
import type { GrantedRole, Member } from '../../domain/member.js';

const granted: Readonly<Record<GrantedRole, Role>> = {
  editor: Role.EDITOR,
  moderator: Role.MODERATOR,
  admin: Role.ADMIN,
};

/** Everyone with an account is a member, and some are more. */
export const fromRoles = (roles: readonly GrantedRole[]): Role[] => [
  Role.MEMBER,
  ...roles.map((role) => granted[role]),
];

/** BAD_INPUT for what is no role. */
const toRoles = (roles: readonly Role[]): GrantedRole[] =>
  (Object.entries(granted) as [GrantedRole, Role][])
    .filter(([, role]) => roles.includes(role))
    .map(([name]) => name);

export const fromMember = (member: Member): MessageInitShape<typeof MemberSchema> => ({
  id: member.id,
  username: member.username,
  name: member.name,
  avatar: member.avatar,
  about: member.about,
  country: member.country,
  roles: fromRoles(member.roles),
  joinedAt: timestampFromDate(member.joinedAt),
});

export const fromSession = ({
  session,
  member,
  expiresAt,
}: OpenSession): MessageInitShape<typeof SessionSchema> => ({
  id: session.id,
  member: fromMember(member),
  createdAt: timestampFromDate(session.createdAt),
  expiresAt: timestampFromDate(expiresAt),
  remember: session.remember,
});

/** BAD_INPUT without a date of joining, and for a role that there is not. */
export const toImported = (message: ImportedMessage): ImportedMember => {
  if (!message.joinedAt) throw badInput({ joinedAt: 'required' });
  if (message.roles.some((role) => Role[role] === undefined)) throw badInput({ roles: 'invalid' });
  const { id, username, name, password, avatar, about, country, demo } = message;
  return {
    ...{ id, username, name, password, avatar, about, country, demo },
    email: message.email || undefined,
    roles: toRoles(message.roles),
    joinedAt: timestampDate(message.joinedAt),
  };
};
