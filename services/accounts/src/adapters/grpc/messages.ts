import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput } from '@seyir/kit';
import {
  ActivationState,
  Audience as AudienceMessage,
  Role,
  type AccountSchema,
  type DeviceSchema,
  type GetActivationResponseSchema,
  type ImportedMember as ImportedMessage,
  type MemberSchema,
  type Privacy as PrivacyMessage,
  type ProfileSchema,
  type RestraintSchema,
  type SessionSchema,
} from '@seyir/proto';
import type { FoundActivation } from '../../app/get-activation.js';
import type { Profile } from '../../app/get-profile.js';
import type { ImportedMember } from '../../app/check-members.js';
import type { ListedSession } from '../../app/list-sessions.js';
import type { OpenSession } from '../../app/open-session.js';
import type { Account, Privacy } from '../../domain/account.js';
import type { Audience, GrantedRole, Member } from '../../domain/member.js';
import type { Restraint } from '../../domain/restraint.js';

const granted: Readonly<Record<GrantedRole, Role>> = {
  editor: Role.EDITOR,
  moderator: Role.MODERATOR,
  admin: Role.ADMIN,
};

/** Every account has the role member; granted roles are added. */
export const fromRoles = (roles: readonly GrantedRole[]): Role[] => [
  Role.MEMBER,
  ...roles.map((role) => granted[role]),
];

/** The roles besides `member`. */
export const toRoles = (roles: readonly Role[]): GrantedRole[] =>
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
  silence,
}: OpenSession): MessageInitShape<typeof SessionSchema> => ({
  id: session.id,
  member: fromMember(member),
  createdAt: timestampFromDate(session.createdAt),
  expiresAt: timestampFromDate(expiresAt),
  remember: session.remember,
  ...(silence && {
    silence: { until: timestampFromDate(silence.until), violation: silence.violation },
  }),
});

/** BAD_INPUT without a joining date, and for an unknown role. */
export const toImported = (message: ImportedMessage): ImportedMember => {
  if (!message.joinedAt) throw badInput({ joinedAt: 'required' });
  if (message.roles.some((role) => Role[role] === undefined)) throw badInput({ roles: 'invalid' });
  const { id, username, name, password, avatar, about, country, demo } = message;
  return {
    id,
    username,
    name,
    password,
    avatar,
    about,
    country,
    demo,
    email: message.email || undefined,
    roles: toRoles(message.roles),
    joinedAt: timestampDate(message.joinedAt),
  };
};

/** Audiences by the contract's numbers. */
export const audiences: Readonly<Record<Audience, AudienceMessage>> = {
  everyone: AudienceMessage.EVERYONE,
  members: AudienceMessage.MEMBERS,
  nobody: AudienceMessage.NOBODY,
};

/** BAD_INPUT for an unknown audience. */
export const toPrivacy = (message: PrivacyMessage | undefined): Privacy => {
  const known = Object.entries(audiences).find(([, audience]) => audience === message?.profile);
  if (!message || !known) throw badInput({ profile: 'invalid' });
  return { profile: known[0] as Audience, indexed: message.indexed };
};

export const fromAccount = (account: Account): MessageInitShape<typeof AccountSchema> => ({
  member: fromMember(account.member),
  email: account.email ?? '',
  pendingEmail: account.pendingEmail ?? '',
  birthYear: account.birthYear ?? 0,
  links: account.links,
  privacy: { profile: audiences[account.privacy.profile], indexed: account.privacy.indexed },
});

export const fromProfile = (profile: Profile): MessageInitShape<typeof ProfileSchema> => {
  const { member, links, hidden, indexed, restraint } = profile;
  return {
    member: fromMember(member),
    links,
    hidden,
    indexed,
    ...(restraint && { restraint: fromRestraint(restraint) }),
  };
};

export const fromRestraint = ({
  otherId,
  blocked,
  mute,
}: Restraint): MessageInitShape<typeof RestraintSchema> => ({
  memberId: otherId,
  blocked,
  muted: mute !== undefined,
  ...(mute?.until && { mutedUntil: timestampFromDate(mute.until) }),
});

export const fromDevice = (
  { session, userAgent }: ListedSession,
  currentId: string | undefined,
): MessageInitShape<typeof DeviceSchema> => ({
  id: session.id,
  userAgent,
  createdAt: timestampFromDate(session.createdAt),
  lastSeenAt: timestampFromDate(session.lastSeenAt),
  current: session.id === currentId,
});

const activationStates: Readonly<Record<FoundActivation['state'], ActivationState>> = {
  ready: ActivationState.READY,
  password: ActivationState.PASSWORD,
  used: ActivationState.USED,
  expired: ActivationState.EXPIRED,
};

export const fromActivation = ({
  state,
  username,
}: FoundActivation): MessageInitShape<typeof GetActivationResponseSchema> => ({
  state: activationStates[state],
  username,
});
